import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/{features,widgets}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

/** The calls of a form whose typed values are kept under a name. */
const keepsDraft = /useFormOver(?:<\w+>)?\(|useZodForm(?:<\w+>)?\([^;]*\{ draft\b/;

test('every form that begins with what was typed earlier says so', () => {
  const forms = sources.filter((file) => keepsDraft.test(readFileSync(file, 'utf8')));
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((file) => !/RestoredDraft\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
