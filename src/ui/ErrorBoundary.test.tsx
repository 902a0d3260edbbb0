import { render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/ApiError.ts';
import { QueryBoundary } from './QueryBoundary.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { userEvent } from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const letters = (name: string | null): string => {
  if (name === null) throw new TypeError('There is no name');
  return name.toUpperCase();
};

function Page(): ReactElement {
  const [name, setName] = useState<string | null>(null);
  return (
    <MantineProvider>
      <QueryBoundary read={{ data: name, error: null }} what="The name" waiting={null}>
        {(found) => <p>{letters(found)}</p>}
      </QueryBoundary>
      <ErrorBoundary what="This row" isRow>
        <Broken />
      </ErrorBoundary>
      <button onClick={() => setName('Ada')}>Read</button>
    </MantineProvider>
  );
}

function Broken(): ReactElement {
  throw new RangeError('Invalid time value');
}

test('a fault stays in its place, and goes with another answer', async () => {
  render(<Page />);
  expect(screen.getByText('The name could not be shown')).toBeVisible();
  expect(screen.getByText('This row could not be shown')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.getByText('ADA')).toBeVisible();
  expect(screen.queryByText('The name could not be shown')).toBeNull();
});

test('a failed call goes on to the page', () => {
  const failure = new ApiError({ operationId: 'partGet', status: 404, code: 'X', message: 'Gone' });
  function Failing(): ReactElement {
    throw failure;
  }
  expect(() =>
    render(
      <ErrorBoundary what="The part">
        <Failing />
      </ErrorBoundary>,
    ),
  ).toThrow(failure);
});
