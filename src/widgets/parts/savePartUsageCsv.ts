import { formatPartUsageCsv, formatPartUsageFileName, type PartUsageRow } from '~/domain/part/usage.ts';
import { paths } from '~/paths.ts';
import { saveFile } from '~/platform/saveFile.ts';

export const partUsageRowPath = ({ configurationId, revision }: PartUsageRow): string =>
  paths.configuration(configurationId, revision);

/** Saves a part's usage as CSV, from the rows on the page. */
export function savePartUsageCsv(partNumber: string, rows: readonly PartUsageRow[]): void {
  const text = formatPartUsageCsv(rows, (row) => new URL(partUsageRowPath(row), location.origin).href);
  saveFile(new Blob([text], { type: 'text/csv' }), formatPartUsageFileName(partNumber));
}
