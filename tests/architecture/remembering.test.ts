import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Module state: a reassigned variable, an initially empty collection, or a store. */
const remembers =
  /^(?:export )?let |^(?:export )?const \w+ = new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\);|= create</m;
/** What happens to module state when the session ends; required once in each such module. */
const says = /@session (?:ends with it|nothing of a person)/;

test('every module that remembers something says what becomes of it when the session ends', () => {
  const modules = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.includes('/generated/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => remembers.test(text));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter(({ text }) => !says.test(text)).map(({ file }) => file)).toEqual([]);
});
