import { expect, test } from 'vitest';
import type { Bom } from './bom.ts';
import { buildViewRoots, type BomViewMode } from './outline.ts';
import { formatBomCsv } from './bomCsv.ts';

const bom: Bom = {
  customerId: '1',
  configurations: [{ configurationName: 'C', productNumber: 'SYS', variantDescription: 'A system' }],
  rows: [
    { item: 'P1', parentItem: 'SYS', quantity: 2 },
    { item: '=1+1', parentItem: 'P1', quantity: 0.5 },
  ],
};
const parts = [{ partNumber: 'P1', label: '=Lever', partType: 'LEVER', partState: 'NOT_AVAILABLE' }];

const sheet = (lens: BomViewMode): string[] =>
  formatBomCsv(bom, buildViewRoots(bom, lens), lens, (item) =>
    parts.find(({ partNumber }) => partNumber === item),
  )
    .trim()
    .split('\r\n')
    .slice(1);

test('the indented sheet', () =>
  expect(sheet('INDENTED')).toEqual([
    '"0","1","SYS","A system","","",""',
    '"1","2","P1","\'=Lever","LEVER","Not available","SYS"',
    '"2","0.5","\'=1+1","","","","P1"',
  ]));
test('the flattened sheet', () =>
  expect(sheet('FLATTENED')).toEqual([
    '"0","1","\'=1+1","","","",""',
    '"0","2","P1","\'=Lever","LEVER","Not available",""',
  ]));
test('the sheet of where parts are used', () =>
  expect(sheet('WHERE_USED')[1]).toBe('"1","0.5","P1","\'=Lever","LEVER","Not available","\'=1+1"'));
