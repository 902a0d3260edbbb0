import { describe, expect, test } from 'vitest';
import { cpqResponseShapes } from '~/api/cpqResponseShapes.ts';
import { answers } from '~/api/generated/answers.ts';
import { createResponseParser } from './responseParser.ts';
import { assertFullyReadable, restoreRawValues } from './restoreRawValues.ts';

const tables = [cpqResponseShapes, answers];
const silently = (): void => undefined;
const commit = { authorName: 'A', authorEmail: 'a@maker.example', date: '2026-03-01', hidden: 1 };
const product = {
  id: 2,
  idProduct: 41,
  isConfigured: true,
  qty: 1,
  extNetPrice: 5,
  commits: [commit, commit],
};

/** A quote with unknown fields, nulls in required fields, and fields of other kinds. */
const sent = {
  zone: { deep: [null, { x: 1 }] },
  id: 7,
  name: null,
  status: 'Opened',
  products: [null, { ...product, configuredProduct: { fields: 3, mystery: true } }, 'spare'],
  logs: [{ id: 1, message: null, level: 'INFO', date: 'today' }],
};

test('a quote goes back as it was sent, but for what is changed', () => {
  const quote = createResponseParser(tables, 'quoteGet', silently)(sent);
  expect(quote.products).toHaveLength(1);
  const body = { ...restoreRawValues('quoteModifyName', quote), name: 'C1/0A' };
  expect(body).toEqual({ ...sent, name: 'C1/0A' });
  expect(Object.keys(body)).toEqual(Object.keys(sent));
});

test('a product of it goes back as it was sent, with one commit more', () => {
  const [read] = createResponseParser(tables, 'quoteGet', silently)(sent).products ?? [];
  if (!read) throw new Error('There is no product');
  const body = {
    ...restoreRawValues('quoteUpdateProduct', read, 'commits'),
    commits: [...(read.commits ?? []), commit],
  };
  expect(body).toEqual({ ...(sent.products[1] as object), commits: [commit, commit, commit] });
});

describe.each([
  ['an item that is none', [commit, null]],
  ['a field of another kind', [{ ...commit, authorName: 4 }]],
  ['another kind as a whole', 'none'],
])('a list with %s', (_, commits) => {
  test('is not added to, for what would be lost', () => {
    const quote = createResponseParser(
      tables,
      'quoteGet',
      silently,
    )({ ...sent, products: [{ ...product, commits }] });
    const [read] = quote.products ?? [];
    if (!read) throw new Error('There is no product');
    expect(() => restoreRawValues('quoteUpdateProduct', read, 'commits')).toThrow('would be lost');
    expect(restoreRawValues('quoteUpdateProduct', read)).toMatchObject({ commits });
  });
});

describe('the rights of roles', () => {
  const row = { realm: 'STAFF', role: 'ADMIN', serviceMethods: [{ methodId: 'partGet', note: null }] };
  const read = createResponseParser(tables, 'serviceAccessGetAll', silently);

  test.each([
    ['as described', [row]],
    ['with a role that nobody knows', [{ ...row, role: 'PILOT' }]],
    ['without a list', [{ ...row, serviceMethods: null }]],
  ])('can be written %s', (_, accessMap) => {
    expect(() => assertFullyReadable('serviceAccessUpdate', read({ accessMap }))).not.toThrow();
  });

  test.each([
    ['a row that is none', [row, 7]],
    ['an operation without its name', [{ ...row, serviceMethods: [{ methodId: 4 }] }]],
    ['operations of another kind', [{ ...row, serviceMethods: 'ALL' }]],
  ])('cannot be written with %s', (_, accessMap) => {
    expect(() => assertFullyReadable('serviceAccessUpdate', read({ accessMap }))).toThrow('would be lost');
  });
});
