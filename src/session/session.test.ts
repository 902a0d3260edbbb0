import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getCookie,
  defaultCookieLifetimeMs,
  serializeCookie,
  cpqTokenLifetimeMs,
  localeLifetimeMs,
  removeCookie,
  setCookie,
} from '~/platform/storage/cookies.ts';
import { setTabItem } from '~/platform/storage/tabStore.ts';
import { scheduleRenewal, stopRenewal, startRenewalChecks } from './renewal.ts';
import { storeReturnUrl, takeReturnUrl } from './returnUrl.ts';

describe('cookies', () => {
  const day = 86_400_000;
  const now = new Date('2026-01-01T00:00:00Z');

  test('last 30 days, the token of the quoting system 14 and the language 365', () => {
    expect([defaultCookieLifetimeMs, cpqTokenLifetimeMs, localeLifetimeMs]).toEqual([
      2_592_000_000, 1_209_600_000, 31_536_000_000,
    ]);
  });

  test.each([
    [{}, 30],
    [{ lifetime: cpqTokenLifetimeMs }, 14],
    [{ lifetime: localeLifetimeMs }, 365],
  ])('expire with their lifetime', (options, days) => {
    const expires = new Date(now.getTime() + days * day).toUTCString();
    expect(serializeCookie('a', 'b c', { ...options, now })).toBe(
      `a=b%20c; expires=${expires}; path=/; SameSite=Lax`,
    );
  });

  test('are read, and removed', () => {
    setCookie('one', 'a=b; c');
    expect(getCookie('one')).toBe('a=b; c');
    expect(getCookie('on')).toBeUndefined();
    removeCookie('one');
    expect(getCookie('one')).toBeUndefined();
  });

  test('that cannot be read are none', () => {
    document.cookie = 'broken=%E0%A4%A; path=/';
    expect(getCookie('broken')).toBeUndefined();
  });
});

describe('the remembered path', () => {
  afterEach(() => sessionStorage.clear());

  test('comes back once', () => {
    storeReturnUrl('/products?x=1');
    expect(takeReturnUrl()).toBe('/products?x=1');
    expect(takeReturnUrl()).toBeUndefined();
  });

  test.each(['/login', '/logout', '//evil.invalid', 'https://evil.invalid/'])('is never %s', (path) => {
    storeReturnUrl(path);
    expect(takeReturnUrl()).toBeUndefined();
  });

  test('is checked again when it is taken', () => {
    setTabItem('returnTo', '//evil.invalid');
    expect(takeReturnUrl()).toBeUndefined();
  });
});

describe('the renewal', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => {
    stopRenewal();
    vi.useRealTimers();
  });

  test('comes when the token ends', () => {
    const renew = vi.fn();
    scheduleRenewal(new Date(3_600_000), renew);
    vi.advanceTimersByTime(3_599_999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('does not come at once when it is further away than a timer can wait', () => {
    const renew = vi.fn();
    scheduleRenewal(new Date(2 ** 32), renew);
    vi.advanceTimersByTime(2 ** 31);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 ** 31);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('is caught up with when the page is seen again', () => {
    startRenewalChecks();
    const renew = vi.fn();
    scheduleRenewal(new Date(3_600_000), renew);
    vi.setSystemTime(8 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(renew).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(renew).toHaveBeenCalledOnce();
  });

  test('never comes for a token without an end', () => {
    const renew = vi.fn();
    scheduleRenewal(undefined, renew);
    vi.runAllTimers();
    expect(renew).not.toHaveBeenCalled();
  });
});
