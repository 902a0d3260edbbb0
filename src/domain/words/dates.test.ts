import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcedDate, clockTime, commitDate, longDate, shortDate, timeOfDay } from './dates.ts';

const at = '2024-03-05T14:30:09.123Z';

describe.each([
  ['text', at],
  ['date', new Date(at)],
])('from a %s', (_, value) => {
  test('short', () => expect(shortDate(value, 'UTC')).toBe('March 5, 2024'));
  test('long', () => expect(longDate(value, 'UTC')).toBe('March 5, 2024 at 14:30'));
  test('announced', () => expect(announcedDate(value, 'UTC')).toBe('March 05 at 14:30'));
  test('the time to the second', () => expect(clockTime(value, 'UTC')).toBe('14:30:09'));
  test('the time alone', () => expect(timeOfDay(value, 'UTC')).toBe('14:30'));
  test('of a commit', () => expect(commitDate(value)).toBe('2024-03-05@14:30:09'));
});

describe('the time zone', () => {
  test.each([
    ['Europe/Stockholm', 'March 05 at 15:30'],
    ['America/New_York', 'March 05 at 09:30'],
    ['Asia/Tokyo', 'March 05 at 23:30'],
    ['Pacific/Auckland', 'March 06 at 03:30'],
  ])('%s', (timeZone, text) => expect(announcedDate(at, timeZone)).toBe(text));

  test('does not move a commit', () =>
    expect(commitDate('2024-03-05T23:30:00+09:00')).toBe('2024-03-05@14:30:00'));
});

test('midnight is 00:00', () => {
  expect(announcedDate('2024-03-05T00:00:00Z', 'UTC')).toBe('March 05 at 00:00');
  expect(longDate('2024-03-05T00:00:00Z', 'UTC')).toBe('March 5, 2024 at 00:00');
});

test.each([undefined, null, '', 'yesterday', new Date(NaN)])('%s is no date', (value) => {
  for (const format of [shortDate, longDate, announcedDate, timeOfDay]) expect(format(value, 'UTC')).toBe('');
  expect(commitDate(value)).toBe('');
});

test('the date of a commit reads back as the same second', () => {
  const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const read = new Date(`${commitDate(date).replace('@', 'T')}Z`);
      expect(read.getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
  );
});
