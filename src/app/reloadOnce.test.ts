import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { setTabItem } from '~/platform/storage/tabStore.ts';
import { reloadOnce, reloadOnMissingChunk, reloadPauseMs } from './reloadOnce.ts';

let end: () => void = () => undefined;
const said = () => useNotices.getState().shown;

afterEach(() => {
  end();
  clearNotices();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a chunk nobody has asked for yet is not missed', () => {
  const destination = vi.fn(() => '/configurations');
  end = reloadOnMissingChunk(destination, () => true);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(destination).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('without a network nothing is reloaded, which would lose the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const destination = vi.fn(() => '/configurations');
  end = reloadOnMissingChunk(destination);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(said()).toMatchObject([
    { title: 'A part of Portal could not be loaded', body: expect.stringMatching(/^There is no network\./) },
  ]);
});

test('reloads at most once in 60 s', () => {
  const reload = vi.fn();
  expect(reloadPauseMs).toBe(60_000);
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_059_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(1_060_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads where nothing can be remembered', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const reload = vi.fn();
  expect(reloadOnce(0, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('while the page is being reloaded nothing else that is missing fails', () => {
  end = reloadOnMissingChunk(() => '#anew');
  const miss = (): boolean => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect([miss(), miss()]).toEqual([false, false]);
  expect(said()).toEqual([]);
  vi.setSystemTime(Date.now() + 10_000);
  expect(miss()).toBe(true);
  expect(said()).toHaveLength(1);
  vi.useRealTimers();
});

describe('a chunk that is missing again inside the pause', () => {
  const missAgain = (isPage: boolean): Event => {
    setTabItem('reloadedAt', String(Date.now()));
    end = reloadOnMissingChunk(
      () => '/configurations/OU1234',
      () => false,
      () => isPage,
    );
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };

  test('is said, with a way to load the page again', () => {
    expect(missAgain(false).defaultPrevented).toBe(false);
    expect(said()).toMatchObject([
      {
        title: 'A part of Portal could not be loaded',
        link: { label: 'Load the page again', href: '/configurations/OU1234' },
      },
    ]);
  });

  test('is left to the error page where it is a page', () => {
    expect(missAgain(true).defaultPrevented).toBe(false);
    expect(said()).toEqual([]);
  });
});
