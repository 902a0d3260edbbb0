import { afterEach, expect, test, vi, beforeEach } from 'vitest';
import { assertProviderReachable, onWindowClosed } from './msalClient.ts';

const asked: string[] = [];

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

test.each([
  ['AAD', undefined, 'https://id.example/tenant/policy/v2.0/.well-known/openid-configuration'],
  ['OIDC', undefined, 'https://id.example/tenant/policy/.well-known/openid-configuration'],
  [
    'OIDC',
    { issuer: 'http://localhost:1/identity', jwks_uri: 'http://localhost:1/identity/jwks' },
    'http://localhost:1/identity/jwks',
  ],
  [
    'AAD',
    { issuer: 'https://id.example' },
    'https://id.example/tenant/policy/v2.0/.well-known/openid-configuration',
  ],
] as const)(
  'asks a provider of the protocol %s with the document %j for %s',
  async (protocol, document, url) => {
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response('{}'));
    });
    await assertProviderReachable({
      authority: 'https://id.example/tenant/policy/',
      protocol,
      ...(document && { metadata: JSON.stringify(document) }),
    });
    expect(asked).toEqual([url]);
  },
);

test('rejects where the provider does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(
    assertProviderReachable({ authority: 'https://id.example/tenant', protocol: 'OIDC' }),
  ).rejects.toMatchObject({ problem: 'UNREACHABLE' });
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a closed window is told within a second and a half, once', async () => {
  const watched = { closed: false };
  const tell = vi.fn();
  onWindowClosed(watched, tell);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).not.toHaveBeenCalled();
  watched.closed = true;
  await vi.advanceTimersByTimeAsync(1500);
  expect(tell).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('one that closed itself with an answer is not', async () => {
  const watched = { closed: false };
  const tell = vi.fn();
  const stop = onWindowClosed(watched, tell);
  watched.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
