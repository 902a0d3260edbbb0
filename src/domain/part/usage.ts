import { csv } from '../words/csv.ts';
import { safeFileName } from '../file/name.ts';
import { stateText } from '../words/stateLooks.ts';

export type PartUsageRow = {
  readonly configurationId: string;
  readonly revision: string;
  readonly count: number | null;
  readonly state: string;
};

export const partNotInUse = 'Not in use — This part is not used in any configurations';
export const partUsageColumns = ['Configuration', 'Count', 'State', 'URL'] as const;

export const partUsageCsv = (rows: readonly PartUsageRow[], urlOf: (row: PartUsageRow) => string): string =>
  csv([
    partUsageColumns,
    ...rows.map((row) => [row.configurationId, row.count ?? '–', stateText(row.state), urlOf(row)]),
  ]);

export const partUsageFileName = (partNumber: string): string => safeFileName(`${partNumber}.csv`);
