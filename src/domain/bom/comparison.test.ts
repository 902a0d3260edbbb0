import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bom } from './bom.ts';
import { compareBoms, type BomChange } from './comparison.ts';
import { buildBom } from '../../../tests/factories/bom.ts';

const side = (change: BomChange, name: 'before' | 'after'): string =>
  change[name] ? `${change[name].quantity}${change[name].item}` : '';

const written = (change: BomChange): string => {
  const { kind, path, formerPath, within } = change;
  const place = formerPath ? `${formerPath.join('/')}→${path.join('/')}` : path.join('/');
  return `${within ? '(' : ''}${kind} ${side(change, 'before')}→${side(change, 'after')} in ${place}${within ? ')' : ''}`;
};

const changes = (before: Bom, after: Bom): readonly string[] =>
  compareBoms(before, after).changes.map(written);

const crane = 'A>B:2 A>C:3 B>D:4 C>D:5 D>E:2 C>F:1';

describe('two bills of materials', () => {
  test.each<[string, string, readonly string[]]>([
    ['in another order', 'C>F:1 D>E:2 C>D:5 B>D:4 A>C:3 A>B:2', []],
    ['with a part more', `${crane} C>G:7`, ['ADDED →7G in A/C']],
    ['with a part less', crane.replace(' C>F:1', ''), ['REMOVED 1F→ in A/C']],
    ['with another quantity', crane.replace('C>F:1', 'C>F:8'), ['CHANGED 1F→8F in A/C']],
    [
      'with a part gone from one place and kept in another',
      crane.replace(' B>D:4', ''),
      ['REMOVED 4D→ in A/B'],
    ],
    [
      'with a change in an assembly that is used twice, once',
      crane.replace('D>E:2', 'D>E:3'),
      ['CHANGED 2E→3E in A/B/D'],
    ],
    ['with a part elsewhere', crane.replace('C>F:1', 'B>F:1'), ['MOVED 1F→1F in A/C→A/B']],
    ['with more of it elsewhere', crane.replace('C>F:1', 'B>F:2'), ['MOVED 1F→2F in A/C→A/B']],
    [
      'with an assembly elsewhere, changed by the way',
      'A>B:2 A>C:3 B>C:1 B>D:4 C>D:5 D>E:2 C>F:9'.replace('A>C:3 ', ''),
      ['MOVED 3C→1C in A→A/B', 'CHANGED 1F→9F in A/B/C'],
    ],
    [
      'with a part that went to two places, which is no move',
      crane.replace('C>F:1', 'B>F:1 D>F:1'),
      ['ADDED →1F in A/B/D', 'ADDED →1F in A/B', 'REMOVED 1F→ in A/C'],
    ],
    [
      'with a new assembly and what it consists of',
      `${crane} A>X:1 X>Y:2 Y>Z:3 X>E:1`,
      ['ADDED →1X in A', '(ADDED →2Y in A/X)', '(ADDED →3Z in A/X/Y)', '(ADDED →1E in A/X)'],
    ],
    [
      'without an assembly and what it consisted of',
      'A>B:2 B>D:4 D>E:2',
      ['REMOVED 3C→ in A', '(REMOVED 5D→ in A/C)', '(REMOVED 1F→ in A/C)'],
    ],
    [
      'with an assembly that is mostly made of the same',
      'A>B:2 A>X:3 B>D:4 X>D:6 D>E:2 X>F:1 X>G:1',
      ['REPLACED 3C→3X in A', 'CHANGED 5D→6D in A/X', 'ADDED →1G in A/X'],
    ],
    [
      'with an assembly of something else',
      'A>B:2 A>X:3 B>D:4 D>E:2 X>P:1 X>Q:1',
      [
        'ADDED →3X in A',
        '(ADDED →1P in A/X)',
        '(ADDED →1Q in A/X)',
        'REMOVED 3C→ in A',
        '(REMOVED 5D→ in A/C)',
        '(REMOVED 1F→ in A/C)',
      ],
    ],
  ])('%s', (_, after, expected) => {
    expect(changes(buildBom(crane, 'A'), buildBom(after, 'A'))).toEqual(expected);
  });

  test('with another product are compared as one product with the other', () => {
    expect(changes(buildBom('A>B:1', 'A'), buildBom('X>B:2', 'X'))).toEqual([
      'REPLACED 1A→1X in ',
      'CHANGED 1B→2B in X',
    ]);
  });

  test.each<[string, Bom, Bom, readonly string[]]>([
    ['that came without parts', buildBom('A>B:1', 'A'), buildBom('A>B:1', 'A', 'S'), ['ADDED →1S in ']],
    [
      'that went',
      buildBom('A>B:1 S>C:1', 'A', 'S'),
      buildBom('A>B:1', 'A'),
      ['REMOVED 1S→ in ', '(REMOVED 1C→ in S)'],
    ],
    [
      'with a part more',
      buildBom('A>B:1 S>C:1', 'A', 'S'),
      buildBom('A>B:1 S>C:1 S>D:2', 'A', 'S'),
      ['ADDED →2D in S'],
    ],
    [
      'with another number, by its parts',
      buildBom('A>B:1 S>C:1 T>D:1', 'A', 'S', 'T'),
      buildBom('A>B:1 Y>D:2 X>C:1', 'A', 'Y', 'X'),
      ['REPLACED 1T→1Y in ', 'CHANGED 1D→2D in Y', 'REPLACED 1S→1X in '],
    ],
    [
      'with another number, and nothing in common',
      buildBom('A>B:1 S>C:1', 'A', 'S'),
      buildBom('A>B:1 X>D:1', 'A', 'X'),
      ['REPLACED 1S→1X in ', 'ADDED →1D in X', 'REMOVED 1C→ in X'],
    ],
    [
      'that now goes into the first',
      buildBom('A>B:1 S>C:1', 'A', 'S'),
      buildBom('A>B:1 A>S:2 S>C:3', 'A', 'S'),
      ['MOVED 1S→2S in →A', 'CHANGED 1C→3C in A/S'],
    ],
  ])('with a second product %s', (_, before, after, expected) =>
    expect(changes(before, after)).toEqual(expected),
  );

  test('tell what else is not the same: quantities that are no numbers, and the head', () => {
    const bom = buildBom('A>B:1', 'A');
    const unread = (text: string): Bom => ({
      ...bom,
      rows: [{ item: 'B', parentItem: 'A', quantity: 0, unread: text }],
    });
    expect(compareBoms(unread('two'), unread('three')).changes).toMatchObject([
      { kind: 'CHANGED', before: { unread: 'two' }, after: { unread: 'three' } },
    ]);
    expect(compareBoms(unread('two'), unread('two')).changes).toEqual([]);
    const other: Bom = {
      ...bom,
      customerId: '7',
      configurations: bom.configurations.map((each) => ({ ...each, configurationName: 'OU9' })),
      unnamed: 2,
    };
    expect(compareBoms(bom, bom)).toMatchObject({ heads: [], unnamed: { before: 0, after: 0 } });
    expect(compareBoms(bom, other)).toMatchObject({
      changes: [],
      heads: [
        { of: 'CUSTOMER', before: '', after: '7' },
        { of: 'CONFIGURATION', before: 'OU1234', after: 'OU9' },
      ],
      unnamed: { before: 0, after: 2 },
    });
  });

  test('add up what is listed twice in an assembly', () => {
    expect(changes(buildBom('A>B:0.1 A>B:0.2', 'A'), buildBom('A>B:0.3', 'A'))).toEqual([]);
    expect(changes(buildBom('A>B:1 A>B:2', 'A'), buildBom('A>B:2 A>B:2', 'A'))).toEqual([
      'CHANGED 3B→4B in A',
    ]);
  });

  test('differ by how their products are described', () => {
    const { changes: found } = compareBoms(
      buildBom('A>B:1', 'A=Crane', 'B=Mini'),
      buildBom('A>B:1', 'A=Crane', 'B=Maxi'),
    );
    expect(found).toMatchObject([
      { kind: 'CHANGED', before: { item: 'B', description: 'Mini' }, after: { description: 'Maxi' } },
    ]);
  });

  test('are compared beyond what the product leads to', () => {
    expect(changes(buildBom('A>B:1 GONE>C:1', 'A'), buildBom('A>B:1 GONE>C:2 NEW>D:1', 'A'))).toEqual([
      'CHANGED 1C→2C in GONE',
      'ADDED →1D in NEW',
    ]);
  });

  test('that turn in circles come to an end', () => {
    expect(changes(buildBom('A>B:1 B>A:1', 'A'), buildBom('A>B:1 B>A:2 B>B:1', 'A'))).toEqual([
      'CHANGED 1A→2A in A/B',
      'ADDED →1B in A/B',
    ]);
    expect(compareBoms(buildBom(''), buildBom('')).changes).toEqual([]);
  });

  test('count what came and went by itself', () => {
    const { counts, changes: found } = compareBoms(
      buildBom(crane, 'A'),
      buildBom(`${crane} A>X:1 X>Y:2 C>G:1`, 'A'),
    );
    expect(counts).toEqual({ ADDED: 2, REMOVED: 0, CHANGED: 0, MOVED: 0, REPLACED: 0 });
    expect(found.find(({ after }) => after?.item === 'X')).toMatchObject({ parts: 1, within: false });
    expect(
      compareBoms(buildBom(crane, 'A'), buildBom(crane.replace('D>E:2', 'D>E:3'), 'A')).changes,
    ).toMatchObject([{ uses: 2 }]);
  });

  test('of many rows, one below the other, are compared at once; the first 5,000 changes are given', () => {
    const chain = (quantity: number): Bom => ({
      ...buildBom('', 'N0'),
      rows: Array.from({ length: 20_000 }, (_, index) => ({
        item: `N${index + 1}`,
        parentItem: `N${index}`,
        quantity,
      })),
    });
    const { changes: found, left, counts } = compareBoms(chain(1), chain(2));
    expect([found.length, left, counts.CHANGED]).toEqual([5000, 15_000, 20_000]);
    expect(found.at(-1)?.path).toHaveLength(20);
    expect(found.at(-1)?.path.at(-1)).toBe('N4999');
  });

  test('are explained by their changes, whatever they are', () => {
    const item = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
    const rows = fc.array(fc.record({ parentItem: item, item, quantity: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 12,
    });
    const relation = (bom: Bom): Map<string, number> => {
      const sums = new Map<string, number>();
      for (const row of bom.rows) {
        const key = `${row.parentItem}>${row.item}`;
        sums.set(key, (sums.get(key) ?? 0) + row.quantity);
      }
      return sums;
    };
    // Each item has a row of its own top, so that nothing is new as a whole and nothing is replaced.
    const tops = ['A', 'B', 'C', 'D', 'E', 'F'].map((each) => ({ item: each, parentItem: '', quantity: 1 }));
    const bom = (found: Bom['rows']): Bom => ({ ...buildBom('', 'A'), rows: [...tops, ...found] });
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const before = relation(bom(one));
        for (const change of compareBoms(bom(one), bom(other)).changes) {
          const place = (path: readonly string[] | undefined): string => path?.at(-1) ?? '';
          if (change.before) {
            before.delete(`${place(change.formerPath ?? change.path)}>${change.before.item}`);
          }
          if (change.after) before.set(`${place(change.path)}>${change.after.item}`, change.after.quantity);
        }
        expect(before).toEqual(relation(bom(other)));
      }),
    );
  });
});
