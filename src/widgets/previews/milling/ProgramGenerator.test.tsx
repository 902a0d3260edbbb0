import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '~/api/ApiError.ts';
import { createQueryClient } from '~/queries/client.ts';
import { machinesQuery, millingPreferencesQuery } from '~/queries/milling/milling.ts';
import { authUserQuery } from '~/session/me.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { ProgramGenerator } from './ProgramGenerator.tsx';

afterEach(clearNotices);

function renderMaker(status: number, role: 'PRODUCTION' | 'SUPPORT' = 'PRODUCTION'): void {
  const client = createQueryClient();
  client.setQueryData(authUserQuery().queryKey, {
    azureId: '',
    firstName: '',
    lastName: '',
    email: '',
    authUnits: [{ realm: 'MAKER', accountNumber: '1', roles: [role], distributor: null }],
  });
  client.setQueryData(millingPreferencesQuery().queryKey, { machineId: '9', millingMachine: '9' });
  client.setQueryData(machinesQuery().queryKey, [{ id: '1', name: 'Mill 1', note: '' }]);
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ProgramGenerator
          title="A program"
          text=""
          action="Make it"
          make={() =>
            Promise.reject(
              new ApiError({ status, operationId: 'millingGcodeGet', message: 'Refused', code: '' }),
            )
          }
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('a chosen machine that has been deleted since is asked for anew', async () => {
  renderMaker(409);
  await userEvent.click(await screen.findByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('Could not find settings')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Milling machine' })).toHaveValue('');
  expect(useNotices.getState().shown).toEqual([]);
});

test('every other failure is told, and can be tried again', async () => {
  renderMaker(500);
  await userEvent.click(await screen.findByRole('button', { name: 'Make it' }));
  expect(useNotices.getState().shown).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Make it' })).toBeEnabled();
});

test('whoever may have none is offered none, and told who may', async () => {
  renderMaker(500, 'SUPPORT');
  expect(
    await screen.findByText('Only production and administrators can have milling programs made.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make it' })).toBeNull();
});
