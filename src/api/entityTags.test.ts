import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { setEndpointsFromOpenApi } from './setEndpointsFromOpenApi.ts';
import { resetCmsEndpoints } from './endpoints.ts';
import { clearEntityTags } from './entityTags.ts';
import { anonymousTokenSource, setTokenSource } from './tokens.ts';

const header = { name: 'if-match', in: 'header', schema: { type: 'string' } };
const order = (parameters: unknown) => ({
  get: { operationId: 'serviceOrderGet' },
  put: { operationId: 'serviceOrderUpdate', parameters },
  delete: { operationId: 'serviceOrderDelete' },
});
const described = (parameters: unknown, others: object = {}) =>
  setEndpointsFromOpenApi(
    { paths: { '/serviceorder/{id}': { ...order(parameters), ...others } }, components },
    '/cms',
  );
const components = { parameters: { Version: header } };

const sent: Request[] = [];
/** Entity tags of the responses to come, in order; null for a response without one. */
let tags: (string | null)[];

beforeEach(() => {
  sent.length = 0;
  tags = [];
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('token') });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'http://portal.invalid'), { ...init, cache: 'default' }));
    const tag = tags.shift() ?? null;
    return Promise.resolve(Response.json({}, { headers: tag === null ? {} : { ETag: tag } }));
  });
});
afterEach(() => {
  resetCmsEndpoints();
  clearEntityTags();
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
});

const read = (id = 'S-1') => call('serviceOrderGet', { path: { id } });
const write = (id = 'S-1') => call('serviceOrderUpdate', { path: { id }, body: { note: 'x' } });
const conditions = () => sent.map(({ headers }) => headers.get('If-Match'));

test.each([
  ['its parameters', [header], {}],
  ['a shared parameter', [{ $ref: '#/components/parameters/Version' }], {}],
  ['the parameters of its path', undefined, { parameters: [header] }],
])('a write whose description names If-Match in %s goes to what was read', async (_, parameters, others) => {
  described(parameters, others);
  tags = ['"1"'];
  await read();
  await write();
  expect(conditions()).toEqual([null, '"1"']);
});

test.each([
  ['names no header', []],
  ['names another header', [{ ...header, name: 'X-Version' }]],
  ['names a query parameter', [{ ...header, in: 'query' }]],
  ['is malformed', 'If-Match'],
])('a write whose description %s has no condition', async (_, parameters) => {
  described(parameters);
  tags = ['"1"'];
  await read();
  await write();
  expect(conditions()).toEqual([null, null]);
});

test('each address has the tag of its last answer, and a write that tells none leaves none', async () => {
  described([header]);
  tags = ['"1"', '"2"', '"other"'];
  await read();
  await read();
  await read('S-2');
  await write();
  await write();
  await write('S-2');
  expect(conditions()).toEqual([null, null, null, '"2"', null, '"other"']);
});

test('a tag that a write tells is that of the next one', async () => {
  described([header]);
  tags = ['"1"', '"2"', null];
  await read();
  await write();
  await write();
  expect(conditions()).toEqual([null, '"1"', '"2"']);
});

test('a weak tag is no condition', async () => {
  described([header]);
  tags = ['W/"1"'];
  await read();
  await write();
  expect(conditions()).toEqual([null, null]);
});

test('nothing of one session is a condition in the next', async () => {
  described([header]);
  tags = ['"1"'];
  await read();
  clearEntityTags();
  await write();
  expect(conditions()).toEqual([null, null]);
});
