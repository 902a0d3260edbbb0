import { formatCsv } from '../words/csv.ts';
import { sanitizeFileName } from '../file/sanitizeFileName.ts';
import { formatState } from '../words/stateAppearances.ts';

export type PartUsageRow = {
  readonly configurationId: string;
  readonly revision: string;
  readonly count: number | null;
  readonly state: string;
};

export const partNotInUseText = 'Not in use — This part is not used in any configurations';
export const partUsageColumns = ['Configuration', 'Count', 'State', 'URL'] as const;

export const formatPartUsageCsv = (
  rows: readonly PartUsageRow[],
  urlOf: (row: PartUsageRow) => string,
): string =>
  formatCsv([
    partUsageColumns,
    ...rows.map((row) => [row.configurationId, row.count ?? '–', formatState(row.state), urlOf(row)]),
  ]);

export const formatPartUsageFileName = (partNumber: string): string => sanitizeFileName(`${partNumber}.csv`);
