import { expect, test } from 'vitest';
import {
  columnsOf,
  columnsText,
  defaultLook,
  listColumns,
  movedColumn,
  toLook,
  withColumn,
  type ListColumn,
} from './columns.ts';

test('at first a row tells whose, who has it, and when', () => {
  expect(defaultLook).toEqual({ columns: ['CUSTOMER', 'ASSIGNEE', 'DATE'], density: 'COMFORTABLE' });
});

test.each<[unknown, unknown]>([
  [undefined, defaultLook],
  ['COMPACT', defaultLook],
  [{}, defaultLook],
  [{ columns: ['PRICE'], density: 'TINY' }, defaultLook],
  [{ columns: ['DATE', 'DATE'] }, defaultLook],
  [{ columns: ['DATE'] }, { ...defaultLook, columns: ['DATE'] }],
  [
    { columns: [], density: 'COMPACT' },
    { columns: [], density: 'COMPACT' },
  ],
])('what is stored as %j', (stored, look) => expect(toLook(stored)).toEqual(look));

test.each<[string | null, readonly ListColumn[] | undefined]>([
  [null, undefined],
  ['', []],
  ['DATE', ['DATE']],
  ['DATE.CUSTOMER', ['DATE', 'CUSTOMER']],
  ['DATE.', undefined],
  ['DATE.PRICE', undefined],
  ['DATE.DATE', undefined],
])('an address with “%s”', (text, columns) => {
  expect(columnsOf(text)).toEqual(columns);
  if (columns) expect(columnsText(columns)).toBe(text);
});

test('columns come at the end and go', () => {
  expect(withColumn(['DATE'], 'PART', true)).toEqual(['DATE', 'PART']);
  expect(withColumn(['DATE', 'PART'], 'DATE', false)).toEqual(['PART']);
  expect(withColumn(['DATE'], 'PART', false)).toEqual(['DATE']);
});

test.each<[ListColumn, -1 | 1, readonly ListColumn[]]>([
  ['CUSTOMER', -1, listColumns],
  ['CUSTOMER', 1, ['ASSIGNEE', 'CUSTOMER', 'DATE', 'PART', 'REVISION', 'KIND']],
  ['KIND', -1, ['CUSTOMER', 'ASSIGNEE', 'DATE', 'PART', 'KIND', 'REVISION']],
  ['KIND', 1, listColumns],
])('%s moved by %d', (column, step, columns) =>
  expect(movedColumn(listColumns, column, step)).toEqual(columns),
);

test('a column that does not show does not move', () =>
  expect(movedColumn(['DATE'], 'PART', 1)).toEqual(['DATE']));
