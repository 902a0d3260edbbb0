import { describe, expect, test } from 'vitest';
import { createDoubtfulScan, parseScan, parseScannedText } from './label.ts';
import {
  duplicateScanMs,
  isDuplicateScan,
  isPendingScan,
  explainScan,
  buildScanLines,
  getScanName,
  describeScanResult,
  type ScanResult,
  type ScanTone,
} from './scanResult.ts';

const configuration = parseScan('OU1234');
const device = parseScan('P00022-OU1234');
const unknown = parseScan('hello');

describe('the verdict', () => {
  test.each<[ScanResult, ScanTone, string, string]>([
    [{ kind: 'QUEUED' }, 'WAITING', 'Next in line', 'OU1234 follows the one before it.'],
    [{ kind: 'WORKING' }, 'WAITING', 'Opening', 'OU1234'],
    [{ kind: 'OPENED', revision: '0B' }, 'GOOD', 'OU1234', 'The files of revision 0B are open.'],
    [{ kind: 'FOUND', revision: '0B' }, 'GOOD', 'OU1234', 'Its active revision is 0B.'],
    [
      { kind: 'DUPLICATE' },
      'CAUTION',
      'Scanned twice',
      'OU1234 was scanned a moment ago. It is done only once.',
    ],
    [{ kind: 'NOT_READY' }, 'CAUTION', 'Not ready for production', 'OU1234 has no active revision.'],
    [{ kind: 'OFFLINE' }, 'CAUTION', 'Not sent', 'OU1234 waits until the network is back.'],
    [{ kind: 'NOT_FOUND' }, 'BAD', 'Not found', 'There is no OU1234, or you do not have access to it.'],
    [{ kind: 'FAILED', reason: 'Too slow.' }, 'BAD', 'That did not work', 'OU1234: Too slow.'],
  ])('of a configuration: $kind', (result, tone, title, text) => {
    expect(describeScanResult(configuration, result)).toEqual({ tone, title, text });
  });

  test.each<[ScanResult, ScanTone, string, string]>([
    [{ kind: 'WORKING' }, 'WAITING', 'Generating G-code', 'P00003-OU1234'],
    [{ kind: 'SAVED' }, 'GOOD', 'run.nc is saved', 'P00003-OU1234'],
    [
      { kind: 'NO_SETTINGS' },
      'CAUTION',
      'Could not find settings',
      'Please go to the administration and set a default milling machine.',
    ],
    [
      { kind: 'NO_MACHINE' },
      'CAUTION',
      'Not milled',
      'No milling machine was chosen for P00003-OU1234. Scan it again.',
    ],
    [
      { kind: 'NOTHING_TO_MILL' },
      'CAUTION',
      'Could not generate G-code',
      'There is nothing to mill for P00003-OU1234, or its milling file cannot be read.',
    ],
    [
      { kind: 'NO_GCODE', reason: 'Too slow.' },
      'BAD',
      'Could not generate G-code',
      'P00003-OU1234: Too slow.',
    ],
    [
      { kind: 'REFUSED', reason: 'Ask first.' },
      'BAD',
      'Milling needs the Production role',
      'P00003-OU1234: Ask first.',
    ],
  ])('of a product configuration: $kind', (result, tone, title, text) => {
    expect(describeScanResult(device, result)).toEqual({ tone, title, text });
  });

  test('of a machine', () => {
    const machine = parseScan('MACHINE-7');
    expect(describeScanResult(machine, { kind: 'WORKING' }).title).toBe('Choosing the machine');
    expect(describeScanResult(machine, { kind: 'CHOSEN', machine: 'Mill 7' })).toEqual({
      tone: 'GOOD',
      title: 'Mill 7',
      text: 'Milling programs are made for this machine from now on.',
    });
    expect(describeScanResult(machine, { kind: 'NOT_FOUND' }).text).toContain('There is no MACHINE-7');
  });

  test('of what is no label', () => {
    expect(describeScanResult(unknown, { kind: 'UNKNOWN' })).toEqual({
      tone: 'BAD',
      title: 'Unknown label',
      text: 'hello',
    });
    expect(describeScanResult(parseScan(''), { kind: 'UNKNOWN' }).text).toBe('There was nothing on it.');
    expect(describeScanResult(parseScan('x'.repeat(4000)), { kind: 'UNKNOWN' }).text).toBe(
      `${'x'.repeat(60)}…`,
    );
  });

  test('of what may not be whole says what was read', () => {
    expect(describeScanResult(createDoubtfulScan('\u001DP00006-10436\r'), { kind: 'AGAIN' })).toEqual({
      tone: 'BAD',
      title: 'Scan again',
      text: 'P00006-10436 may not be the whole label. Nothing was done.',
    });
  });
});

