import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeText,
  encodeText,
  detectLineEnding,
  restoreLineEndings,
  type TextEncoding,
} from './textFile.ts';

const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);

describe('decodeText', () => {
  test.each<[string, Uint8Array, string, TextEncoding]>([
    ['plain', bytes(0x41, 0x0a), 'A\n', 'UTF-8'],
    ['UTF-8', bytes(0xc3, 0xa5), 'å', 'UTF-8'],
    ['a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A', 'UTF-8 with BOM'],
    ['UTF-16 little', bytes(0xff, 0xfe, 0x41, 0x00), 'A', 'UTF-16 LE'],
    ['UTF-16 big', bytes(0xfe, 0xff, 0x00, 0x41), 'A', 'UTF-16 BE'],
    ['Latin-1', bytes(0x52, 0xe5, 0x64), 'Råd', 'Latin-1'],
    ['an odd UTF-16', bytes(0xff, 0xfe, 0x41), 'ÿþA', 'Latin-1'],
    ['nothing', bytes(), '', 'UTF-8'],
    ['NUL', bytes(0x00, 0x41), '\0A', 'UTF-8'],
  ])('%s', (_name, content, text, encoding) => {
    expect(decodeText(content)).toEqual({ text, encoding });
  });

  test('whatever the bytes, they come back as they were', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        const { text, encoding } = decodeText(content);
        expect([...(encodeText(text, encoding) ?? [])]).toEqual([...content]);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a character that the encoding has no place for is refused', () => {
  expect(encodeText('5 €', 'Latin-1')).toBeUndefined();
  expect(encodeText('å', 'Latin-1')).toEqual(bytes(0xe5));
});

test.each([
  ['', 'None'],
  ['one', 'None'],
  ['a\nb\n', 'LF'],
  ['a\r\nb', 'CRLF'],
  ['a\rb', 'CR'],
  ['a\r\nb\n', 'Mixed'],
  ['a\n\rb', 'Mixed'],
] as const)('the lines of %j end in %s', (text, ends) => expect(detectLineEnding(text)).toBe(ends));

describe('restoreLineEndings', () => {
  test.each([
    ['LF', 'a\nb\n', 'a\nB\n', 'a\nB\n'],
    ['CRLF kept though the editor used LF', 'a\r\nb\r\n', 'a\nB\n', 'a\r\nB\r\n'],
    ['mixed, one line changed', 'a\r\nb\nc\r\nd', 'a\nb\nX\nd', 'a\r\nb\nX\r\nd'],
    ['mixed, a line added', 'a\r\nb\nc\r\n', 'a\nb\nnew\nc\n', 'a\r\nb\nnew\r\nc\r\n'],
    ['mixed, a line taken out', 'a\r\nb\nc\r\n', 'a\nc\n', 'a\r\nc\r\n'],
    ['one line', 'a', 'a\nb', 'a\nb'],
    ['a last line that had no end', 'a\r\nb\nc', 'a\nb\nc\nd', 'a\r\nb\nc\nd'],
  ])('%s', (_name, stored, edited, expected) => {
    expect(restoreLineEndings(stored, edited)).toBe(expected);
  });

  test('a text nobody edited comes back byte by byte, whatever its line ends', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '', '\n', '\r\n', '\r')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (stored) => {
        const inEditor = stored.replaceAll(/\r\n|\r|\n/g, '\n');
        expect(restoreLineEndings(stored, inEditor)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });
});
