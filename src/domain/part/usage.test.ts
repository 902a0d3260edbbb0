import { expect, test } from 'vitest';
import { partNotInUseText, partUsageColumns, formatPartUsageCsv, formatPartUsageFileName } from './usage.ts';

test('the columns', () => expect(partUsageColumns).toEqual(['Configuration', 'Count', 'State', 'URL']));

test('the export', () => {
  const rows = [{ configurationId: 'OU1234', revision: '0A', count: 2, state: 'READY_FOR_PRODUCTION' }];
  const url = (row: { configurationId: string; revision: string }): string =>
    `https://portal.example/configurations/${row.configurationId}/${row.revision}`;
  expect(formatPartUsageCsv(rows, url)).toBe(
    '\uFEFF"Configuration","Count","State","URL"\r\n' +
      '"OU1234","2","Ready for production","https://portal.example/configurations/OU1234/0A"\r\n',
  );
});

test('the file is named after the part', () => {
  expect(formatPartUsageFileName('P00003')).toBe('P00003.csv');
  expect(formatPartUsageFileName('../P00003')).toBe('_P00003.csv');
});

test('an unused part', () => {
  expect(partNotInUseText).toBe('Not in use — This part is not used in any configurations');
});
