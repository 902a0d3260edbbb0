import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findBomRoot,
  buildBomTree,
  buildBomTrees,
  flattenBom,
  validateBom,
  findWhereUsed,
  type BomNode,
} from './bom.ts';
import { buildBom } from '../../../tests/factories/bom.ts';

const written = (node: BomNode | undefined): string =>
  node
    ? `${node.quantity}${node.item}${node.children.length > 0 ? `(${node.children.map(written).join(' ')})` : ''}`
    : '';

const crane = '>A:1 A>B:2 A>C:3 B>D:4 C>D:5 D>E:2';

describe('the tree', () => {
  test.each([
    [crane, 'A', '1A(2B(4D(2E)) 3C(5D(2E)))'],
    [crane, undefined, '1A(2B(4D(2E)) 3C(5D(2E)))'],
    [crane, 'B', '2B(4D(2E))'],
    ['A>B:2 X>Y:1', 'A', '1A(2B)'],
    ['A>B:2', undefined, '2B'],
    [crane, 'UNKNOWN', '1UNKNOWN'],
    ['', 'A', '1A'],
    ['', undefined, ''],
    ['A>B:1 B>A:1', 'A', '1A(1B)'],
    ['A>B:1 B>A:1', 'B', '1B(1A)'],
    ['A>A:1 A>B:1', 'A', '1A(1B)'],
    ['A>B:1 B>C:1 C>A:1 C>D:7', 'A', '1A(1B(1C(7D)))'],
    ['A>B:1 A>B:2', 'A', '1A(1B 2B)'],
    ['>__proto__:1 __proto__>constructor:2', undefined, '1__proto__(2constructor)'],
  ])('of “%s” from %s is %s', (rows, product, tree) => {
    expect(written(buildBomTree(buildBom(rows, product)))).toBe(tree);
  });

  test('begins with the first product', () => {
    const bom = buildBom(crane);
    const products = ['C', 'B'].map((productNumber) => ({
      configurationName: '',
      productNumber,
      variantDescription: '',
    }));
    expect(findBomRoot({ ...bom, configurations: products })).toBe('C');
  });

  test('a sub-assembly used in many places is there once', () => {
    const tree = buildBomTree(buildBom(crane, 'A'));
    expect(tree?.children[0]?.children[0]?.children).toBe(tree?.children[1]?.children[0]?.children);
  });
});

test('every product and every top has a tree, and rows of none are named', () => {
  const bom = buildBom('>A:1 A>B:2 C>D:3 >E:1 X>Y:1 Z>X:1 Y>Z:1', 'A', 'C');
  expect(buildBomTrees(bom).map(written)).toEqual(['1A(2B)', '1C(3D)', '1E']);
  expect(Object.fromEntries(flattenBom(bom))).toEqual({ B: 2, D: 3 });
  expect(validateBom(bom).filter(({ kind }) => kind === 'NOT_SHOWN')).toHaveLength(3);
});

test.each([
  ['>S:1 S>A:1 S>B:2 A>C:3', ['S', 'A', 'B'], ['1S(1A(3C) 2B)'], { A: 1, B: 2, C: 3 }],
  ['>S:1 S>A:1 X>B:2 >X:1', ['S', 'A', 'B'], ['1S(1A)', '1X(2B)'], { A: 1, B: 2 }],
])('a product that goes into another one is there once: %s', (rows, products, trees, totals) => {
  const bom = buildBom(rows, ...products);
  expect(buildBomTrees(bom).map(written)).toEqual(trees);
  expect(Object.fromEntries(flattenBom(bom))).toEqual(totals);
});

test('a quantity that is no number is told as it came', () => {
  const bom = { ...buildBom('>A:1'), rows: [{ item: 'A', parentItem: '', quantity: 0, unread: 'two' }] };
  expect(validateBom(bom)).toEqual([
    { kind: 'UNREAD_QUANTITY', item: 'A', text: 'A has the quantity “two”, which is no number.' },
  ]);
});

describe('flattened', () => {
  test.each([
    [crane, 'A', { B: 2, C: 3, D: 23, E: 46 }],
    [crane, 'C', { D: 5, E: 10 }],
    ['A>B:0.1 A>B:0.2', 'A', { B: 0.3 }],
    ['A>B:1 B>A:1', 'A', { B: 1 }],
    ['A>B:0 B>C:3', 'A', { B: 0, C: 0 }],
    ['', 'A', {}],
    ['', undefined, {}],
  ])('“%s” from %s', (rows, product, totals) => {
    expect(
      Object.fromEntries(flattenBom(buildBom(rows, product), product === undefined ? [] : [product])),
    ).toEqual(totals);
  });
});

test.each([
  ['D', { B: 4, C: 5 }],
  ['E', { D: 2 }],
  ['A', {}],
  ['UNKNOWN', {}],
])('%s is used in %j', (item, uses) => {
  expect(Object.fromEntries(findWhereUsed(buildBom(crane), item))).toEqual(uses);
});

