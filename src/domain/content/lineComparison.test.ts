import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedStretches, countChanges, comparedParts, compareLines } from './lineComparison.ts';

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
    expect(comparedParts((await compareLines('a\r\nb\r\n', 'a\nb')) ?? [], 3)).toEqual([]);
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
  const parts = comparedParts(lines, 2);
  expect(parts.map(({ isNear, lines: own }) => (isNear ? own.length : -own.length))).toEqual([
    -7, 6, -15, 6, -8,
  ]);
  expect(parts.flatMap(({ lines: own }) => own)).toEqual(lines);
  expect(countChanges(lines)).toEqual({ added: 2, removed: 2 });
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
  const stretches = changedStretches(lines);
  const part = (line: (typeof lines)[number]): string => line.text.slice(...(stretches.get(line) ?? [0, 0]));
  const marked = lines.filter((line) => stretches.has(line));
  const removed = marked.filter((line) => line.after === undefined).map(part);
  const added = marked.filter((line) => line.before === undefined).map(part);
  expect(removed.map((each, index) => [each, added[index]])).toEqual(expected);
});
