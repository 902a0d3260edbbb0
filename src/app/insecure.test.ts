import { expect, test } from 'vitest';
import { insecureText } from './insecure.ts';

test('a page without a secure context says how to open it, any other starts', () => {
  expect(insecureText({ isSecureContext: true, origin: 'https://portal.maker.example' })).toBeUndefined();
  expect(insecureText({ isSecureContext: false, origin: 'http://portal.maker.example' })).toContain(
    'Open it with https',
  );
});
