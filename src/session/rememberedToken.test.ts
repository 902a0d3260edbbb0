import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveTabTo, keep } from '~/platform/storage/tabStore.ts';
import { endsSoon, isGood, rememberedToken, rememberToken } from './rememberedToken.ts';

const now = Date.parse('2026-01-01T12:00:00Z');
const account = 'a-1';
const endingIn = (seconds: number) => ({
  value: 'token',
  expiresAt: new Date(now + seconds * 1000),
  account,
});

beforeEach(() => giveTabTo(account));
afterEach(() => sessionStorage.clear());

test('a token is remembered until it ends', () => {
  rememberToken(endingIn(301));
  expect(rememberedToken(now)).toEqual(endingIn(301));
  expect(rememberedToken(now + 300_999)).toEqual(endingIn(301));
  expect(rememberedToken(now + 301_000)).toBeUndefined();
});

test('five minutes before its end it is to be renewed, and is good all the same', () => {
  const token = endingIn(301);
  expect([endsSoon(token, now), isGood(token, now)]).toEqual([false, true]);
  expect([endsSoon(token, now + 1000), isGood(token, now + 1000)]).toEqual([true, true]);
  expect([endsSoon(token, now + 301_000), isGood(token, now + 301_000)]).toEqual([true, false]);
});

test('one that never says when it ends is not kept, and neither is one that was taken back', () => {
  for (const next of [{ value: 'token', expiresAt: undefined, account }, undefined]) {
    rememberToken(endingIn(3600));
    rememberToken(next);
    expect(rememberedToken(now)).toBeUndefined();
  }
  expect(isGood({ value: 'token', expiresAt: undefined, account }, now)).toBe(false);
});

test('a token of another account than the tab belongs to is neither kept nor found', () => {
  rememberToken({ ...endingIn(3600), account: 'a-2' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('token');
  rememberToken(endingIn(3600));
  giveTabTo('a-2');
  expect(rememberedToken(now)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"value":"","expiresAt":9e15}', '{"value":"a","expiresAt":"soon"}'])(
  'what somebody else has left there is nothing: %s',
  (text) => {
    keep('token', text);
    expect(rememberedToken(now)).toBeUndefined();
  },
);
