import { describe, expect, test } from 'vitest';
import {
  eventFilterFrom,
  eventFilterQuery,
  movedSpan,
  narrowsEvents,
  zoomedSpan,
  type DeviceEventFilter,
} from './deviceEventFilter.ts';

const all: DeviceEventFilter = { type: 'ALL', search: '', span: undefined, errorsOnly: false };
const from = Date.parse('2026-01-01T00:00:00Z');
const to = Date.parse('2026-02-01T00:00:00Z');

test.each([
  ['', all],
  ['type=SESSION&search=rssi', { ...all, type: 'SESSION', search: 'rssi' }],
  ['type=NOBODY', all],
  ['from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z', { ...all, span: { from, to } }],
  ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z', all],
  ['from=yesterday&to=2026-01-01T00:00:00Z', all],
  ['from=2026-01-01T00:00:00Z', all],
])('the address “%s”', (address, filter) => {
  expect(eventFilterFrom(new URLSearchParams(address), false)).toEqual(filter);
});

test('what is at its default is left out of the address, and all of it comes back', () => {
  expect(eventFilterQuery(all)).toEqual({ type: '', search: '', from: '', to: '' });
  const chosen = { type: 'FIRMWARE_UPDATE', search: '3.1', span: { from, to }, errorsOnly: true } as const;
  expect(eventFilterFrom(new URLSearchParams(eventFilterQuery(chosen)), true)).toEqual(chosen);
});

test.each([
  [{}, false],
  [{ errorsOnly: true }, false],
  [{ search: ' ' }, false],
  [{ search: 'x' }, true],
  [{ type: 'SESSION' }, true],
  [{ span: { from, to } }, true],
] as const)('%j narrows: %s', (changes, expected) =>
  expect(narrowsEvents({ ...all, ...changes })).toBe(expected),
);

const whole = { from: 0, to: 1_000_000 };

describe('zooming', () => {
  test.each([
    ['in, around the middle', whole, 0.5, 500_000, { from: 250_000, to: 750_000 }],
    ['in, around the beginning', whole, 0.5, 0, { from: 0, to: 500_000 }],
    ['out to the end', { from: 800_000, to: 1_000_000 }, 2, 900_000, { from: 600_000, to: 1_000_000 }],
    ['out beyond all there is', { from: 100_000, to: 800_000 }, 2, 450_000, whole],
    ['in beyond the shortest', { from: 0, to: 12_000 }, 0.5, 6000, { from: 1000, to: 11_000 }],
  ])('%s', (_, span, factor, around, expected) =>
    expect(zoomedSpan(span, whole, factor, around)).toEqual(expected),
  );
});

test.each([
  [0.5, { from: 500_000, to: 700_000 }],
  [-0.5, { from: 300_000, to: 500_000 }],
  [9, { from: 800_000, to: 1_000_000 }],
  [-9, { from: 0, to: 200_000 }],
])('moving by %d', (share, expected) =>
  expect(movedSpan({ from: 400_000, to: 600_000 }, whole, share)).toEqual(expected),
);
