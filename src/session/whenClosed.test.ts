import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenClosed } from './whenClosed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a closed window is told within a second and a half, once', async () => {
  const watched = { closed: false };
  const tell = vi.fn();
  whenClosed(watched, tell);
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
  const stop = whenClosed(watched, tell);
  watched.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
