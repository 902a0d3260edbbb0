import { describe, expect, test } from 'vitest';
import type { BomChange, BomComparison } from './comparison.ts';
import {
  formatBomChangesCsv,
  describeBomNotes,
  summarizeBomChanges,
  filterBomChanges,
} from './comparisonText.ts';

const none = { ADDED: 0, REMOVED: 0, CHANGED: 0, MOVED: 0, REPLACED: 0 };

test.each<[Partial<BomComparison['counts']>, string | undefined]>([
  [{}, undefined],
  [{ ADDED: 1 }, 'Bill of materials: 1 item added'],
  [{ ADDED: 2, REMOVED: 1 }, 'Bill of materials: 2 items added and 1 removed'],
  [
    { REMOVED: 1, CHANGED: 3, MOVED: 1, REPLACED: 2 },
    'Bill of materials: 1 item removed, 3 changed, 1 moved, and 2 replaced',
  ],
])('%j is “%s”', (counts, sentence) =>
  expect(summarizeBomChanges({ counts: { ...none, ...counts } })).toBe(sentence),
);

test.each<[Parameters<typeof describeBomNotes>[0], readonly string[]]>([
  [{ heads: [], unnamed: { before: 0, after: 0 } }, []],
  [
    { heads: [{ of: 'CUSTOMER', before: '', after: '7' }], unnamed: { before: 0, after: 0 } },
    ['The customer is not named in 0A and 7 in 0B.'],
  ],
  [
    { heads: [{ of: 'CONFIGURATION', before: 'OU1', after: 'OU2' }], unnamed: { before: 1, after: 2 } },
    [
      'The configuration is OU1 in 0A and OU2 in 0B.',
      '1 row of 0A that cannot be placed is not compared.',
      '2 rows of 0B that cannot be placed are not compared.',
    ],
  ],
])('%j is noted', (comparison, notes) =>
  expect(describeBomNotes(comparison, { before: '0A', after: '0B' })).toEqual(notes),
);

const side = (item: string, quantity: number, description = '') => ({ item, quantity, description });
const shared = { path: ['SYS'], uses: 1, parts: 0, within: false };
const changes: readonly BomChange[] = [
  { ...shared, kind: 'REPLACED', before: side('T1', 1, 'Mini'), after: side('T2', 1, 'Maxi'), parts: 2 },
  { ...shared, kind: 'ADDED', after: side('P1', 2) },
  { ...shared, kind: 'ADDED', after: side('P2', 6), path: ['SYS', 'P1'], within: true },
  {
    ...shared,
    kind: 'MOVED',
    before: side('P3', 1),
    after: side('P3', 4),
    path: ['SYS', 'T2'],
    formerPath: ['SYS'],
  },
];
const parts = new Map(
  [
    { partNumber: 'P1', label: '=Lever', partType: 'LEVER', partState: 'READY' },
    { partNumber: 'P2', label: 'Screw', partType: 'SUB_PART', partState: 'READY' },
  ].map((part) => [part.partNumber, part]),
);
const partOf = (item: string) => parts.get(item);

describe('changes are found', () => {
  test.each<[string, Parameters<typeof filterBomChanges>[1], readonly (string | undefined)[]]>([
    ['all of them, those of an assembly with it', { kind: undefined, find: ' ' }, ['T2', 'P1', 'P3']],
    ['by their kind', { kind: 'ADDED', find: '' }, ['P1']],
    ['by their label, also inside an assembly', { kind: undefined, find: 'screw' }, ['P2']],
    ['by where they are', { kind: undefined, find: 'p1' }, ['P1', 'P2']],
    ['by what was there before', { kind: undefined, find: 'T1' }, ['T2']],
    ['by the description of a product', { kind: 'REPLACED', find: 'maxi' }, ['T2']],
    ['by kind and text', { kind: 'MOVED', find: 'screw' }, []],
  ])('%s', (_, filter, expected) =>
    expect(filterBomChanges(changes, filter, partOf).map(({ after }) => after?.item)).toEqual(expected),
  );
});

test('changes are a sheet, no cell of which is a formula', () => {
  expect(formatBomChangesCsv(changes, partOf).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    '"Change","Part number","Label","Type","Quantity before","Quantity after","Place","Former"',
    '"Replaced","T2","Maxi","","1","1","SYS","T1"',
    `"Added","P1","'=Lever","LEVER","","2","SYS",""`,
    '"Added with its assembly","P2","Screw","SUB_PART","","6","SYS > P1",""',
    '"Moved","P3","","","1","4","SYS > T2","SYS"',
  ]);
});
