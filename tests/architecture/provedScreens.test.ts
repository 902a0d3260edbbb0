import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cpqEndpoints } from '~/api/cpqOperations.ts';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { lazyShapeTables } from '~/api/responses/lazyShapeTables.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import { statusEndpoints } from '~/api/statusOperations.ts';
import { proofScreens } from '../proofs/screens.ts';

/** Whether a call reads: a GET, or a filter or search. */
const isRead = ([method, path]: readonly [string, string]): boolean =>
  method === 'GET' || /\/(filter|search)(\/count)?$/.test(path);

const described = [firstAnswers, ...lazyShapeTables].flatMap(({ operations }) => Object.keys(operations));

/** Read operations of all back ends whose responses have fields. */
const reads = [
  ...Object.entries(pinnedEndpoints).filter(
    ([name, endpoint]) => isRead(endpoint) && described.includes(name),
  ),
  ...Object.entries(cpqEndpoints).filter(([, endpoint]) => isRead(endpoint)),
  ...Object.entries(statusEndpoints),
].map(([name]) => name);

test('every read of a back end has the screens that its answers are proved on', () => {
  expect(Object.keys(proofScreens).toSorted()).toEqual(reads.toSorted());
});

test('only what Portal does not ask for is shown on no screen', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const shownNowhere = Object.entries(proofScreens).flatMap(([name, shown]) =>
    shown.length === 0 ? [name] : [],
  );
  expect(shownNowhere.filter((name) => sources.includes(`'${name}'`))).toEqual([]);
});
