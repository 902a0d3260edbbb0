import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is described by an identifier alone. */
const described = /describe(?:\.each\([\s\S]*?\))?\('([a-z]+[A-Z]\w*)'/g;

test('a test that is named after a function uses that function', () => {
  const files = globSync('{src,mocks,tests,deploy,tools}/**/*.test.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  const stale = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const code = text.replaceAll(/'[^'\n]*'/g, '');
    return [...text.matchAll(described)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))
      .map((name) => `${file} ${name}`);
  });
  expect(stale).toEqual([]);
});
