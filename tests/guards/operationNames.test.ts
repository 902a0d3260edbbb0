import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationIds } from '~/api/endpoints.ts';

/** The words by which a name is told to be that of an operation: each of those has one, and no field has but "…ToAdd" and "…ToRemove". */
const acts = [
  'Add|Approve|Assign|Build|Clear|Clone|Create|Delegate|Delete|Download|Filter|Generate|Get',
  'Insert|Link|Login|Logout|Lookup|Modify|Register|Reject|Remove|Replace|Revoke|Run|Search|Send|Set|Submit|Test',
  'CurrentUser|Unlink|Update|Upload|Validate',
].join('|');
const act = new RegExp(`[a-z](?<!To)(?:${acts})(?=[A-Z]|$)`);

/** The places in which a rule names the operations that it asks for, however they are spelled. */
const places = /mayCall\([^()]*\)|(?:operations|asks): \[[^\]]*\]|operation: '[^']*'/g;

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/'([A-Za-z]+)'/g)].map((match) => match[1] ?? '');

const operationsIn = (text: string): readonly string[] => [
  ...namesIn(text).filter((name) => act.test(name)),
  ...(text.match(places) ?? []).flatMap(namesIn),
];

test('every operation that a rule names is in the endpoint table', () => {
  const known = operationIds();
  expect(known.filter((id) => !act.test(id))).toEqual([]);
  const named = globSync('src/domain/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => operationsIn(readFileSync(file, 'utf8')).map((operation) => ({ file, operation })));
  expect(new Set(named.map(({ operation }) => operation)).size).toBeGreaterThan(60);
  expect(named.filter(({ operation }) => !known.includes(operation))).toEqual([]);
});
