import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpError } from '~/api/ApiError.ts';
import { ErrorPage } from './ErrorPage.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (error: unknown) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ErrorPage error={error} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );

test('a failed call is shown with its status, code, words and operation', () => {
  show(
    createHttpError('configurationGet', 503, {
      humanReadableError: 'Closed',
      humanReadableSuggestion: 'Wait',
    }),
  );
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
  const details = screen.getByText(/^503 API_UNAVAILABLE_ERROR/);
  expect(details).toHaveTextContent(/Closed Wait Operation: configurationGet Address: \/ Time: \d{4}-/);
});

test.each([
  ['a call', createHttpError('configurationGet', 404, undefined)],
  ['an address', { status: 404, statusText: 'Not Found', internal: true, data: '' }],
])('%s that leads to nothing is a page that was not found', (_, error) => {
  show(error);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([new TypeError('x is undefined'), 'a text', undefined, null])('%s is an error', (error) => {
  show(error);
  expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('an error that cannot even be shown leads home', () => {
  const unspeakable = new Error('hidden');
  Object.defineProperty(unspeakable, 'message', {
    get: () => {
      throw new Error('This error has no words');
    },
  });
  show(unspeakable);
  expect(
    screen.getByRole('heading', { name: 'An error occurred while showing the error page' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});
