import { describe, expect, test } from 'vitest';
import { deviceErrorFilterFrom, familiesOf, filteredErrors, severitiesOf } from './deviceErrorFilter.ts';
import type { DeviceError } from './deviceErrors.ts';
import { laidOut, withDeviceError } from './layout.ts';
import { recentHits } from './recentHits.ts';
import { faultyText, unchangedText } from '../words/textRefusal.ts';
import { resourceRefusal, resourceVerdict } from './verdict.ts';
import { toVersions, withVersion, type LocalVersion } from './versions.ts';

const edit = { title: 'T', text: 'X', remedy: 'R', severity: 'ERROR' };
const error = (productFamily: string, errorId: string, more: Partial<DeviceError> = {}): DeviceError => ({
  productFamily,
  errorId,
  ...edit,
  ...more,
});

describe('the layout of a text', () => {
  test('changes white space only', () => {
    expect(laidOut('{"b":1.0,"a":[1e3, 12345678901234567890]}')).toBe(
      '{\n  "b": 1.0,\n  "a": [\n    1e3,\n    12345678901234567890\n  ]\n}',
    );
  });
});

describe('one device error is changed', () => {
  const data = `[\n  { "productFamily": "G5", "errorId": "E1", "title": "old", "more": 1.0 },\n  {"productFamily":"G6","errorId":"E1"}\n]`;

  test('where it stands, and nothing else', () => {
    expect(
      withDeviceError(
        data,
        { productFamily: 'g5', errorId: 'e1' },
        { ...edit, text: '', remedy: '', severity: '' },
      ),
    ).toBe(data.replace('"old"', '"T"'));
  });

  test('or added at the end', () => {
    const changed = withDeviceError(data, { productFamily: 'G6', errorId: 'E9' }, edit) ?? '';
    expect(JSON.parse(changed)).toEqual([...JSON.parse(data), error('G6', 'E9')]);
    expect(changed.startsWith(data.slice(0, 80))).toBe(true);
  });

  test.each(['{', '{}', ''])('but not in %j', (text) =>
    expect(withDeviceError(text, { productFamily: 'G6', errorId: 'E1' }, edit)).toBeUndefined(),
  );
});

describe('the verdict on the text of a resource', () => {
  test.each([
    ['ANY', '{"a": 1}', [], []],
    ['ANY', '{"a": }', [1], []],
    ['DEVICE_ERRORS', '[\n{"productFamily": "G6", "errorId": "E1"},\n{"errorId": "E1"}\n]', [], [3]],
    ['DEVICE_ERRORS', '{}', [], [1]],
    ['DEVICE_ERRORS', '[', [1], []],
    ['constructor', '{}', [], []],
  ])('%s with %j', (name, text, faults, doubts) => {
    const verdict = resourceVerdict(name, text);
    expect(verdict.faults.map(({ line }) => line)).toEqual(faults);
    expect(verdict.doubts.map(({ line }) => line)).toEqual(doubts);
  });

  test.each([
    ['{}', '{}', unchangedText],
    ['{}', '{ }', undefined],
    [
      '{}',
      '{\n1}',
      faultyText('Line 2: A name in double quotes is expected here; after the last field there is no comma.'),
    ],
  ])('%j to %j: %j', (stored, text, refusal) =>
    expect(resourceRefusal('ANY', stored, text)).toEqual(refusal),
  );
});

describe('local versions', () => {
  const version = (text: string): LocalVersion => ({ at: '2026-11-20T12:00:00.000Z', how: 'STORED', text });

  test('are ten, each text once, the newest first', () => {
    let versions: readonly LocalVersion[] = [];
    for (let index = 0; index < 14; index += 1) versions = withVersion(versions, version(String(index)));
    expect(versions.map(({ text }) => text)).toEqual(['13', '12', '11', '10', '9', '8', '7', '6', '5', '4']);
    expect(
      withVersion(versions, version('9'))
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(['9', '13', '12']);
  });

  test('are no longer than a browser keeps', () => {
    const long = 'x'.repeat(800_000);
    expect(
      withVersion([version(`${long}1`), version('short')], version(`${long}2`)).map(
        ({ text }) => text.length,
      ),
    ).toEqual([800_001, 5]);
  });

  test('of another shape are none', () => {
    expect(toVersions([{ at: 1 }])).toEqual([]);
    expect(toVersions([version('a')])).toEqual([version('a')]);
  });
});

describe('the list of device errors', () => {
  const errors = [
    error('X1', 'E1'),
    error('G6', 'E10'),
    error('G6', 'E9', { severity: 'INFO', text: 'Radio link' }),
  ];
  const found = (address: string, family?: string) =>
    filteredErrors(errors, deviceErrorFilterFrom(new URLSearchParams(address), family)).map(
      ({ productFamily, errorId }) => `${productFamily} ${errorId}`,
    );

  test.each([
    ['', undefined, ['G6 E9', 'G6 E10', 'X1 E1']],
    ['', 'g6', ['G6 E9', 'G6 E10']],
    ['search=LINK+radio', undefined, ['G6 E9']],
    ['search=e1', undefined, ['G6 E10', 'X1 E1']],
    ['severity=INFO', undefined, ['G6 E9']],
    ['severity=INFO', 'X1', []],
  ])('%j of %s', (address, family, wanted) => expect(found(address, family)).toEqual(wanted));

  test('has the families and severities there are', () => {
    expect(familiesOf(errors)).toEqual(['G6', 'X1']);
    expect(severitiesOf(errors)).toEqual(['ERROR', 'INFO']);
  });
});

test('the products that had an error lately, the last one first', () => {
  const event = (serialNumber: string, created: string, log: string) => ({
    serialNumber,
    deviceType: 'CU',
    productFamily: 'G6',
    created,
    eventId: created,
    log,
  });
  const hits = recentHits(
    [
      event('1', '2026-03', '> ERROR: E1 a\n> ERROR: E1 a'),
      event('2', '2026-04', 'OK\n> ERROR: e1 a'),
      event('1', '2026-02', '> ERROR: E1 a'),
      event('3', '2026-05', '> ERROR: E10 b'),
    ],
    'e1',
  );
  expect(hits.map(({ serialNumber, count, last }) => [serialNumber, count, last])).toEqual([
    ['2', 1, '2026-04'],
    ['1', 2, '2026-03'],
  ]);
});
