import { expect, test } from 'vitest';
import { titledText } from './titledText.ts';

test.each([
  ['Not in use — This part is not used', 'Not in use', 'This part is not used'],
  ['Only a title', 'Only a title', ''],
  ['', '', ''],
])('“%s”', (whole, title, text) => expect(titledText(whole)).toEqual({ title, text }));
