import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageLocation, useIsHistoryNavigation } from '~/platform/routing/pageLocation.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { RouteErrorPage } from './ErrorPage.tsx';
import { PageOverList } from './PageOverList.tsx';

const drawn = vi.fn<() => void>();
let fails = false;

beforeEach(() => {
  drawn.mockClear();
  fails = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Front = (): ReactElement => <p>{useIsLayerVisible() ? 'in front' : 'behind'}</p>;
const Back = (): ReactElement => <p>{useIsHistoryNavigation() ? 'come back to' : 'gone to'}</p>;

/** A list that counts its renders and has state of its own. */
function List(): ReactElement {
  drawn();
  const [done, setDone] = useState(0);
  if (fails) throw new Error('The list cannot be drawn');
  return (
    <>
      <button type="button" onClick={() => setDone(done + 1)}>
        Done {done}
      </button>
      <p>Asked for {usePageLocation().search}</p>
      <Front />
      <Back />
    </>
  );
}

function open() {
  const children = [
    { path: '/configurations', Component: List },
    { path: '/configurations/:id', element: <p>One</p> },
    { path: '/products', element: <p>Products</p> },
  ];
  const router = createMemoryRouter(
    [{ element: <PageOverList />, children: [{ ErrorBoundary: RouteErrorPage, children }] }],
    { initialEntries: ['/configurations?page=2'] },
  );
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    goTo: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
  };
}

test('the list that is come back to is as it was left, and is not drawn anew', async () => {
  const { goTo, goBack } = open();
  act(() => screen.getByRole('button', { name: 'Done 0' }).click());
  await goTo('/configurations/C000011');
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.getByText('behind')).toBeInTheDocument();
  drawn.mockClear();
  await goBack();
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.getByText('in front')).toBeInTheDocument();
  expect(screen.getByText('come back to')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Done 1' })).toBeInTheDocument();
  expect(drawn).not.toHaveBeenCalled();
});

test('at another address it is drawn as that asks', async () => {
  const { goTo } = open();
  await goTo('/configurations/C000011');
  await goTo('/configurations?page=3');
  expect(screen.getByText('Asked for ?page=3')).toBeInTheDocument();
  expect(screen.getByText('gone to')).toBeInTheDocument();
});

test('away from it nothing of it is left', async () => {
  const { goTo, goBack } = open();
  act(() => screen.getByRole('button', { name: 'Done 0' }).click());
  await goTo('/products');
  expect(screen.queryByText('behind')).not.toBeInTheDocument();
  await goBack();
  expect(screen.getByRole('button', { name: 'Done 0' })).toBeInTheDocument();
});

test('a list that failed is made anew when it is come back to', async () => {
  fails = true;
  const { goTo } = open();
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
  await goTo('/configurations/C000011');
  fails = false;
  await goTo('/configurations?page=2');
  expect(screen.getByText('Asked for ?page=2')).toBeInTheDocument();
});
