import { expect, test } from 'vitest';
import {
  deserializeListColumns,
  serializeListColumns,
  defaultListLayout,
  configurationColumns,
  moveColumn,
  parseListLayout,
  toggleColumn,
  type ListColumn,
} from './listColumns.ts';

test('at first a row tells whose, who has it, and when', () => {
  expect(defaultListLayout).toEqual({ columns: ['CUSTOMER', 'ASSIGNEE', 'DATE'], density: 'COMFORTABLE' });
});

test.each<[unknown, unknown]>([
  [undefined, defaultListLayout],
  ['COMPACT', defaultListLayout],
  [{}, defaultListLayout],
  [{ columns: ['PRICE'], density: 'TINY' }, defaultListLayout],
  [{ columns: ['DATE', 'DATE'] }, defaultListLayout],
  [{ columns: ['DATE'] }, { ...defaultListLayout, columns: ['DATE'] }],
  [
    { columns: [], density: 'COMPACT' },
    { columns: [], density: 'COMPACT' },
  ],
])('what is stored as %j', (stored, look) => expect(parseListLayout(stored)).toEqual(look));

test.each<[string | null, readonly ListColumn[] | undefined]>([
  [null, undefined],
  ['', []],
  ['DATE', ['DATE']],
  ['DATE.CUSTOMER', ['DATE', 'CUSTOMER']],
  ['DATE.', undefined],
  ['DATE.PRICE', undefined],
  ['DATE.DATE', undefined],
])('an address with “%s”', (text, columns) => {
  expect(deserializeListColumns(text)).toEqual(columns);
  if (columns) expect(serializeListColumns(columns)).toBe(text);
});

test('columns come at the end and go', () => {
  expect(toggleColumn(['DATE'], 'PART', true)).toEqual(['DATE', 'PART']);
  expect(toggleColumn(['DATE', 'PART'], 'DATE', false)).toEqual(['PART']);
  expect(toggleColumn(['DATE'], 'PART', false)).toEqual(['DATE']);
});

test.each<[ListColumn, -1 | 1, readonly ListColumn[]]>([
  ['CUSTOMER', -1, configurationColumns],
  ['CUSTOMER', 1, ['ASSIGNEE', 'CUSTOMER', 'DATE', 'PART', 'REVISION', 'KIND']],
  ['KIND', -1, ['CUSTOMER', 'ASSIGNEE', 'DATE', 'PART', 'KIND', 'REVISION']],
  ['KIND', 1, configurationColumns],
])('%s moved by %d', (column, step, columns) =>
  expect(moveColumn(configurationColumns, column, step)).toEqual(columns),
);

test('a column that does not show does not move', () =>
  expect(moveColumn(['DATE'], 'PART', 1)).toEqual(['DATE']));
