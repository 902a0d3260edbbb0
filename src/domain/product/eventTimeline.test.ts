import { describe, expect, test } from 'vitest';
import { toEventListEntry, mergeDeviceEvents, type DeviceEvent } from './eventList.ts';
import {
  findDeviceSessions,
  listTimeTicks,
  buildEventTimeline,
  computeEventTimeRange,
} from './eventTimeline.ts';

const begin = Date.parse('2026-01-01T00:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

const event = (at: number, type: string, given: Partial<DeviceEvent> = {}): DeviceEvent => ({
  eventId: `${at} ${type}`,
  created: new Date(begin + at * minute).toISOString(),
  serialNumber: '0100001',
  deviceType: 'PCU',
  type,
  ...given,
});
const listed = (...events: DeviceEvent[]) => mergeDeviceEvents([], events.map(toEventListEntry));

describe('a session', () => {
  test.each([
    ['alone is a moment', [event(0, 'SESSION')], [[0, 0]]],
    [
      'lasts to the last thing that was done in it',
      [event(0, 'SESSION'), event(5, 'PARAMETER_CHANGE'), event(30, 'FIRMWARE_UPDATE')],
      [[0, 30]],
    ],
    ['ends with a long pause', [event(0, 'SESSION'), event(31, 'PARAMETER_CHANGE')], [[0, 0]]],
    [
      'ends where the next begins',
      [event(0, 'SESSION'), event(5, 'SESSION')],
      [
        [0, 0],
        [5, 5],
      ],
    ],
    ['begins with its authentication', [event(0, 'AUTHENTICATION'), event(2, 'SESSION')], [[0, 2]]],
    ['has nothing to do with an old one', [event(0, 'AUTHENTICATION'), event(40, 'SESSION')], [[40, 40]]],
    ['is there for what a session has begun', [event(0, 'PARAMETER_CHANGE')], []],
    [
      'is of one product',
      [event(0, 'SESSION'), event(3, 'PARAMETER_CHANGE', { serialNumber: '0100002' })],
      [[0, 0]],
    ],
  ] as const)('%s', (_, events, expected) => {
    const sessions = findDeviceSessions(listed(...events));
    expect(sessions.map(({ from, to }) => [(from - begin) / minute, (to - begin) / minute])).toEqual(
      expected,
    );
  });
});

test('events stand in the lane of their type, errors in theirs too, and those at one place together', () => {
  const events = listed(
    event(0, 'SESSION'),
    event(1, 'SESSION', { err: true }),
    event(90, 'PARAMETER_CHANGE'),
    event(120, 'SOMETHING_NEW'),
    event(121, 'SESSION'),
  );
  const span = { from: begin, to: begin + 2 * hour };
  const line = buildEventTimeline(
    events,
    new Uint32Array([0, 1, 2, 3, 4]),
    findDeviceSessions(events),
    span,
    4,
  );
  expect(line).toEqual({
    places: 4,
    lanes: [
      { lane: 'PARAMETER_CHANGE', marks: [{ place: 3, count: 1, eventId: '90 PARAMETER_CHANGE' }] },
      { lane: 'SESSION', marks: [{ place: 0, count: 2, eventId: '1 SESSION' }] },
      { lane: 'OTHER', marks: [{ place: 3, count: 1, eventId: '120 SOMETHING_NEW' }] },
      { lane: 'ERRORS', marks: [{ place: 0, count: 1, eventId: '1 SESSION' }] },
    ],
    sessions: [[0, 0]],
  });
});

test.each([
  ['a day', 24 * hour, 6, 6 * hour],
  ['two hours', 2 * hour, 6, hour],
  ['a minute', minute, 6, 10_000],
  ['two years', 730 * 24 * hour, 9, 91 * 24 * hour],
  ['fifty years', 50 * 365 * 24 * hour, 5, 3650 * 24 * hour],
])('ticks in %s', (_, length, limit, step) => {
  const ticks = listTimeTicks({ from: begin, to: begin + length }, limit, () => 0);
  expect(ticks.length).toBeGreaterThan(0);
  expect(ticks.length).toBeLessThanOrEqual(limit + 1);
  for (const [index, tick] of ticks.entries()) {
    expect(tick % step).toBe(0);
    expect(tick).toBe((ticks[0] ?? 0) + index * step);
  }
});

describe('ticks where the clock is put back by an hour', () => {
  const back = Date.parse('2025-10-26T01:00:00Z');
  const stockholm = (moment: number) => (moment < back ? 2 * hour : hour);

  test('are as far from each other within a day', () => {
    const span = { from: Date.parse('2025-10-25T20:00:00Z'), to: Date.parse('2025-10-26T20:00:00Z') };
    const ticks = listTimeTicks(span, 6, stockholm);
    expect(new Date(ticks[0] ?? 0).toISOString()).toBe('2025-10-25T22:00:00.000Z');
    expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0)))).toEqual(
      new Set([6 * hour]),
    );
  });

  test('are midnights over several days', () => {
    const span = { from: Date.parse('2025-10-24T20:00:00Z'), to: Date.parse('2025-10-28T20:00:00Z') };
    expect(
      listTimeTicks(span, 5, stockholm).map((tick) => new Date(tick + stockholm(tick)).toISOString()),
    ).toEqual([
      '2025-10-25T00:00:00.000Z',
      '2025-10-26T00:00:00.000Z',
      '2025-10-27T00:00:00.000Z',
      '2025-10-28T00:00:00.000Z',
    ]);
  });
});

