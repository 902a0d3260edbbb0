import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  formatAnnouncementDate,
  formatBriefDateTime,
  formatClockTime,
  formatCommitDate,
  formatLongDate,
  getUtcOffset,
  formatShortDate,
  formatZonedTime,
  formatTimeOfDay,
  formatDuration,
} from './dates.ts';

const at = '2024-03-05T14:30:09.123Z';

describe.each([
  ['text', at],
  ['date', new Date(at)],
])('from a %s', (_, value) => {
  test('short', () => expect(formatShortDate(value, 'UTC')).toBe('March 5, 2024'));
  test('long', () => expect(formatLongDate(value, 'UTC')).toBe('March 5, 2024 at 14:30'));
  test('announced', () => expect(formatAnnouncementDate(value, 'UTC')).toBe('March 05 at 14:30'));
  test('the time to the second', () => expect(formatClockTime(value, 'UTC')).toBe('14:30:09'));
  test('the time alone', () => expect(formatTimeOfDay(value, 'UTC')).toBe('14:30'));
  test('of a commit', () => expect(formatCommitDate(value)).toBe('2024-03-05@14:30:09'));
});

describe('the time zone', () => {
  test.each([
    ['Europe/Stockholm', 'March 05 at 15:30'],
    ['America/New_York', 'March 05 at 09:30'],
    ['Asia/Tokyo', 'March 05 at 23:30'],
    ['Pacific/Auckland', 'March 06 at 03:30'],
  ])('%s', (timeZone, text) => expect(formatAnnouncementDate(at, timeZone)).toBe(text));

  test('does not move a commit', () =>
    expect(formatCommitDate('2024-03-05T23:30:00+09:00')).toBe('2024-03-05@14:30:00'));
});

describe('the hour that comes twice', () => {
  test.each([
    ['2025-10-25T23:59:00Z', 'October 26, 2025 at 01:59'],
    ['2025-10-26T00:30:00Z', 'October 26, 2025 at 02:30 GMT+2'],
    ['2025-10-26T01:30:00Z', 'October 26, 2025 at 02:30 GMT+1'],
    ['2025-10-26T02:00:00Z', 'October 26, 2025 at 03:00'],
    ['2025-03-30T01:30:00Z', 'March 30, 2025 at 03:30'],
  ])('%s names its time zone in it alone', (moment, text) => {
    expect(formatLongDate(moment, 'Europe/Stockholm')).toBe(text);
  });

  test('is half an hour where clocks are put back by one', () => {
    expect(formatLongDate('2025-04-05T15:15:00Z', 'Australia/Lord_Howe')).toBe(
      'April 6, 2025 at 01:45 GMT+10:30',
    );
    expect(formatLongDate('2025-04-05T14:15:00Z', 'Australia/Lord_Howe')).toBe('April 6, 2025 at 01:15');
  });

  test('names its time zone in times alone, too', () => {
    const [first, second] = ['2025-11-02T05:10:00Z', '2025-11-02T06:10:00Z'];
    expect(formatTimeOfDay(first, 'America/New_York')).toBe('01:10 GMT-4');
    expect(formatClockTime(second, 'America/New_York')).toBe('01:10:00 GMT-5');
    expect(formatAnnouncementDate(second, 'America/New_York')).toBe('November 02 at 01:10 GMT-5');
  });
});

test('a time is told with its zone where that changes', () => {
  expect(formatZonedTime('2025-07-01T10:00:00Z', 'Europe/Stockholm')).toBe('12:00 GMT+2');
  expect(formatZonedTime('yesterday')).toBe('');
});

test.each([
  ['Europe/Stockholm', 2],
  ['Asia/Kolkata', 5.5],
  ['America/St_Johns', -2.5],
  ['UTC', 0],
])('%s is %d hours ahead of UTC in July', (timeZone, hours) => {
  expect(getUtcOffset(new Date('2025-07-01T10:00:00Z'), timeZone)).toBe(hours * 3_600_000);
});

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'a day without a time is that day in %s',
  (zone) => {
    expect(formatShortDate('2025-03-01', zone)).toBe('March 1, 2025');
    expect(formatLongDate('2025-03-01', zone)).toBe('March 1, 2025');
  },
);

test('a day without a time has none in any form, wherever somebody is', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
    for (const format of [formatTimeOfDay, formatClockTime, formatZonedTime])
      expect(format('2025-03-01', zone)).toBe('');
    expect(formatAnnouncementDate('2025-03-01', zone)).toBe('March 01');
  }
});

test('blanks around a day leave it that day', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(formatShortDate(' 2025-03-01 ')).toBe('March 1, 2025');
  expect(formatLongDate('2025-03-01\n')).toBe('March 1, 2025');
  vi.unstubAllEnvs();
});

test('midnight is 00:00', () => {
  expect(formatAnnouncementDate('2024-03-05T00:00:00Z', 'UTC')).toBe('March 05 at 00:00');
  expect(formatLongDate('2024-03-05T00:00:00Z', 'UTC')).toBe('March 5, 2024 at 00:00');
});

test.each([undefined, null, '', 'yesterday', new Date(NaN)])('%s is no date', (value) => {
  for (const format of [formatShortDate, formatLongDate])
    expect(format(value, 'UTC')).toBe(typeof value === 'string' ? value : '');
  for (const format of [formatAnnouncementDate, formatTimeOfDay]) expect(format(value, 'UTC')).toBe('');
  expect(formatCommitDate(value)).toBe('');
});

test('the date of a commit reads back as the same second', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const read = new Date(`${formatCommitDate(date).replace('@', 'T')}Z`);
      expect(read.getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
  );
});

test('a moment in little room has its day and its minute', () => {
  const date = new Date(2024, 2, 5, 9, 7);
  expect(formatBriefDateTime(date)).toBe('2024-03-05 09:07');
  expect(formatBriefDateTime('2024-03-05')).toBe('2024-03-05');
  expect(formatBriefDateTime('yesterday')).toBe('');
});

test.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [59.6, '1:00'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [-3, '0:00'],
])('%s seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
