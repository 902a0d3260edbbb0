import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUnsaved } from '~/platform/unsaved.ts';
import { PageOverList } from './PageOverList.tsx';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { Redirect } from '~/ui/Redirect.tsx';
import { getPendingLocation, listenToPopState, wrapScrollRestoration } from './useInstantListSwitch.ts';

const scrolledTo = vi.fn<(x: number, y: number) => void>();
const heard: string[] = [];

/** Goes back or forward; resolves at popstate, before the router has rendered. */
async function go(by: number): Promise<void> {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true, capture: true });
  });
  await act(async () => {
    history.go(by);
    await popped;
  });
}

const list = () => screen.getByText('The list').parentElement;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolledTo);
  scrolledTo.mockClear();
  heard.length = 0;
});
afterEach(() => {
  setUnsaved('form', false);
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-full-width');
  history.replaceState(null, '', '/');
});

/** A page that replaces its URL by a better one once its data is there. */
function One(): ReactElement {
  const [better, setBetter] = useState<string>();
  useEffect(() => {
    haveRead = setBetter;
  }, []);
  return (
    <p>
      One
      {better !== undefined && <Redirect to={better} />}
    </p>
  );
}
let haveRead: (better: string) => void;

/** A configuration opened from a list that was scrolled to 700 px. */
async function openOne() {
  history.replaceState(null, '', '/configurations?page=2');
  listenToPopState();
  const router = createBrowserRouter([
    {
      element: <PageOverList />,
      children: [
        { path: '/configurations', element: <p>The list</p> },
        { path: '/configurations/:id', element: <One /> },
      ],
    },
  ]);
  router.subscribe(({ location }) => heard.push(location.pathname));
  render(
    <TargetLocationContext value={() => getPendingLocation() ?? router.state.location}>
      <RouterProvider router={router} useTransitions={false} />
    </TargetLocationContext>,
  );
  document.documentElement.dataset['fullWidth'] = '';
  vi.stubGlobal('scrollY', 700);
  window.dispatchEvent(new Event('scroll'));
  await act(() => router.navigate('/configurations/C000011'));
  delete document.documentElement.dataset['fullWidth'];
  vi.stubGlobal('scrollY', 0);
  heard.length = 0;
  return router;
}

test('a list that is gone back to shows before the router hears of it, as it was left', async () => {
  const router = await openOne();
  expect(list()).toHaveAttribute('data-behind');
  await go(-1);
  expect(heard).toEqual([]);
  expect(list()).not.toHaveAttribute('data-behind');
  expect(screen.getByText('One').parentElement).not.toBeVisible();
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 700);
  expect(document.documentElement).toHaveAttribute('data-full-width');
  await waitFor(() => expect(screen.queryByText('One')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: '/configurations', search: '?page=2' });
  expect(router.state.historyAction).toBe('POP');
  expect(list()).not.toHaveAttribute('data-behind');
  router.dispose();
});

test('whoever goes forward again at once is on the page that they left', async () => {
  const router = await openOne();
  await go(-1);
  await go(1);
  expect(list()).toHaveAttribute('data-behind');
  expect(screen.getByText('One').parentElement).toBeVisible();
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/configurations/C000011');
  router.dispose();
});

test.each([
  ['before the router hears of it', false],
  ['once it has', true],
])('whoever goes on to another page %s sees that page, and comes back to the list', async (_, heardFirst) => {
  const router = await openOne();
  await go(-1);
  if (heardFirst) await waitFor(() => expect(screen.queryByText('One')).not.toBeInTheDocument());
  await act(() => router.navigate('/configurations/C000012'));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
  expect(router.state.location.pathname).toBe('/configurations/C000012');
  expect(screen.getByText('One').parentElement).toBeVisible();
  expect(list()).toHaveAttribute('data-behind');
  await go(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurations'));
  expect(list()).not.toHaveAttribute('data-behind');
  router.dispose();
});

test('whoever scrolls and clicks before the router has heard of the list comes back to that place', async () => {
  const router = await openOne();
  await go(-1);
  vi.stubGlobal('scrollY', 300);
  document.body.click();
  await act(() => router.navigate('/configurations/C000012'));
  vi.stubGlobal('scrollY', 0);
  window.dispatchEvent(new Event('scroll'));
  await go(-1);
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 300);
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurations'));
  router.dispose();
});

test('a page that was left puts no better address of its own in the place of the list', async () => {
  const router = await openOne();
  await go(-1);
  act(() => haveRead('/configurations/C000011/0A'));
  await waitFor(() => expect(screen.queryByText('One')).not.toBeInTheDocument());
  expect(location.pathname + location.search).toBe('/configurations?page=2');
  expect(router.state.location.pathname).toBe('/configurations');
  router.dispose();
});

test('the place of the page is kept under its own address, and not that of the list', async () => {
  const places: Record<string, number> = {};
  const router = wrapScrollRestoration(await openOne());
  router.enableScrollRestoration(
    places,
    () => window.scrollY,
    ({ pathname }) => pathname,
  );
  vi.stubGlobal('scrollY', 120);
  await go(-1);
  vi.stubGlobal('scrollY', 700);
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurations'));
  expect(places).toEqual({ '/configurations/C000011': 120 });
  await act(() => router.navigate('/configurations/C000012'));
  expect(places).toMatchObject({ '/configurations': 700 });
  router.dispose();
});

test('where something is unsaved nothing shows before the router has asked', async () => {
  const router = await openOne();
  setUnsaved('form', true);
  await go(-1);
  expect(heard).not.toEqual([]);
  router.dispose();
});
