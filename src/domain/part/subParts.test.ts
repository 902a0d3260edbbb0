import { describe, expect, test } from 'vitest';
import {
  updateSubPart,
  normalizeSubParts,
  parseSubPartQuantity,
  findSubPartCycle,
  validateSubPartCycle,
  listSubPartNumbers,
  addSubPart,
  removeSubPart,
} from './subParts.ts';

const of = (...numbers: readonly string[]) =>
  normalizeSubParts(numbers.map((partNumber) => ({ partNumber })));
const plain = { quantity: 1, presentAsSibling: false, bomMoveMasterPartType: 'NONE', subParts: [] };

describe('normalizeSubParts', () => {
  test.each([
    [undefined, []],
    [null, []],
    [[{ subPartNumber: 'A' }], [{ ...plain, subPartNumber: 'A' }]],
    [[{ partNumber: 'A' }], [{ ...plain, subPartNumber: 'A' }]],
    [[{ subPartNumber: 'A', partNumber: 'B' }], [{ ...plain, subPartNumber: 'A' }]],
    [[{ quantity: 2 }, { partNumber: '' }], []],
    [
      [{ partNumber: 'A', quantity: 2, presentAsSibling: true, parts: [{ subPartNumber: 'B' }] }],
      [
        {
          ...plain,
          subPartNumber: 'A',
          quantity: 2,
          presentAsSibling: true,
          subParts: [{ ...plain, subPartNumber: 'B' }],
        },
      ],
    ],
    [
      [{ partNumber: 'A', subParts: [{ partNumber: 'B' }], parts: [{ partNumber: 'C' }] }],
      [{ ...plain, subPartNumber: 'A', subParts: [{ ...plain, subPartNumber: 'B' }] }],
    ],
  ])('%j', (sent, normal) => {
    expect(normalizeSubParts(sent)).toEqual(normal);
  });
});

describe('findSubPartCycle', () => {
  const nested = normalizeSubParts([{ partNumber: 'B', parts: [{ partNumber: 'A' }] }]);
  test.each([
    ['itself', 'A', of('A'), {}, ['A', 'A']],
    ['itself further down', 'A', nested, {}, ['A', 'B', 'A']],
    ['itself by way of another', 'A', of('B'), { B: of('C'), C: of('A') }, ['A', 'B', 'C', 'A']],
    ['others that contain themselves', 'A', of('B'), { B: of('C'), C: of('B') }, ['B', 'C', 'B']],
    ['the same part twice', 'A', of('B', 'B'), { B: of('C') }, undefined],
    ['nothing', 'A', of(), {}, undefined],
    [
      'a part within another that it was beside before',
      'A',
      normalizeSubParts([{ partNumber: 'C' }, { partNumber: 'B', parts: [{ partNumber: 'C' }] }]),
      { C: of('B') },
      ['B', 'C', 'B'],
    ],
  ])('%s', (_, partNumber, subParts, others, cycle) => {
    const known: Readonly<Record<string, ReturnType<typeof of>>> = others;
    expect(findSubPartCycle(partNumber, subParts, (number) => known[number] ?? [])).toEqual(cycle);
  });

  test('goes down a part once, however many ways lead there', () => {
    const twice = (number: string) => (number === 'P60' ? [] : of(...doubled(Number(number.slice(1)) + 1)));
    const doubled = (next: number): readonly string[] => [`P${next}`, `P${next}`];
    let asked = 0;
    const counted = (number: string) => {
      asked += 1;
      return twice(number);
    };
    expect(findSubPartCycle('A', of('P0', 'P0'), counted)).toBeUndefined();
    expect(asked).toBeLessThan(10_000);
    const back = (number: string) => (number === 'P60' ? of('A') : twice(number));
    expect(findSubPartCycle('A', of('P0', 'P0'), back)).toHaveLength(63);
  });

  test('is said by its way', () => {
    expect(validateSubPartCycle('A', nested)).toBe('A part cannot contain itself: A → B → A');
    expect(validateSubPartCycle('A', of('B'))).toBeUndefined();
  });
});

test('sub-parts are added, changed and taken out at any depth', () => {
  const tree = addSubPart(addSubPart(of('A', 'B'), [1], 'C'), [], 'D');
  expect(listSubPartNumbers(tree)).toEqual(['A', 'B', 'C', 'D']);
  expect(tree[1]?.subParts[0]?.subPartNumber).toBe('C');
  expect(updateSubPart(tree, [1, 0], { quantity: 4 })[1]?.subParts[0]?.quantity).toBe(4);
  expect(listSubPartNumbers(removeSubPart(tree, [1, 0]))).toEqual(['A', 'B', 'D']);
  expect(listSubPartNumbers(removeSubPart(tree, [1]))).toEqual(['A', 'D']);
  expect(removeSubPart(tree, [7])).toEqual(tree);
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['999999', 999_999],
  ['', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['1000000', undefined],
] as const)('%s pieces are %s', (text, quantity) => expect(parseSubPartQuantity(text)).toBe(quantity));
