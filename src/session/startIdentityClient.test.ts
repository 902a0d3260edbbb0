import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '~/config.ts';
import { bindTabToAccount, setTabItem } from '~/platform/storage/tabStore.ts';
import type { IdentityClient, Token } from './identityClient.ts';
import {
  storeToken,
  startIdentityClient,
  isTokenExpiringSoon,
  isTokenValid,
  getStoredToken,
} from './startIdentityClient.ts';

const account = 'a-1';
const minutes = (count: number): number => count * 60_000;
const tokenFor = (value: string, minutesLeft: number, whose = account): Token => ({
  value,
  expiresAt: new Date(Date.now() + minutes(minutesLeft)),
  account: whose,
});

const never = (): Promise<never> => new Promise(() => undefined);
const unreachable = (): Promise<never> => Promise.reject(new Error('unreachable'));

/** An identity client with the stored token `atHand`, and the library's client mocked by `cloud`. */
async function started(cloud: Partial<IdentityClient>, atHand: Token): Promise<IdentityClient> {
  storeToken(atHand);
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  const whole: IdentityClient = {
    account,
    returned: false,
    token: nothing,
    renew: nothing,
    signIn: nothing,
    signInBeside: nothing,
    signOut: nothing,
    forget: nothing,
    giveWay: nothing,
    ...cloud,
  };
  return startIdentityClient(config, never, () => Promise.resolve(whole));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00Z') });
  bindTabToAccount(account);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const value = async (identity: IdentityClient) => (await identity.token())?.value;

describe('in the last five minutes of a token', () => {
  test.each([
    ['cannot be reached', unreachable],
    ['never answers', never],
    ['wants the person', () => Promise.resolve(undefined)],
  ])('it is used, at once, while the provider %s', async (_, token) => {
    const asked = vi.fn(token);
    const identity = await started({ token: asked }, tokenFor('good', 4));
    expect(await value(identity)).toBe('good');
    expect(await value(identity)).toBe('good');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('a failed renewal is tried again half a minute later', async () => {
    const asked = vi.fn(unreachable);
    const identity = await started({ token: asked }, tokenFor('good', 4));
    await identity.token();
    await vi.advanceTimersByTimeAsync(30_000);
    await identity.token();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await identity.token();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('the renewed one takes its place', async () => {
    const identity = await started({ token: async () => tokenFor('new', 60) }, tokenFor('good', 4));
    expect(await value(identity)).toBe('good');
    await vi.advanceTimersByTimeAsync(0);
    expect(await value(identity)).toBe('new');
  });

  test('one that comes for another account is seen with the next call', async () => {
    const identity = await started({ token: async () => tokenFor('theirs', 60, 'a-2') }, tokenFor('good', 4));
    await identity.token();
    await vi.advanceTimersByTimeAsync(0);
    expect(await identity.token()).toMatchObject({ value: 'theirs', account: 'a-2' });
    expect(identity.account).toBe(account);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('theirs');
  });
});

describe('after the end of a token', () => {
  test('a failed renewal is a failure', async () => {
    const identity = await started({ token: unreachable }, tokenFor('good', 4));
    await vi.advanceTimersByTimeAsync(minutes(5));
    await expect(identity.token()).rejects.toThrow('unreachable');
  });

  test.each(['token', 'renew'] as const)(
    '%s of a provider that never answers fails after 15 s',
    async (how) => {
      const identity = await started({ [how]: never }, tokenFor('good', 4));
      await vi.advanceTimersByTimeAsync(minutes(5));
      const failed = vi.fn();
      void identity[how]().catch(failed);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'UNREACHABLE' }));
    },
  );
});

const now = Date.parse('2026-01-01T12:00:00Z');
const endingIn = (seconds: number) => ({
  value: 'token',
  expiresAt: new Date(now + seconds * 1000),
  account,
});

beforeEach(() => bindTabToAccount(account));
afterEach(() => sessionStorage.clear());

test('a token is remembered until it ends', () => {
  storeToken(endingIn(301));
  expect(getStoredToken(now)).toEqual(endingIn(301));
  expect(getStoredToken(now + 300_999)).toEqual(endingIn(301));
  expect(getStoredToken(now + 301_000)).toBeUndefined();
});

test('five minutes before its end it is to be renewed, and is good all the same', () => {
  const token = endingIn(301);
  expect([isTokenExpiringSoon(token, now), isTokenValid(token, now)]).toEqual([false, true]);
  expect([isTokenExpiringSoon(token, now + 1000), isTokenValid(token, now + 1000)]).toEqual([true, true]);
  expect([isTokenExpiringSoon(token, now + 301_000), isTokenValid(token, now + 301_000)]).toEqual([
    true,
    false,
  ]);
});

test('one that never says when it ends is not kept, and neither is one that was taken back', () => {
  for (const next of [{ value: 'token', expiresAt: undefined, account }, undefined]) {
    storeToken(endingIn(3600));
    storeToken(next);
    expect(getStoredToken(now)).toBeUndefined();
  }
  expect(isTokenValid({ value: 'token', expiresAt: undefined, account }, now)).toBe(false);
});

test('a token of another account than the tab belongs to is neither kept nor found', () => {
  storeToken({ ...endingIn(3600), account: 'a-2' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('token');
  storeToken(endingIn(3600));
  bindTabToAccount('a-2');
  expect(getStoredToken(now)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"value":"","expiresAt":9e15}', '{"value":"a","expiresAt":"soon"}'])(
  'what somebody else has left there is nothing: %s',
  (text) => {
    setTabItem('token', text);
    expect(getStoredToken(now)).toBeUndefined();
  },
);
