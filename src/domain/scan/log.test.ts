import { expect, test } from 'vitest';
import { parseScan } from './label.ts';
import { formatScanLogCsv, formatScanLogFileName } from './log.ts';

const at = Date.UTC(2026, 2, 5, 14, 30, 9);

test('the log of a session, a line a scan, none of them a formula', () => {
  const text = formatScanLogCsv([
    { at, scan: parseScan('P00022-OU1234'), result: { kind: 'SAVED' } },
    { at: at + 1000, scan: parseScan('=1+2'), result: { kind: 'UNKNOWN' } },
  ]);
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    '"Time","Label","Kind","Format","Result","Details"',
    '"2026-03-05T14:30:09.000Z","P00003-OU1234","Product configuration","CLASSIC","run.nc is saved","P00003-OU1234"',
    '"2026-03-05T14:30:10.000Z","\'=1+2","Unknown","","Unknown label","\'=1+2"',
  ]);
});

test('the file is named after its day', () => expect(formatScanLogFileName(at)).toBe('scans-2026-03-05.csv'));
