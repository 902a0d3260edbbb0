import { describe, expect, test } from 'vitest';
import { isErrorEvent, isErrorLine, formatEventType, getEventType } from './deviceEvent.ts';

describe('an event is an error', () => {
  test.each([
    [{ err: true }, true],
    [{ err: false }, false],
    [{ data: { err: true } }, true],
    [{ data: { err: 'no' } }, false],
    [{ data: { error: 'Checksum' } }, true],
    [{ data: { error: '' } }, false],
    [{ data: null, log: null }, false],
    [{ log: '> SYS:VERSION\n> null' }, true],
    [{ log: '> RX:STATUS\n> COMMAND ERROR' }, true],
    [{ log: '> ERROR: timeout' }, true],
    [{ log: 'ERROR: timeout' }, false],
    [{ log: 'COMMAND ERROR' }, false],
    [{ log: 'null' }, false],
    [{}, false],
  ])('%j: %s', (event, expected) => expect(isErrorEvent(event)).toBe(expected));

  test('and the line of the log that says so is told apart', () => {
    expect(['> SYS:VERSION', '> COMMAND ERROR', 'ERROR: x'].map(isErrorLine)).toEqual([false, true, false]);
  });
});

test.each([
  [{ type: 'SESSION', note: '' }, 'SESSION'],
  [{ type: 'SESSION', note: 'Authenticated with the service key' }, 'AUTHENTICATION'],
  [{ type: 'SESSION', note: 'Auth' }, 'AUTHENTICATION'],
  [{ type: 'SESSION', note: 'authenticated' }, 'SESSION'],
  [{ type: null, productEventType: 'FIRMWARE_UPDATE' }, 'FIRMWARE_UPDATE'],
  [{}, ''],
])('the type of %j is “%s”', (event, type) => expect(getEventType(event)).toBe(type));

test('a type reads in words, also one nobody listed', () => {
  expect(formatEventType('SERVICE_ORDER_REJECTED')).toBe('Service order rejected');
  expect(formatEventType('SOMETHING_NEW')).toBe('Something new');
  expect(formatEventType('')).toBe('Event');
});
