import { describe, expect, test } from 'vitest';
import type { Bom, BomRow } from './bom.ts';
import {
  buildViewRoots,
  maxOutlineRows,
  buildBomOutline,
  findItemPath,
  type BomViewMode,
  type OutlineExpansion,
} from './outline.ts';

const row = (parentItem: string, item: string, quantity = 1): BomRow => ({ item, parentItem, quantity });

const bom: Bom = {
  customerId: '1',
  configurations: [{ configurationName: 'C', productNumber: 'SYS', variantDescription: 'A system' }],
  rows: [
    row('SYS', 'TX'),
    row('SYS', 'RX'),
    row('TX', 'BOX'),
    row('TX', 'SCREW', 4),
    row('RX', 'BOX', 2),
    row('BOX', 'SCREW', 6),
  ],
};

const nothing: OutlineExpansion = { depth: 0, toggled: new Set() };
const everything: OutlineExpansion = { depth: 99, toggled: new Set() };

/** The lines as people see them: indented, a plus where they unfold, a star where they are found. */
const lines = (lens: BomViewMode, unfolding: OutlineExpansion, find?: string): string[] =>
  buildBomOutline(
    buildViewRoots(bom, lens),
    unfolding,
    find === undefined ? undefined : (item) => item.includes(find),
  ).rows.map(
    ({ depth, quantity, item, open, found }) =>
      `${'  '.repeat(depth)}${quantity} ${item}${open === false ? ' +' : ''}${found ? ' *' : ''}`,
  );

describe('the indented lens', () => {
  test('starts at the first product, folded', () => expect(lines('INDENTED', nothing)).toEqual(['1 SYS +']));
  test('unfolds to a depth', () =>
    expect(lines('INDENTED', { depth: 1, toggled: new Set() })).toEqual(['1 SYS', '  1 TX +', '  1 RX +']));
  test('unfolds whole', () =>
    expect(lines('INDENTED', everything)).toEqual([
      '1 SYS',
      '  1 TX',
      '    1 BOX',
      '      6 SCREW',
      '    4 SCREW',
      '  1 RX',
      '    2 BOX',
      '      6 SCREW',
    ]));
  test('a line is toggled by itself', () => {
    expect(lines('INDENTED', { depth: 1, toggled: new Set(['0.1']) })).toEqual([
      '1 SYS',
      '  1 TX +',
      '  1 RX',
      '    2 BOX +',
    ]);
    expect(lines('INDENTED', { depth: 1, toggled: new Set(['0']) })).toEqual(['1 SYS +']);
  });
  test('finding shows what matches and what leads there', () => {
    expect(lines('INDENTED', nothing, 'BOX')).toEqual([
      '1 SYS',
      '  1 TX',
      '    1 BOX *',
      '  1 RX',
      '    2 BOX *',
    ]);
    expect(lines('INDENTED', nothing, 'nowhere')).toEqual([]);
  });
});

test('the flattened lens adds up', () =>
  expect(lines('FLATTENED', nothing)).toEqual(['3 BOX', '1 RX', '22 SCREW', '1 TX']));

test('the where-used lens leads up to the product', () =>
  expect(lines('WHERE_USED', { depth: 0, toggled: new Set(['2', '2.1']) })).toEqual([
    '3 BOX +',
    '1 RX +',
    '22 SCREW',
    '  4 TX +',
    '  6 BOX',
    '    1 TX +',
    '    2 RX +',
    '1 TX +',
  ]));

test('a path is what leads to a line', () => {
  const roots = buildViewRoots(bom, 'INDENTED');
  expect(findItemPath(roots, '0.1.0.0')).toEqual(['SYS', 'RX', 'BOX', 'SCREW']);
  expect(findItemPath(roots, '0.7')).toEqual([]);
});

describe('what would never end', () => {
  const generated = (rows: BomRow[]): Bom => ({ ...bom, rows, configurations: [] });
  test('a small file of ten in ten in ten is cut off', () => {
    const rows = Array.from({ length: 8 }, (_, level) =>
      Array.from({ length: 10 }, (_each, index) => row(`L${level}-0`, `L${level + 1}-${index % 2}`)),
    ).flat();
    const tenfold = buildBomOutline(
      buildViewRoots(generated([row('', 'L0-0'), ...rows]), 'INDENTED'),
      everything,
    );
    expect(tenfold.cut).toBe(true);
    expect(tenfold.rows).toHaveLength(maxOutlineRows);
  });
  test('a chain of 50,000 is searched, and shown to its hundredth level', () => {
    const chain = generated(
      Array.from({ length: 50_000 }, (_, index) => row(index === 0 ? '' : `I${index - 1}`, `I${index}`)),
    );
    const roots = buildViewRoots(chain, 'INDENTED');
    expect(buildBomOutline(roots, nothing, (item) => item === 'I49999')).toMatchObject({ cut: true });
    expect(buildBomOutline(roots, nothing, (item) => item === 'I49999').rows).toHaveLength(101);
  });
  test('a cycle', () => {
    const cycle = generated([row('', 'A'), row('A', 'B'), row('B', 'A')]);
    expect(
      buildBomOutline(buildViewRoots(cycle, 'INDENTED'), everything).rows.map(({ item }) => item),
    ).toEqual(['A', 'B']);
    expect(
      buildBomOutline(buildViewRoots(cycle, 'WHERE_USED'), everything).rows.map(({ item }) => item),
    ).toEqual(['A', 'B', 'A']);
  });
});