describe('the lines', () => {
  const place = { configurationId: 'OU1234', revision: '0B' };
  const lines = (...scanned: Parameters<typeof buildScanLines>) =>
    buildScanLines(...scanned).map(({ label, value = '-' }) => `${label} ${value}`);
  test.each([
    ['before the first scan', undefined, undefined, 'Mill 1', ['Part -', 'Machine Mill 1', 'Revision -']],
    ['of a part', device, place, 'Mill 1', ['Part P00003', 'Machine Mill 1', 'Revision 0B · OU1234']],
    ['without a machine', device, place, undefined, ['Part P00003', 'Machine -', 'Revision 0B · OU1234']],
    [
      'of a configuration',
      configuration,
      place,
      'Mill 1',
      ['Part -', 'Machine Mill 1', 'Revision 0B · OU1234'],
    ],
    ['for those who do not mill', device, place, null, ['Part P00003', 'Revision 0B · OU1234']],
    ['of what is no label', unknown, undefined, 'Mill 1', ['Part -', 'Machine Mill 1', 'Revision -']],
  ])('%s', (_, scan, at, machine, expected) => expect(lines({ scan, place: at, machine })).toEqual(expected));
});

describe('the explanation', () => {
  const done: ScanResult = { kind: 'SAVED' };
  test.each([
    ['OU1234', 'Configuration OU1234'],
    ['12345_S', 'Configuration 12345_S'],
    ['MACHINE-7', 'Machine 7'],
    ['P00003-12345', 'Part P00003 | Configuration 12345 | Product configuration P00003-12345'],
    [
      'P00014-OU1234',
      'Part P00004, which is what P00014 is made as | Configuration OU1234 | Product configuration P00004-OU1234',
    ],
  ])('of %s', (text, explained) => {
    expect(
      explainScan(parseScan(text), done)
        .map(({ label, value }) => `${label} ${value}`)
        .join(' | '),
    ).toBe(explained);
  });
  test('of what cannot be read says what was expected', () => {
    const read: ScanResult = { kind: 'UNKNOWN' };
    expect(explainScan(unknown, read)[0]).toEqual({ label: 'Read', value: 'hello' });
    expect(explainScan(parseScan(''), read)[0]).toEqual({ label: 'Read', value: 'Nothing' });
    expect(explainScan(unknown, read).map(({ label }) => label)).toEqual([
      'Read',
      'Expected',
      'Classic id',
      'CPQ id',
      'PLM id',
    ]);
  });
  test('of what may not be whole says why', () => {
    const labels = explainScan(createDoubtfulScan('10436'), { kind: 'AGAIN' }).map(({ label }) => label);
    expect(labels).toEqual(['Read', 'Doubt', 'What to do']);
  });
});

describe('keyboards', () => {
  test.each([
    ['as it came', 'OU1234', 'XX9999', 'OU1234'],
    ['by the places of the keys', 'OU&é"\'', 'OU1234', 'OU1234'],
    ['neither', 'héllo', 'HELLO', 'héllo'],
  ])('%s', (_, text, usText, name) => expect(getScanName(parseScannedText({ text, usText }))).toBe(name));
});

test.each([
  ['nothing before', undefined, 'OU1234', 0, false],
  ['the same at once', 'OU1234', 'OU1234', 10, true],
  ['the same in another case', 'OU1234', 'ou1234', duplicateScanMs - 1, true],
  ['the same later', 'OU1234', 'OU1234', duplicateScanMs, false],
  ['another', 'OU1234', 'OU1235', 10, false],
])('twice: %s', (_, before, text, after, expected) => {
  const latest = before === undefined ? undefined : { scan: parseScan(before), at: 1000 };
  expect(isDuplicateScan(latest, parseScan(text), 1000 + after)).toBe(expected);
});

test.each<[ScanResult['kind'], boolean]>([
  ['QUEUED', true],
  ['WORKING', true],
  ['OFFLINE', true],
  ['NO_SETTINGS', true],
  ['NO_MACHINE', false],
  ['AGAIN', false],
  ['SAVED', false],
])('a scan that is %s is still to be carried out: %s', (kind, expected) => {
  expect(isPendingScan({ kind, reason: '', revision: '', machine: '' })).toBe(expected);
});
