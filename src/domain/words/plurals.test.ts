import { expect, test } from 'vitest';
import { counted } from './plurals.ts';

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1200, '1,200 files'],
])('%i', (count, text) => expect(counted(count, 'file')).toBe(text));
