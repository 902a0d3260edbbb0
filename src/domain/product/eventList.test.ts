import { describe, expect, test } from 'vitest';
import type { DeviceEventFilter } from './deviceEventFilter.ts';
import { foundEvents, listedEvent, mergedEvents, parameterChanges, type DeviceEvent } from './eventList.ts';

const event = (eventId: string, created: string, given: Partial<DeviceEvent> = {}): DeviceEvent => ({
  eventId,
  created: `2026-01-${created}:00:00Z`,
  serialNumber: '0100001',
  deviceType: 'PCU',
  type: 'SESSION',
  ...given,
});
const listed = (...events: DeviceEvent[]) => mergedEvents([], events.map(listedEvent));
const idsOf = (events: ReturnType<typeof listed>) => events.map(({ event: { eventId } }) => eventId);

test('pages come together newest first, whatever their order, and each event once', () => {
  const first = listed(event('4', '04T10'), event('3', '03T10'));
  const later = [event('3', '03T10'), event('2', '02T10')].map(listedEvent);
  expect(idsOf(mergedEvents(first, later))).toEqual(['4', '3', '2']);
  expect(idsOf(mergedEvents(listed(event('1', '01T10')), first))).toEqual(['4', '3', '1']);
});

test('an event that says nothing in places that others fill is not lost, nor those beside it', () => {
  const nothing = { note: null, log: null, data: { parameters: null } };
  const events = listed(event('2', '02T10', nothing), event('1', '01T10', { data: null }));
  expect(idsOf(events)).toEqual(['2', '1']);
  expect(parameterChanges(events).size).toBe(0);
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
    const places = foundEvents(events, { ...all, ...changes });
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
  const changes = parameterChanges(
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
