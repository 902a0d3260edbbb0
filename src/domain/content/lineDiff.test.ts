import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findChangedRanges,
  countLineChanges,
  groupDiffHunks,
  compareLines,
  collapseStampChanges,
  getStampKey,
} from './lineDiff.ts';

const text = (count: number, changed: readonly number[] = []): string =>
  Array.from({ length: count }, (_, index) =>
    changed.includes(index + 1) ? `changed ${index + 1}` : `line ${index + 1}`,
  ).join('\n');

describe('two texts line by line', () => {
  test('number each line in the texts it is part of', async () => {
    expect(await compareLines('a\nb\nc\n', 'a\nx\nc')).toEqual([
      { text: 'a', before: 1, after: 1 },
      { text: 'b', before: 2 },
      { text: 'x', after: 2 },
      { text: 'c', before: 3, after: 3 },
    ]);
  });
  test('do not differ by their line ends', async () => {
    expect(groupDiffHunks((await compareLines('a\r\nb\r\n', 'a\nb')) ?? [], 3)).toEqual([]);
  });
  test('give back both texts, whatever they are', async () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lines, lines, async (one, other) => {
        const before = `${one.join('\n')}\n`;
        const after = `${other.join('\n')}\n`;
        const found = (await compareLines(before, after)) ?? [];
        const side = (name: 'before' | 'after') =>
          found.filter((line) => line[name] !== undefined).map((line) => line.text);
        expect(side('before')).toEqual(one);
        expect(side('after')).toEqual(other);
      }),
    );
  });
});

test('changes stand with the lines around them, apart from the rest', async () => {
  const lines = (await compareLines(text(40), text(40, [10, 30]))) ?? [];
  const parts = groupDiffHunks(lines, 2);
  expect(parts.map(({ isNear, lines: own }) => (isNear ? own.length : -own.length))).toEqual([
    -7, 6, -15, 6, -8,
  ]);
  expect(parts.flatMap(({ lines: own }) => own)).toEqual(lines);
  expect(countLineChanges(lines)).toEqual({ added: 2, removed: 2 });
});

test.each<[string, string, readonly (readonly [string, string])[]]>([
  ['G1 X10 F5', 'G1 X12 F5', [['0', '2']]],
  [
    'a\nG1 X1\nG1 X2',
    'a\nG1 Y1\nG1 X23',
    [
      ['X', 'Y'],
      ['', '3'],
    ],
  ],
  ['aaa', 'aaaa', [['', 'a']]],
  ['one', 'two', []],
  ['a1', 'a2\na3', []],
  ['x', 'x', []],
])('“%s” and “%s” differ inside of their lines by %j', async (before, after, expected) => {
  const lines = (await compareLines(before, after)) ?? [];
  const stretches = findChangedRanges(lines);
  const part = (line: (typeof lines)[number]): string => line.text.slice(...(stretches.get(line) ?? [0, 0]));
  const marked = lines.filter((line) => stretches.has(line));
  const removed = marked.filter((line) => line.after === undefined).map(part);
  const added = marked.filter((line) => line.before === undefined).map(part);
  expect(removed.map((each, index) => [each, added[index]])).toEqual(expected);
});

test.each([
  ['MOD:VERSION OU1234 0A 1', 'MOD:VERSION OU1234 0B 4'],
  ['MOD:CHECK 40 1A2B3C4D', 'MOD:CHECK 41 99FFEE00'],
  ['SYS:REVISION 0A', 'SYS:REVISION 0B'],
  ['; Milling OU1234/0A version 1', '; Milling OU1234/0B version 2'],
  ['# Wiring OU1234/0A version 1', '# Wiring OU1234/0B version 1'],
  ['// made 2026-01-02T10:00:00Z', '// made 2026-02-03T11:30:00Z'],
  ['<!-- sha 0123456789abcdef -->', '<!-- sha fedcba9876543210 -->'],
  ['Generator: CMS 4.1', 'Generator: CMS 4.2'],
  ['(CHECKSUM = 12)', '(CHECKSUM = 13)'],
])('%s and %s are one stamp', (one, other) => {
  expect(getStampKey(one)).toBeDefined();
  expect(getStampKey(one)).toBe(getStampKey(other));
});

test.each([
  ['Delivery on 2026-01-02'],
  ['G1 X10 Y20 F600'],
  ['; tool 3'],
  ['SYS:SLEEP 300'],
  ['generated wiring of the crane'],
])('%s is none', (line) => expect(getStampKey(line)).toBeUndefined());

test.each([
  ['; cut A version 1', '; cut B version 1'],
  ['MOD:VERSION 1', 'MOD:CHECK 1 00'],
])('%s and %s are no pair', (one, other) => expect(getStampKey(one)).not.toBe(getStampKey(other)));

const shown = async (before: readonly string[], after: readonly string[]): Promise<readonly string[]> => {
  const lines = await compareLines(before.join('\n'), after.join('\n'));
  const { lines: folded, stamps } = collapseStampChanges(lines ?? []);
  return [
    ...folded.map(
      (line) =>
        `${line.before === undefined ? '+' : line.after === undefined ? '-' : ' '}${line.before ?? ''}.${line.after ?? ''} ${line.text}`,
    ),
    `${stamps} stamps`,
  ];
};

test('stamps that differ are unchanged lines, and what stands beside them stays a change', async () => {
  expect(
    await shown(
      ['MOD:OPEN', 'MOD:VERSION A 0A 1', 'SYS:SLEEP 300', 'MOD:STORE', 'MOD:CHECK 4 0A0A0A0A'],
      ['MOD:OPEN', 'MOD:VERSION A 0B 1', 'SYS:SLEEP 600', 'MOD:STORE', 'MOD:CHECK 4 0B0B0B0B'],
    ),
  ).toEqual([
    ' 1.1 MOD:OPEN',
    ' 2.2 MOD:VERSION A 0B 1',
    '-3. SYS:SLEEP 300',
    '+.3 SYS:SLEEP 600',
    ' 4.4 MOD:STORE',
    ' 5.5 MOD:CHECK 4 0B0B0B0B',
    '2 stamps',
  ]);
});

test('a stamp that came or went is a change', async () => {
  expect(await shown(['MOD:STORE'], ['MOD:VERSION A 0B 1', 'MOD:STORE'])).toEqual([
    '+.1 MOD:VERSION A 0B 1',
    ' 1.2 MOD:STORE',
    '0 stamps',
  ]);
});
