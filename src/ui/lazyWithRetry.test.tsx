import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry.tsx';

test('a part that cannot be fetched says so in its place, and comes when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'There');
  const Part = lazyWithRetry('The part', load);
  render(<Part />, { wrapper: MantineProvider });
  expect(await screen.findByText(/^The part could not be/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There')).toBeInTheDocument();
  vi.restoreAllMocks();
});
