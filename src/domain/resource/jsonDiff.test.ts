import { describe, expect, test } from 'vitest';
import { diffJson } from './jsonDiff.ts';

const differenceOf = (before: unknown, after: unknown) =>
  diffJson(JSON.stringify(before), JSON.stringify(after)) ?? { changes: [], total: -1 };

const linesOfTexts = (before: string, after: string): readonly string[] =>
  (diffJson(before, after)?.changes ?? []).map(
    ({ kind, place, before: old = '', after: now = '' }) => `${kind} ${place}: ${old} → ${now}`,
  );

const lines = (before: unknown, after: unknown): readonly string[] =>
  linesOfTexts(JSON.stringify(before), JSON.stringify(after));

describe('the difference of two JSON values', () => {
  test.each([
    ['the same', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['another value', 1, 2, ['CHANGED : 1 → 2']],
    ['another kind', { a: [] }, { a: {} }, ['CHANGED a: [] → {}']],
    [
      'fields',
      { a: 1, b: { c: true }, 'd e': 1 },
      { b: { c: false, x: null }, 'd e': 2 },
      ['REMOVED a: 1 → ', 'CHANGED b.c: true → false', 'ADDED b.x:  → null', 'CHANGED "d e": 1 → 2'],
    ],
    ['null and nothing', { a: null }, {}, ['REMOVED a: null → ']],
    ['plain lists', [1, 2, 3, 4], [1, 9, 3, 4], ['CHANGED [1]: 2 → 9']],
    ['something put into a list', [1, 2, 3], [1, 5, 6, 2, 3], ['ADDED [1]:  → 5', 'ADDED [2]:  → 6']],
    ['something taken out of a list', [1, 2, 3], [1, 3], ['REMOVED [1]: 2 → ']],
    [
      'a list of named things, whatever their places',
      [
        { id: 1, v: 'a' },
        { id: 2, v: 'b' },
      ],
      [
        { id: 3, v: 'c' },
        { id: 1, v: 'x' },
        { id: 2, v: 'b' },
      ],
      ['CHANGED [1].v: "a" → "x"', 'ADDED [3]:  → {"id":3,"v":"c"}'],
    ],
    ['named things in another order', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], ['ORDER :  → ']],
    [
      'device errors by family and id',
      [
        { productFamily: 'G5', errorId: 'E1', text: 'a' },
        { productFamily: 'G6', errorId: 'E1', text: 'a' },
      ],
      [{ productFamily: 'G6', errorId: 'E1', text: 'b' }],
      [
        'REMOVED [G5 E1]: {"productFamily":"G5","errorId":"E1","text":"a"} → ',
        'CHANGED [G6 E1].text: "a" → "b"',
      ],
    ],
    [
      'names that two have are none',
      [
        { id: 1, a: 1 },
        { id: 1, a: 2 },
      ],
      [
        { id: 1, a: 1 },
        { id: 1, a: 3 },
      ],
      ['CHANGED [1].a: 2 → 3'],
    ],
  ])('%s', (_, before, after, wanted) => expect(lines(before, after)).toEqual(wanted));

  test('long values are shortened, and of many changes the first are listed', () => {
    const many = differenceOf(
      {},
      Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`f${i}`, 'x'.repeat(500)])),
    );
    expect([many.changes.length, many.total]).toEqual([500, 600]);
    expect(many.changes[0]?.after).toHaveLength(161);
  });

  test('ten thousand entries are compared by their names', () => {
    const list = (text: string) =>
      Array.from({ length: 10_000 }, (_, id) => ({ id, text: id % 2 ? 'x' : text }));
    expect(differenceOf(list('a'), list('b')).total).toBe(5000);
  });
});

describe('numbers are compared and shown as they are written', () => {
  test.each([
    [
      '{"limit": 9007199254740993}',
      '{"limit": 9007199254740992}',
      'limit',
      '9007199254740993',
      '9007199254740992',
    ],
    [
      '[12345678901234567890]',
      '[12345678901234567891]',
      '[0]',
      '12345678901234567890',
      '12345678901234567891',
    ],
    ['1e400', '1e500', '', '1e400', '1e500'],
    ['{"a": 1.0}', '{"a": 1.00}', 'a', '1.0', '1.00'],
    ['{"a": 1}', '{"a": 1.0}', 'a', '1', '1.0'],
    ['[0]', '[-0]', '[0]', '0', '-0'],
  ])('%s and %s', (before, after, place, old, now) =>
    expect(linesOfTexts(before, after)).toEqual([`CHANGED ${place}: ${old} → ${now}`]),
  );

  test('in what is added, and in the names of what is listed', () => {
    expect(linesOfTexts('{}', '{"a": {"b": [1e400, 1.50]}}')).toEqual(['ADDED a:  → {"b":[1e400,1.50]}']);
    expect(
      linesOfTexts(
        '[{"id": 9007199254740992, "v": 1}, {"id": 9007199254740993, "v": 1}]',
        '[{"id": 9007199254740992, "v": 1}, {"id": 9007199254740993, "v": 2}]',
      ),
    ).toEqual(['CHANGED [9007199254740993].v: 1 → 2']);
  });

  test('a text is the same however it is escaped', () => {
    expect(diffJson('{"a": "\\u0041"}', '{"\\u0061": "A"}')).toEqual({ changes: [], total: 0 });
  });
});

describe('both sides of a change can be told apart', () => {
  const sides = (before: unknown, after: unknown): readonly (string | undefined)[] => {
    const [change] = diffJson(JSON.stringify({ a: before }), JSON.stringify({ a: after }))?.changes ?? [];
    return [change?.before, change?.after];
  };

  test.each([
    ['composed and not', '\u00F6l', 'o\u0308l', '"\\u00F6l"', '"o\\u0308l"'],
    ['a sign that cannot be seen', 'P00022', 'P00022\u200B', '"P00022"', '"P00022\\u200B"'],
    ['another blank', 'Kran AB', 'Kran\u00A0AB', '"Kran AB"', '"Kran\\u00A0AB"'],
    ['two that look different', 'öl', 'ål', '"öl"', '"ål"'],
  ])('%s', (_, before, after, ...shown) => expect(sides(before, after)).toEqual(shown));

  test('in long texts that begin alike', () => {
    const [before, after] = sides(`${'x'.repeat(500)} stop`, `${'x'.repeat(500)} start ${'y'.repeat(500)}`);
    expect(before).toBe(`…${'x'.repeat(37)} stop"`);
    expect(after).toBe(`…${'x'.repeat(37)} start ${'y'.repeat(116)}…`);
  });
});

test('what is no JSON has no difference', () => {
  expect(diffJson('{', '{}')).toBeUndefined();
});

test.each([300, 1500])('a megabyte nested %i deep is compared in no time', (depth) => {
  const text = (value: number): string => {
    const inner = '{"n": [1, 2, 3], "o": '.repeat(depth);
    const filler = `"${'x'.repeat(900_000 - 24 * depth)}"`;
    return `{"f": ${filler}, "v": ${inner}${value}${'}'.repeat(depth)}}`;
  };
  const start = process.cpuUsage();
  const difference = diffJson(text(1), text(2));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  expect(difference?.total).toBe(1);
});
