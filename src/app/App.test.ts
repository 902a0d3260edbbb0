import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getTargetLocation, hideBriefLoading } from './App.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A router with a loaded page and one that loads on demand, and the states reported to its subscribers. */
function open() {
  let come = (): void => undefined;
  const router = createMemoryRouter([
    { path: '/', Component: () => null },
    { path: '/there', loader: () => null, Component: () => null },
    { path: '/late', loader: () => new Promise<null>((resolve) => (come = () => resolve(null))) },
  ]);
  const told: string[] = [];
  const stop = hideBriefLoading(router).subscribe(({ navigation, location: { pathname } }) =>
    told.push(`${navigation.state} at ${pathname}`),
  );
  return { router, told, stop, letCome: () => come() };
}

test('a page that is there comes without having been on its way', async () => {
  const { router, told } = open();
  await router.navigate('/there');
  await vi.runAllTimersAsync();
  expect(told).toEqual(['idle at /there']);
});

test('one that is not is told of as soon as the event is over, and again when it has come', async () => {
  const { router, told, letCome } = open();
  const gone = router.navigate('/late');
  expect(getTargetLocation(router).pathname).toBe('/late');
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['loading at /']);
  letCome();
  await gone;
  expect(told).toEqual(['loading at /', 'idle at /late']);
  expect(getTargetLocation(router)).toBe(router.state.location);
});

test('nothing is told any more to whoever listens no longer', async () => {
  const { router, told, stop } = open();
  void router.navigate('/late');
  stop();
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
});

test('it shows the state of the router it stands for', async () => {
  const { router } = open();
  const drawn = hideBriefLoading(router);
  await router.navigate('/there');
  expect(drawn.state.location.pathname).toBe('/there');
});
