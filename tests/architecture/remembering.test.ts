import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** At the top of a module: something that is assigned anew, a collection that is begun empty, or a store. */
const remembers =
  /^(?:export )?let |^(?:export )?const \w+ = new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\);|= create</m;
/** What becomes of it when the session ends; said once in each such module. */
const says = /@session (?:ends with it|nothing of a person)/;

test('every module that remembers something says what becomes of it when the session ends', () => {
  const modules = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.includes('/generated/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => remembers.test(text));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter(({ text }) => !says.test(text)).map(({ file }) => file)).toEqual([]);
});
