import { describe, expect, test } from 'vitest';
import { buildBomTree, flattenBom, validateBom } from '../../../src/domain/bom/bom.ts';
import { parseBomXml } from '../../../src/domain/bom/parseBomXml.ts';
import { transmitterModels } from '../../../src/domain/product/families.ts';
import { partRows } from '../device/parts.ts';
import type { FileFacts } from '../fileFacts.ts';
import { createAxBom, createBomJson, buildBomRows } from './billOfMaterials.ts';

const facts: FileFacts = { configurationId: 'C001234', revision: '0A', version: 1, productFamily: 'G6' };
const account = { accountNumber: '0123456', accountName: 'Crane & Sons' };

const parts = new Map(partRows.map(([partNumber]) => [partNumber as string, {}]));
const isProduct = (item: string): boolean => item.endsWith(facts.configurationId);

describe.each(transmitterModels.map((model): [string, FileFacts] => [model, { ...facts, model, account }]))(
  'a set with a %s',
  (_, set) => {
    const read = parseBomXml(createAxBom(set));
    if (!read.ok) throw new Error(read.reason);
    const { bom } = read;

    test('is read as it was written, and nothing is wrong with it', () => {
      expect(bom.customerId).toBe('0123456');
      expect(bom.rows).toEqual(buildBomRows(set));
      expect(validateBom(bom, (item) => (isProduct(item) ? {} : parts.get(item)))).toEqual([]);
    });

    test('is of a size that looks like the trade', () => {
      expect(bom.rows.length).toBeGreaterThanOrEqual(50);
      expect(bom.rows.length).toBeLessThanOrEqual(120);
    });

    test('hangs together below its first product', () => {
      expect(bom.configurations.map(({ productNumber }) => productNumber)).toEqual([
        'C001234',
        'P00003-C001234',
        'P00004-C001234',
      ]);
      expect(buildBomTree(bom)?.children.map(({ item }) => item)).toEqual([
        'P00003-C001234',
        'P00004-C001234',
        'P01390',
      ]);
      const used = flattenBom(bom);
      expect(bom.rows.filter(({ item }) => !used.has(item))).toEqual([]);
    });
  },
);

test('a device alone begins with itself', () => {
  const read = parseBomXml(createAxBom({ ...facts, deviceType: 'CU', model: 'RELAY', partNumber: 'P00012' }));
  expect(read.ok && read.bom.configurations).toEqual([
    {
      configurationName: 'C001234-0A',
      productNumber: 'P00012-C001234',
      variantDescription: 'G6 Relay receiver, light grey',
    },
  ]);
  expect(read.ok && read.bom.customerId).toBe('3005019');
});

test('the JSON tells the same tree, with words', () => {
  type Part = { partNumber: string; label: string; quantity: number; subParts: Part[] };
  const { parts: top }: { parts: Part[] } = JSON.parse(createBomJson(facts));
  const walk = (list: readonly Part[]): Part[] => list.flatMap((part) => [part, ...walk(part.subParts)]);
  const read = parseBomXml(createAxBom(facts));
  const children = read.ok ? buildBomTree(read.bom)?.children : undefined;
  expect(top.map(({ partNumber }) => partNumber)).toEqual(children?.map(({ item }) => item));
  expect(walk(top).filter(({ label, partNumber }) => label === partNumber)).toEqual([]);
});
