import { describe, expect, test } from 'vitest';
import { findLossyNumbers, findJsonLine, maxResourceLength, parseJson } from './json.ts';

const problemsOf = (text: string) => {
  const reading = parseJson(text);
  return reading.isSound ? [] : reading.problems.map((each) => [each.line, each.text]);
};

describe('a text that is JSON', () => {
  test.each([
    ['{}'],
    ['[1, 2.5e3, -0]'],
    ['"text"'],
    ['null'],
    [' true\n'],
    ['{"a": {"a": 1}, "b": {"a": 2}}'],
  ])('%s', (text) => expect(parseJson(text)).toMatchObject({ isSound: true, value: JSON.parse(text) }));
});

describe('a text that is none says where', () => {
  test.each([
    ['', 1, 'A value is required: an object, a list, a text, a number, true, false or null'],
    [
      '{\n  "a": 1,\n}',
      3,
      'A name in double quotes is expected here; after the last field there is no comma',
    ],
    ['[\n1,\n2\n3]', 4, 'A comma is expected before this'],
    ['{"a" 1}', 1, 'A colon is expected after the name'],
    ['{\n"a": \'x\'}', 2, 'This is no value: texts stand in double quotes'],
    ['// no\n1', 1, 'JSON has no comments'],
    ['{"a":\n"b', 2, 'A closing quote is missing'],
    ['1 2', 1, 'There is more after the end of the value'],
    ['{"a": 1,\n"b": 2,\n"a": 3}', 3, 'The field a stands twice in this object'],
    ['"\\q"', 1, 'This character cannot stand after a backslash'],
    ['\uFEFF{}', 1, 'This is no value: texts stand in double quotes'],
  ])('%j', (text, line, sentence) => expect(problemsOf(text)[0]).toEqual([line, sentence]));

  test('also where its lists have no end', () => {
    expect(problemsOf('['.repeat(100_000))).toEqual([
      [1, 'Objects and lists stand too deep inside each other'],
    ]);
  });

  test('and every fault, up to 50', () => {
    expect(problemsOf('[1 2,\n3 4]').map(([line]) => line)).toEqual([1, 2]);
    expect(problemsOf(`[${'1 '.repeat(400)}]`)).toHaveLength(50);
  });
});

test('a text that is too long is not looked into', () => {
  const text = `"${'x'.repeat(maxResourceLength)}"`;
  expect(problemsOf(text)).toEqual([
    [1, 'The text has 1,000,002 characters; a resource has 1,000,000 at most'],
  ]);
});

test('a text of the greatest length is read', () => {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Entry ${id}` })),
    null,
    1,
  );
  expect(text.length).toBeLessThan(maxResourceLength);
  expect(parseJson(text).isSound).toBe(true);
});

test.each([
  [[], 1],
  [[1], 3],
  [[1, 'b'], 4],
  [[1, 'nothing'], 3],
  [[9], 1],
])('%j stands in line %i', (place, line) => {
  const text = '[\n{"a": 1},\n{"a": 1,\n"b": 2}\n]';
  const reading = parseJson(text);
  expect(reading.isSound && findJsonLine(text, reading.root, place)).toBe(line);
});

describe('numbers that lose digits', () => {
  const lossyIn = (text: string) => {
    const reading = parseJson(text);
    return reading.isSound ? findLossyNumbers(text, reading.root).map(({ line }) => line) : undefined;
  };
  test.each([
    '0',
    '-0',
    '1.50',
    '0.1',
    '1e3',
    '9007199254740992',
    '123456789012345680000',
    '0.000001e6',
    '5e-324',
    '1E+2',
  ])('not %s', (number) => expect(lossyIn(number)).toEqual([]));
  test.each([
    '9007199254740993',
    '12345678901234567890',
    '1e400',
    '-1e400',
    '0.1000000000000000055',
    '1e-400',
  ])('%s', (number) => expect(lossyIn(number)).toEqual([1]));
  test('by their lines, up to 50', () => {
    expect(lossyIn('[1,\n1e400,\n{"a": 9007199254740993}]')).toEqual([2, 3]);
    expect(lossyIn(`[${'1e999,'.repeat(99)}1]`)).toHaveLength(50);
  });
});
