import { expect, test } from 'vitest';
import { escapeInvisibleText } from './escapeInvisibleText.ts';

test.each([
  ['plan.txt', 'plan.txt'],
  ['invoice\u202Efdp.exe', 'invoice[U+202E]fdp.exe'],
  ['a\u200Bb\u0007', 'a[U+200B]b[U+0007]'],
  ['a\u2028b\u3164', 'a[U+2028]b[U+3164]'],
  ['❤️ Größe', '❤️ Größe'],
])('%j is read as %s', (name, shown) => expect(escapeInvisibleText(name)).toBe(shown));
