import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitForNetwork, hasNetwork } from './network.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const say = (isOnline: boolean): unknown => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const answer = (): Promise<Response> => Promise.resolve(new Response(null, { status: 404 }));
const fail = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('the flag of the browser shortens a wait and forbids nothing', () => {
  test('waits for no network that is there', async () => {
    say(true);
    await expect(waitForNetwork()).resolves.toBeUndefined();
  });

  test('goes on as soon as the browser has a network again', async () => {
    vi.useFakeTimers();
    say(false);
    vi.stubGlobal('fetch', fail);
    const wait = waitForNetwork();
    window.dispatchEvent(new Event('online'));
    await expect(wait).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on as soon as the server of the page answers, whatever the browser says', async () => {
    vi.useFakeTimers();
    say(false);
    vi.stubGlobal('fetch', answer);
    await expect(waitForNetwork()).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on after 10 s where the browser never says that it has one', async () => {
    vi.useFakeTimers();
    say(false);
    vi.stubGlobal('fetch', fail);
    const done = vi.fn();
    const wait = waitForNetwork().then(done);
    await vi.advanceTimersByTimeAsync(9999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await wait;
    expect(done).toHaveBeenCalledOnce();
  });

  test.each([
    ['an answer', answer, true],
    ['no answer', fail, false],
  ])('asks the server of the page where the browser says that there is none: %s', async (_, reply, is) => {
    say(false);
    vi.stubGlobal('fetch', reply);
    await expect(hasNetwork()).resolves.toBe(is);
  });
});
