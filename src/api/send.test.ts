import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { setEndpointsFromOpenApi } from './setEndpointsFromOpenApi.ts';
import { setApiDescriptionSource } from './apiDescriptionSource.ts';
import { resetCmsEndpoints } from './endpoints.ts';
import { anonymousTokenSource, setTokenSource } from './tokens.ts';

const sent: string[] = [];
/** Responses by method and path; any other path has the status `elsewhere`. */
let offered: Readonly<Record<string, unknown>>;
let elsewhere: number;

beforeEach(() => {
  sent.length = 0;
  elsewhere = 404;
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('token') });
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${url}`);
    const found = offered[`${method} ${url}`];
    return Promise.resolve(
      found === undefined ? Response.json({ errorCode: 'X' }, { status: elsewhere }) : Response.json(found),
    );
  });
});
afterEach(() => {
  resetCmsEndpoints();
  setApiDescriptionSource(undefined);
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
});

const get = (operationId: string) => ({ get: { operationId } });
/** Sets a description source and returns its `read` mock; `null` for a description that cannot be read. */
const describedBy = (paths: object | null, needs: readonly string[] = []) => {
  const read = vi.fn(() => {
    if (paths) setEndpointsFromOpenApi({ paths }, '/cms');
    return Promise.resolve();
  });
  setApiDescriptionSource({ read, needs: (operationId) => needs.includes(operationId) });
  return read;
};
const part = () => call('partGet', { path: { partNumber: 'P1' } });

test.each([404, 405])(
  'what is not where it was pinned (%d) is called where the description has it',
  async (status) => {
    elsewhere = status;
    offered = { 'GET /cms/v2/parts/P1': { partNumber: 'P1' } };
    const read = describedBy({ '/v2/parts/{key}': get('fetchPart') });
    await expect(part()).resolves.toMatchObject({ partNumber: 'P1' });
    expect(sent).toEqual(['GET /cms/parts/P1', 'GET /cms/v2/parts/P1']);
    expect(read).toHaveBeenCalledTimes(1);
    await part();
    expect(sent.slice(2)).toEqual(['GET /cms/v2/parts/P1']);
  },
);

test('what was refused where it was pinned is called anew, too, where another call has had the description read', async () => {
  offered = { 'GET /cms/v2/parts/P1': { partNumber: 'P1' }, 'GET /cms/v2/parts/all': [] };
  const paths = { '/v2/parts/{key}': get('fetchPart'), '/v2/parts/all': get('fetchParts') };
  const read = describedBy(paths);
  const answers = await Promise.all([part(), call('partGetAll', {})]);
  expect(answers).toEqual([expect.objectContaining({ partNumber: 'P1' }), []]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('where the description has it in the same place its answer stands', async () => {
  offered = {};
  describedBy({ '/parts/{key}': get('fetchPart') });
  await expect(part()).rejects.toMatchObject({ status: 404, code: 'X', notOffered: false });
  expect(sent).toEqual(['GET /cms/parts/P1']);
});

test('what the description does not have is not offered', async () => {
  offered = {};
  describedBy({ '/things/{key}': get('fetchThing') });
  await expect(part()).rejects.toMatchObject({
    status: 404,
    message: 'Missing endpoint for method partGet',
    notOffered: true,
  });
  expect(sent).toEqual(['GET /cms/parts/P1']);
});

test('without a description the answer stands', async () => {
  offered = {};
  describedBy(null);
  await expect(part()).rejects.toMatchObject({ status: 404, code: 'X' });
});

test('other failures do not ask for the description', async () => {
  offered = {};
  elsewhere = 500;
  const read = describedBy({ '/v2/parts/{key}': get('fetchPart') });
  await expect(part()).rejects.toMatchObject({ status: 500 });
  expect(read).not.toHaveBeenCalled();
});

test('what the mapping names waits for the description', async () => {
  offered = { 'GET /cms/v2/parts/P1': { partNumber: 'P1' } };
  describedBy({ '/v2/parts/{key}': get('partGet') }, ['partGet']);
  await part();
  expect(sent).toEqual(['GET /cms/v2/parts/P1']);
});

test('the description itself waits for nothing', async () => {
  offered = {};
  const read = describedBy({ '/v2/parts/{key}': get('fetchPart') });
  await expect(call('descriptionGet', {})).rejects.toMatchObject({ status: 404 });
  expect(read).not.toHaveBeenCalled();
});
