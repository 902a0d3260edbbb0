import { expect, test } from 'vitest';
import { countText } from './plurals.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1200, '1,200 files'],
])('%i', (count, text) => expect(countText(count, 'file')).toBe(text));
