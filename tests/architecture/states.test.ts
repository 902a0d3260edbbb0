import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getStateAppearance } from '~/domain/words/stateAppearances.ts';

/** Values of all enums below `node` named after a state or status, parameters included. */
function statesIn(node: unknown, name = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('schema' in node && 'name' in node) return statesIn(node.schema, String(node.name));
  const isState = /(?:state|status)$/i.test(name) && 'enum' in node && Array.isArray(node.enum);
  const own = isState && 'enum' in node && Array.isArray(node.enum) ? node.enum.map(String) : [];
  return [...own, ...Object.entries(node).flatMap(([key, child]) => statesIn(child, key))];
}

test('every state that the CMS describes has its colour and words', () => {
  const states = [...new Set(statesIn(JSON.parse(readFileSync('openapi/cms.json', 'utf8'))))];
  expect(states).toEqual(
    expect.arrayContaining(['LOCKED', 'SUPERSEDED', 'DECORATING', 'EXHAUSTED', 'PROSPECT']),
  );
  expect(states.filter((state) => !getStateAppearance(state))).toEqual([]);
});
