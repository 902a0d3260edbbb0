import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '~/ui/storage/tabStore.ts';
import { reloadOnce, reloadOnMissingChunk, reloadPause } from './reloadOnce.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a chunk nobody has asked for yet is not missed', () => {
  const destination = vi.fn(() => '/configurations');
  reloadOnMissingChunk(destination, () => true);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(destination).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('without a network nothing is reloaded, which would lose the page', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const destination = vi.fn(() => '/configurations');
  reloadOnMissingChunk(destination);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(destination).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test('reloads at most once in 60 s', () => {
  const reload = vi.fn();
  expect(reloadPause).toBe(60_000);
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

test('a missing chunk inside the pause is left to the error page', () => {
  keep('reloadedAt', String(Date.now()));
  reloadOnMissingChunk(() => '/configurations');
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
