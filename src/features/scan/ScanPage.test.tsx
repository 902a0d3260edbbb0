import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '~/queries/client.ts';
import { clearScans, runScansWith } from '~/widgets/scan/scanQueue.ts';
import { Component } from './ScanPage.tsx';

afterEach(clearScans);

test('a typed label has its verdict, its explanation and its line in the log', async () => {
  runScansWith(() =>
    Promise.resolve({ result: { kind: 'SAVED' }, place: { configurationId: 'OU1234', revision: '0B' } }),
  );
  render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(screen.getByText('Ready to scan')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Type a label' }), 'p00022-ou1234');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('P00003, which is what P00022 is made as')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Last scan' })).toHaveTextContent('run.nc is saved');
  expect(screen.getByRole('link', { name: 'Open the files of OU1234' })).toHaveAttribute(
    'href',
    '/configurations/OU1234/0B?tab=FILES',
  );
  for (const name of ['Dry run of P00003-OU1234', 'Run again P00003-OU1234', 'Usage of part P00003']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
