import { describe, expect, test } from 'vitest';
import { laidOut, withDeviceError } from './layout.ts';

const edit = { title: 'T', text: 'X', remedy: 'R', severity: 'ERROR' };

describe('the layout of a text', () => {
  test('changes white space only', () => {
    expect(laidOut('{"b":1.0,"a":[1e3, 12345678901234567890]}')).toBe(
      '{\n  "b": 1.0,\n  "a": [\n    1e3,\n    12345678901234567890\n  ]\n}',
    );
  });
});

describe('one device error is changed', () => {
  const data = `[\n  { "productFamily": "G5", "errorId": "E1", "title": "old", "more": 1.0 },\n  {"productFamily":"G6","errorId":"E1"}\n]`;

  test('where it stands, and nothing else', () => {
    expect(
      withDeviceError(
        data,
        { productFamily: 'g5', errorId: 'e1' },
        { ...edit, text: '', remedy: '', severity: '' },
      ),
    ).toBe(data.replace('"old"', '"T"'));
  });

  test('or added at the end', () => {
    const changed = withDeviceError(data, { productFamily: 'G6', errorId: 'E9' }, edit) ?? '';
    expect(JSON.parse(changed)).toEqual([
      ...JSON.parse(data),
      { productFamily: 'G6', errorId: 'E9', ...edit },
    ]);
    expect(changed.startsWith(data.slice(0, 80))).toBe(true);
  });

  test.each(['{', '{}', ''])('but not in %j', (text) =>
    expect(withDeviceError(text, { productFamily: 'G6', errorId: 'E1' }, edit)).toBeUndefined(),
  );
});
