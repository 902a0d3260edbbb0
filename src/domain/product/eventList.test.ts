import { describe, expect, test } from 'vitest';
import {
  type DeviceEventFilter,
  filterDeviceEvents,
  toEventListEntry,
  mergeDeviceEvents,
  computeParameterChanges,
  type DeviceEvent,
  parseEventFilter,
  toEventSearchParams,
  moveTimeSpan,
  isEventFilterActive,
  zoomTimeSpan,
} from './eventList.ts';

const event = (eventId: string, created: string, given: Partial<DeviceEvent> = {}): DeviceEvent => ({
  eventId,
  created: `2026-01-${created}:00:00Z`,
  serialNumber: '0100001',
  deviceType: 'PCU',
  type: 'SESSION',
  ...given,
});
const listed = (...events: DeviceEvent[]) => mergeDeviceEvents([], events.map(toEventListEntry));
const idsOf = (events: ReturnType<typeof listed>) => events.map(({ event: { eventId } }) => eventId);

test('pages come together newest first, whatever their order, and each event once', () => {
  const first = listed(event('4', '04T10'), event('3', '03T10'));
  const later = [event('3', '03T10'), event('2', '02T10')].map(toEventListEntry);
  expect(idsOf(mergeDeviceEvents(first, later))).toEqual(['4', '3', '2']);
  expect(idsOf(mergeDeviceEvents(listed(event('1', '01T10')), first))).toEqual(['4', '3', '1']);
});

test('an event that says nothing in places that others fill is not lost, nor those beside it', () => {
  const nothing = { note: null, log: null, data: { parameters: null } };
  const events = listed(event('2', '02T10', nothing), event('1', '01T10', { data: null }));
  expect(idsOf(events)).toEqual(['2', '1']);
  expect(computeParameterChanges(events).size).toBe(0);
});

test('an event without a moment that can be read is not lost', () => {
  expect(idsOf(listed(event('x', 'nothing'), event('1', '01T10')))).toEqual(['1', 'x']);
});

describe('finding', () => {
  const events = listed(
    event('5', '05T10', { note: 'Authenticated with the service key' }),
    event('4', '04T10', { log: '> RX:STATUS\n> COMMAND ERROR', serialNumber: '0100002' }),
    event('3', '03T10', { type: 'FIRMWARE_UPDATE', data: { firmwareFileName: 'G6_PCU_3.10.hex' } }),
    event('2', '02T10', { type: 'PARAMETER_CHANGE', data: { parameters: [{ res: 'SET1:RAMP 250' }] } }),
    event('1', '01T10', { note: 'Service tool connected', err: true }),
  );
  const all: DeviceEventFilter = { type: 'ALL', search: '', span: undefined, errorsOnly: false };
  const span = { from: Date.parse('2026-01-02T10:00:00Z'), to: Date.parse('2026-01-03T10:00:00Z') };
  test.each([
    [{}, '54321'],
    [{ errorsOnly: true }, '41'],
    [{ type: 'SESSION' }, '41'],
    [{ type: 'AUTHENTICATION' }, '5'],
    [{ search: 'service TOOL' }, '1'],
    [{ search: 'ramp' }, '2'],
    [{ search: '3.10.hex' }, '3'],
    [{ search: '0100002' }, '4'],
    [{ search: 'nothing' }, ''],
    [{ span }, '32'],
    [{ span, type: 'FIRMWARE_UPDATE' }, '3'],
  ] as const)('%j: %s', (changes, expected) => {
    const places = filterDeviceEvents(events, { ...all, ...changes });
    expect([...places].map((place) => events[place]?.event.eventId).join('')).toBe(expected);
  });
});

test('a parameter change is old and new, product by product', () => {
  const change = (id: string, day: string, serialNumber: string, ...res: string[]) =>
    event(id, day, {
      type: 'PARAMETER_CHANGE',
      serialNumber,
      data: { parameters: res.map((each) => ({ res: each })) },
    });
  const changes = computeParameterChanges(
    listed(
      change('1', '01T10', '0100001', 'SET1:RAMP 250'),
      change('2', '02T10', '0100002', 'SET1:RAMP 400'),
      event('3', '03T10'),
      change('4', '04T10', '0100001', 'SET1:RAMP=275', 'SET2:DEADBAND 12', 'RESET'),
    ),
  );
  expect(Object.fromEntries(changes)).toEqual({
    1: [{ name: 'SET1:RAMP', before: undefined, after: '250' }],
    2: [{ name: 'SET1:RAMP', before: undefined, after: '400' }],
    4: [
      { name: 'SET1:RAMP', before: '250', after: '275' },
      { name: 'SET2:DEADBAND', before: undefined, after: '12' },
      { name: 'RESET', before: undefined, after: '' },
    ],
  });
});

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
  expect(parseEventFilter(new URLSearchParams(address), false)).toEqual(filter);
});

test('what is at its default is left out of the address, and all of it comes back', () => {
  expect(toEventSearchParams(all)).toEqual({ type: '', search: '', from: '', to: '' });
  const chosen = { type: 'FIRMWARE_UPDATE', search: '3.1', span: { from, to }, errorsOnly: true } as const;
  expect(parseEventFilter(new URLSearchParams(toEventSearchParams(chosen)), true)).toEqual(chosen);
});

test.each([
  [{}, false],
  [{ errorsOnly: true }, false],
  [{ search: ' ' }, false],
  [{ search: 'x' }, true],
  [{ type: 'SESSION' }, true],
  [{ span: { from, to } }, true],
] as const)('%j narrows: %s', (changes, expected) =>
  expect(isEventFilterActive({ ...all, ...changes })).toBe(expected),
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
    expect(zoomTimeSpan(span, whole, factor, around)).toEqual(expected),
  );
});

test.each([
  [0.5, { from: 500_000, to: 700_000 }],
  [-0.5, { from: 300_000, to: 500_000 }],
  [9, { from: 800_000, to: 1_000_000 }],
  [-9, { from: 0, to: 200_000 }],
])('moving by %d', (share, expected) =>
  expect(moveTimeSpan({ from: 400_000, to: 600_000 }, whole, share)).toEqual(expected),
);
