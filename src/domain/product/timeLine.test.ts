import { describe, expect, test } from 'vitest';
import { listedEvent, mergedEvents, type DeviceEvent } from './eventList.ts';
import { sessionsIn, ticksIn, timeLineOf } from './timeLine.ts';

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
const listed = (...events: DeviceEvent[]) => mergedEvents([], events.map(listedEvent));

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
    const sessions = sessionsIn(listed(...events));
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
  const line = timeLineOf(events, new Uint32Array([0, 1, 2, 3, 4]), sessionsIn(events), span, 4);
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
])('ticks in %s', (_, length, most, step) => {
  const ticks = ticksIn({ from: begin, to: begin + length }, most);
  expect(ticks.length).toBeGreaterThan(0);
  expect(ticks.length).toBeLessThanOrEqual(most + 1);
  for (const [index, tick] of ticks.entries()) {
    expect(tick % step).toBe(0);
    expect(tick).toBe((ticks[0] ?? 0) + index * step);
  }
});
