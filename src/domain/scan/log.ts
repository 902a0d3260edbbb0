import { dayOf } from '../words/dates.ts';
import { csv } from '../words/csv.ts';
import type { Scan } from './label.ts';
import { scanName, scanVerdict, type ScanResult } from './verdict.ts';

export type ScanLogEntry = { readonly at: number; readonly scan: Scan; readonly result: ScanResult };

export const scanLogColumns = ['Time', 'Label', 'Kind', 'Format', 'Result', 'Details'] as const;

const kindWords: Record<Scan['kind'], string> = {
  configuration: 'Configuration',
  productConfiguration: 'Product configuration',
  machine: 'Milling machine',
  unknown: 'Unknown',
};

export const scanLogCsv = (entries: readonly ScanLogEntry[]): string =>
  csv([
    scanLogColumns,
    ...entries.map(({ at, scan, result }) => {
      const { title, text } = scanVerdict(scan, result);
      const format = 'format' in scan ? scan.format : '';
      return [new Date(at).toISOString(), scanName(scan), kindWords[scan.kind], format, title, text];
    }),
  ]);

export const scanLogFileName = (at: number): string => `scans-${dayOf(new Date(at))}.csv`;
