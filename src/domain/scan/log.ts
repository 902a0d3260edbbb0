import { formatIsoDay } from '../words/dates.ts';
import { formatCsv } from '../words/csv.ts';
import type { Scan } from './label.ts';
import { getScanName, describeScanResult, type ScanResult } from './scanResult.ts';

export type ScanLogEntry = { readonly at: number; readonly scan: Scan; readonly result: ScanResult };

export const scanLogColumns = ['Time', 'Label', 'Kind', 'Format', 'Result', 'Details'] as const;

const kindWords: Record<Scan['kind'], string> = {
  configuration: 'Configuration',
  productConfiguration: 'Product configuration',
  machine: 'Milling machine',
  unknown: 'Unknown',
};

export const formatScanLogCsv = (entries: readonly ScanLogEntry[]): string =>
  formatCsv([
    scanLogColumns,
    ...entries.map(({ at, scan, result }) => {
      const { title, text } = describeScanResult(scan, result);
      const format = 'format' in scan ? scan.format : '';
      return [new Date(at).toISOString(), getScanName(scan), kindWords[scan.kind], format, title, text];
    }),
  ]);

export const formatScanLogFileName = (at: number): string => `scans-${formatIsoDay(new Date(at))}.csv`;
