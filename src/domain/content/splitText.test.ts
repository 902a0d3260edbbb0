import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './splitText.ts';

test.each([
  ['', 4, ['']],
  ['one', 4, ['one']],
  ['one\ntwo\nthree', 5, ['one\n', 'two\n', 'three']],
  ['a long line\nb', 4, ['a lo', 'ng l', 'ine\n', 'b']],
  ['abc\r\ndef', 4, ['abc\r\n', 'def']],
  ['abc\rdef', 4, ['abc\r', 'def']],
  ['ab\r\r\nd', 3, ['ab\r', '\r\nd']],
  ['abc\u{1F600}def', 4, ['abc\u{1F600}', 'def']],
])('%j in pieces of %i', (text, maxLength, pieces) =>
  expect([...splitText(text, maxLength)]).toEqual(pieces),
);

test('the pieces make up the text, and nothing that belongs together is in two', () => {
  const text = fc.array(fc.constantFrom('a', '\r\n', '\r', '\n', '\u{1F600}')).map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 7 }), (whole, maxLength) => {
      const pieces = [...splitText(whole, maxLength)];
      expect(pieces.join('')).toBe(whole);
      for (const piece of pieces.slice(0, -1)) {
        expect(piece.length).toBeGreaterThan(0);
        expect(piece.length).toBeLessThanOrEqual(maxLength + 1);
        expect(piece).toSatisfy((each: string) => each.isWellFormed());
      }
      const ends = pieces.slice(0, -1).filter((piece, index) => {
        return piece.endsWith('\r') && pieces[index + 1]?.startsWith('\n');
      });
      expect(ends).toEqual([]);
    }),
  );
});
