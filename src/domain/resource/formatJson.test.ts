import { describe, expect, test } from 'vitest';
import { formatJson, upsertDeviceError } from './formatJson.ts';

const edit = { title: 'T', text: 'X', remedy: 'R', severity: 'ERROR' };

describe('the layout of a text', () => {
  test.each([
    [
      '{"b":1.0,"a":[1e3, 12345678901234567890]}',
      '{\n  "b": 1.0,\n  "a": [\n    1e3,\n    12345678901234567890\n  ]\n}',
    ],
    ['{ }', '{}'],
    [' [ [\n] , {} ] ', '[\n  [],\n  {}\n]'],
    ['1.00', '1.00'],
    ['{"a\\u0041" : "\\u0042" }', '{\n  "a\\u0041": "\\u0042"\n}'],
    ['[1e400,-0,\ttrue]', '[\n  1e400,\n  -0,\n  true\n]'],
  ])('changes white space only: %j', (text, laidOut) => expect(formatJson(text)).toBe(laidOut));

  test.each(['', '{', '[1,]'])('is none of what is no JSON: %j', (text) =>
    expect(formatJson(text)).toBeUndefined(),
  );

  test.each([
    [
      'many objects',
      JSON.stringify(Array.from({ length: 12_000 }, (_, id) => ({ id, name: `Entry ${id}` }))),
    ],
    ['lists in lists', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['one long list', `[${'1,'.repeat(200_000)}1]`],
  ])('takes no longer than reading it: %s', (_, text) => {
    const start = process.cpuUsage();
    formatJson(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });

  test('is none that is longer than a resource may be', () => {
    expect(formatJson(`${'['.repeat(2000)}${']'.repeat(2000)}`)).toBeUndefined();
  });
});

describe('one device error is changed', () => {
  const data = `[\n  { "productFamily": "G5", "errorId": "E1", "title": "old", "more": 1.0 },\n  {"productFamily":"G6","errorId":"E1"}\n]`;

  test('where it stands, and nothing else', () => {
    expect(
      upsertDeviceError(
        data,
        { productFamily: 'g5', errorId: 'e1' },
        { ...edit, text: '', remedy: '', severity: '' },
      ),
    ).toBe(data.replace('"old"', '"T"'));
  });

  test('or added at the end', () => {
    const changed = upsertDeviceError(data, { productFamily: 'G6', errorId: 'E9' }, edit) ?? '';
    expect(JSON.parse(changed)).toEqual([
      ...JSON.parse(data),
      { productFamily: 'G6', errorId: 'E9', ...edit },
    ]);
    expect(changed.startsWith(data.slice(0, 80))).toBe(true);
  });

  test.each(['{', '{}', ''])('but not in %j', (text) =>
    expect(upsertDeviceError(text, { productFamily: 'G6', errorId: 'E1' }, edit)).toBeUndefined(),
  );
});
