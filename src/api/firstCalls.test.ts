import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { firstCallKey, type FirstReply } from './firstCalls.ts';
import { nobody, takeTokensFrom } from './tokens.ts';

const json = (body: unknown): FirstReply => ({
  status: 200,
  headers: new Headers({ 'Content-Type': 'application/json' }),
  body: JSON.stringify(body),
});
const person = { method: 'GET', url: '/cms/auth/token', body: undefined };
const sent = vi.fn<(url: string) => void>();

const first = (reply: Promise<FirstReply>, authorization = 'Bearer mine'): void => {
  reply.catch(() => undefined);
  globalThis.portalFirstCalls = new Map([[firstCallKey(person, authorization), reply]]);
};

beforeEach(() => {
  sent.mockClear();
  takeTokensFrom({ ...nobody, current: () => Promise.resolve('mine') });
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('fetch', async (url: string) => {
    sent(url);
    return Response.json({ email: 'asked' });
  });
});

afterEach(() => {
  globalThis.portalFirstCalls = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  takeTokensFrom(nobody);
});

const email = async (signal?: AbortSignal): Promise<string> =>
  (await call('authTokenGet', {}, { signal })).email;

test('an answer that the page has asked for already is taken, once', async () => {
  first(Promise.resolve(json({ email: 'first' })));
  expect(await email()).toBe('first');
  expect(sent).not.toHaveBeenCalled();
  expect(await email()).toBe('asked');
});

test.each([
  ['of another token', () => first(Promise.resolve(json({ email: 'first' })), 'Bearer theirs')],
  ['that did not come through', () => first(Promise.reject(new TypeError('Failed to fetch')))],
  [
    'of long ago',
    () => {
      first(Promise.resolve(json({ email: 'first' })));
      vi.spyOn(performance, 'now').mockReturnValue(15_001);
    },
  ],
])('one %s is not: the call is made', async (_, begin) => {
  begin();
  expect(await email()).toBe('asked');
  expect(sent).toHaveBeenCalledOnce();
});

test('a refusal is a refusal, and whoever calls off does not wait for it', async () => {
  first(Promise.resolve({ ...json({ errorCode: 'X', humanReadableError: 'No' }), status: 403 }));
  await expect(email()).rejects.toMatchObject({ status: 403, message: 'No' });
  first(Promise.withResolvers<FirstReply>().promise);
  const controller = new AbortController();
  const asking = email(controller.signal);
  controller.abort(new DOMException('Gone', 'AbortError'));
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});
