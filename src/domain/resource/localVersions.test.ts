import { describe, expect, test } from 'vitest';
import { parseLocalVersions, addLocalVersion, type LocalVersion, hashText } from './localVersions.ts';

describe('local versions', () => {
  const version = (text: string): LocalVersion => ({ at: '2026-11-20T12:00:00.000Z', how: 'STORED', text });

  test('are ten, each text once, the newest first', () => {
    let versions: readonly LocalVersion[] = [];
    for (let index = 0; index < 14; index += 1) versions = addLocalVersion(versions, version(String(index)));
    expect(versions.map(({ text }) => text)).toEqual(['13', '12', '11', '10', '9', '8', '7', '6', '5', '4']);
    expect(
      addLocalVersion(versions, version('9'))
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(['9', '13', '12']);
  });

  test('are no longer than a browser keeps', () => {
    const long = 'x'.repeat(800_000);
    expect(
      addLocalVersion([version(`${long}1`), version('short')], version(`${long}2`)).map(
        ({ text }) => text.length,
      ),
    ).toEqual([800_001, 5]);
  });

  test('of another shape are none', () => {
    expect(parseLocalVersions([{ at: 1 }])).toEqual([]);
    expect(parseLocalVersions([version('a')])).toEqual([version('a')]);
  });
});

test.each([
  ['', 0x81_1c_9d_c5],
  ['a', 0xe4_0c_29_2c],
  ['foobar', 0xbf_9c_f9_68],
])('the edition of %j is its FNV-1a sum', (text, sum) => {
  expect(hashText(text)).toBe(sum);
});

test('texts that differ in one character are two editions', () => {
  const texts = ['{"a": 1}', '{"a": 2}', '{"b": 1}', '{"a": 1} ', '{"a":1 }'];
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
});