describe('the time that events are in', () => {
  const june = Array.from(
    { length: 300 },
    (_, index) => Date.parse('2025-06-01T00:00:00Z') + index * 2.4 * hour,
  );
  const timed = (times: readonly number[]) =>
    times.map((time) => listedAt(time)).toSorted((one, other) => other.time - one.time);
  const listedAt = (time: number) =>
    toEventListEntry({
      eventId: String(time),
      created: Number.isNaN(time) ? 'yesterday' : new Date(time).toISOString(),
      type: 'SESSION',
      note: '',
      log: '',
      err: false,
      serialNumber: '0100001',
      deviceType: 'PCU',
    });
  const [first = 0, last = 0] = [june[0], june.at(-1)];

  test.each([
    ['1970', [12_000]],
    ['2036', [Date.UTC(2036, 1, 7)]],
    ['2013, before there was any other', [Date.UTC(2013, 0, 1)]],
    ['an unreadable date', [NaN]],
    ['1970, 2036 and an unreadable date', [12_000, Date.UTC(2036, 1, 7), NaN]],
  ])('leaves out those of %s', (_, wrong) => {
    const time = computeEventTimeRange(timed([...june, ...wrong]));
    expect(time?.within).toEqual({ from: first, to: last });
    expect(time?.outside).toHaveLength(wrong.length);
  });

  test.each([
    ['a pause of three months', [...june, last + 90 * 24 * hour]],
    ['as many in another year', [...june, ...june.map((time) => time + 5 * 365 * 24 * hour)]],
    ['few events', [first, last, last + 5 * 365 * 24 * hour]],
    ['one', [first]],
  ])('has all of them: %s', (_, times) => {
    const time = computeEventTimeRange(timed(times));
    expect(time).toEqual({ within: { from: Math.min(...times), to: Math.max(...times) }, outside: [] });
  });

  test('is that of the wrong clock where there is no other', () => {
    expect(computeEventTimeRange(timed([12_000, 13_000]))).toMatchObject({
      within: { from: 12_000, to: 13_000 },
    });
    expect(computeEventTimeRange([])).toBeUndefined();
  });

  test('is not begun in 1970 where no date can be read', () => {
    expect(computeEventTimeRange(timed([NaN, NaN]))).toBeUndefined();
    expect(computeEventTimeRange(timed([12_000, NaN]))?.within).toEqual({ from: 12_000, to: 12_000 });
  });
});
