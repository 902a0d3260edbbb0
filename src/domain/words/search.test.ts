import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordMatcher, toSearchKey, normalizeSearch } from './search.ts';

/** Two spellings that look the same. */
const sameReadings: readonly (readonly [string, string])[] = [
  ['G\u00F6teborg', 'Go\u0308teborg'],
  ['\u00C5mot', 'A\u030Amot'],
  ['P00022', 'P00022\u200B'],
  ['P00022', '\uFEFFP00022'],
  ['Kran AB', 'Kran\u00A0AB'],
  ['Kran AB', 'Kran\u2009\u202F AB'],
  ['Kran AB', 'KRAN ab'],
  ['0100001', '\uFF10\uFF11\uFF10\uFF10\uFF10\uFF10\uFF11'],
  ['profil', 'pro\uFB01l'],
  ['Steuer\u00ADhebel', 'Steuerhebel'],
  ['Lift\tG6', 'Lift G6'],
  ['\u0130zmir', 'I\u0307zmir'],
];

describe('toSearchKey', () => {
  test.each(sameReadings)('gives “%s” and “%s” one key', (one, other) => {
    expect(toSearchKey(one)).toBe(toSearchKey(other));
  });

  test.each([
    ['G\u00F6teborg', 'Goteborg'],
    ['Kran AB', 'KranAB'],
    ['P00022', 'P0002'],
    ['m\u00FCller', 'muller'],
  ])('tells “%s” from “%s”', (one, other) => expect(toSearchKey(one)).not.toBe(toSearchKey(other)));

  test('keeps fields apart that are joined by a line end', () => {
    expect(toSearchKey('Kran\nAB')).toBe('kran\nab');
    expect(toSearchKey('Kr\u00E5n\u00A0\nAB').includes('kr\u00E5n ab')).toBe(false);
  });

  test('has one key for a text and for its key, whatever the text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(toSearchKey(toSearchKey(text))).toBe(toSearchKey(text));
      }),
      { seed: 41, numRuns: 500 },
    );
  });

  test('finds every text by its decomposed and by its composed spelling', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        expect(createWordMatcher(text.normalize('NFD'))(text.normalize('NFC'))).toBe(true);
      }),
      { seed: 42, numRuns: 500 },
    );
  });
});

describe('normalizeSearch', () => {
  test.each([
    ['  Go\u0308teborg ', 'G\u00F6teborg'],
    ['P00022\u200B', 'P00022'],
    ['Kran\u00A0 AB', 'Kran AB'],
    ['20 m\u00B2', '20 m\u00B2'],
    ['CA\n1685', 'CA 1685'],
    ['\u200B', ''],
    ['\uFF23\uFF11\uFF12\u3000\uFF21\uFF22\uFF0F\uFF10\uFF43', 'C12 AB/0c'],
  ])('sends “%s” as “%s”', (typed, sent) => expect(normalizeSearch(typed)).toBe(sent));
});

describe('createWordMatcher', () => {
  test('asks for every word, in any order and in any of the texts', () => {
    const matches = createWordMatcher('ab kran');
    expect(matches('Kran', null, 'AB')).toBe(true);
    expect(matches('Kran', undefined)).toBe(false);
  });

  test.each(['', '   ', '\u200B', '\u00A0'])('finds everything by a search of nothing, “%s”', (search) =>
    expect(createWordMatcher(search)('Kran')).toBe(true),
  );
});
