import { afterEach, expect, test } from 'vitest';
import { isUsable, rememberedToken, rememberToken } from './rememberedToken.ts';

const now = Date.parse('2026-01-01T12:00:00Z');
const endingIn = (seconds: number) => ({ value: 'token', expiresAt: new Date(now + seconds * 1000) });

afterEach(() => sessionStorage.clear());

test('a token is remembered until it is about to end', () => {
  rememberToken(endingIn(301));
  expect(rememberedToken(now)).toEqual(endingIn(301));
  expect(rememberedToken(now + 1000)).toBeUndefined();
});

test('one that never says when it ends is not kept, and neither is one that was taken back', () => {
  rememberToken(endingIn(3600));
  rememberToken({ value: 'token', expiresAt: undefined });
  expect(sessionStorage).toHaveLength(0);
  rememberToken(endingIn(3600));
  rememberToken(undefined);
  expect(sessionStorage).toHaveLength(0);
  expect(isUsable({ value: 'token', expiresAt: undefined }, now)).toBe(false);
});

test.each(['', '{', 'null', '[]', '{"value":"","expiresAt":9e15}', '{"value":"a","expiresAt":"soon"}'])(
  'what somebody else has left there is nothing: %s',
  (text) => {
    sessionStorage.setItem('portal.token', text);
    expect(rememberedToken(now)).toBeUndefined();
  },
);