describe('integrity', () => {
  const kinds = (rows: string, product?: string): readonly string[] =>
    validateBom(buildBom(rows, product)).map((issue) => `${issue.kind} ${issue.item}`);

  test.each([
    [crane, 'A', []],
    ['A>B:1', 'A', []],
    ['A>B:1', undefined, ['ORPHAN B']],
    ['>A:1 X>B:1', undefined, ['ORPHAN B']],
    ['>A:1 A>A:1', undefined, ['SELF_PARENT A']],
    ['>A:1 A>B:1 B>C:1 C>B:1', undefined, ['CYCLE B']],
    ['X>Y:1 Y>X:1', undefined, ['CYCLE Y']],
    ['>A:1 A>B:1 A>B:1', undefined, ['DUPLICATE B']],
    ['>A:1 A>B:1 A>C:1 B>D:1 C>D:1', undefined, []],
    ['>A:1 A>B:0', undefined, ['ZERO_QUANTITY B']],
    [
      '>A:1 X>B:0 X>B:0',
      undefined,
      ['ORPHAN B', 'ZERO_QUANTITY B', 'ORPHAN B', 'DUPLICATE B', 'ZERO_QUANTITY B'],
    ],
  ])('of “%s” from %s', (rows, product, issues) => expect(kinds(rows, product)).toEqual(issues));

  test('parts are looked up, each once', () => {
    const parts: Record<string, { partState: string }> = {
      A: { partState: 'READY' },
      B: { partState: 'ARCHIVED' },
      C: { partState: 'NOT_AVAILABLE' },
    };
    const issues = validateBom(
      buildBom('>A:1 A>B:1 A>C:1 B>C:1 A>D:1 B>D:1'),
      (partNumber) => parts[partNumber],
    );
    expect(issues).toEqual([
      { kind: 'UNAVAILABLE_PART', item: 'B', text: 'Part B is no longer available.' },
      { kind: 'UNAVAILABLE_PART', item: 'C', text: 'Part C is no longer available.' },
      { kind: 'UNKNOWN_PART', item: 'D', text: 'There is no part D.' },
    ]);
  });

  test('a top that is listed twice has no parent to name', () => {
    expect(validateBom(buildBom('>A:1 >A:1')).map((issue) => issue.text)).toEqual([
      'A is listed twice in the list.',
    ]);
    expect(validateBom(buildBom('>A:1 A>B:1 A>B:1')).map((issue) => issue.text)).toEqual([
      'B is listed twice in A.',
    ]);
  });

  test('every issue is a sentence', () => {
    for (const { text } of validateBom(buildBom('>A:1 A>A:0 X>B:1 X>B:1 A>C:1 C>A:1')))
      expect(text).toMatch(/^\w.*\.$/);
  });
});

const rows = (count: number, parentOf: (index: number) => number): string =>
  Array.from({ length: count }, (_, index) => `${index === 0 ? '' : `I${parentOf(index)}`}>I${index}:1`).join(
    ' ',
  );

describe('50,000 rows', () => {
  test('in a chain', () => {
    const bom = buildBom(rows(50_000, (index) => index - 1));
    let depth = 0;
    for (let node = buildBomTree(bom); node; [node] = node.children) depth += 1;
    expect(depth).toBe(50_000);
    expect(flattenBom(bom).size).toBe(49_999);
    expect(validateBom(bom)).toEqual([]);
  });
  test('in a star', () =>
    expect(buildBomTree(buildBom(rows(50_000, () => 0)))?.children).toHaveLength(49_999));
  test('in a ring', () => {
    const ring = buildBom(`${rows(50_000, (index) => index - 1)} I49999>I0:1`);
    expect(validateBom(ring).map((issue) => issue.kind)).toEqual(['CYCLE']);
  });
});

test('forty levels, each used twice in the one above, are counted without being walked', () => {
  const levels = Array.from(
    { length: 40 },
    (_, index) => `L${index}>L${index + 1}:1 L${index}>L${index + 1}:1`,
  );
  expect(flattenBom(buildBom(levels.join(' '), 'L0')).get('L40')).toBe(Number((2 ** 40).toPrecision(12)));
});

test('whatever the rows, the tree ends and the totals are those of its paths', () => {
  const items = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
  const parents = fc.oneof(fc.constant(''), items);
  const lines = fc.record({ parentItem: parents, item: items, quantity: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (bomRows) => {
      const bom = { customerId: '', configurations: [], rows: bomRows };
      const totals = new Map<string, number>();
      const walk = (node: BomNode, count: number, above: readonly string[]): void => {
        expect(above).not.toContain(node.item);
        for (const child of node.children) {
          totals.set(child.item, (totals.get(child.item) ?? 0) + count * child.quantity);
          walk(child, count * child.quantity, [...above, node.item]);
        }
      };
      for (const tree of buildBomTrees(bom)) walk({ ...tree, quantity: 1 }, 1, []);
      expect(flattenBom(bom)).toEqual(totals);
    }),
    { numRuns: 500 },
  );
});
