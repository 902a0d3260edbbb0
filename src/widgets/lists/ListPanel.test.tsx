import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError, createSessionEndedError } from '~/api/ApiError.ts';
import { ListPanel } from './ListPanel.tsx';

type List = Parameters<typeof ListPanel<string>>[0]['list'];

const show = (list: List) =>
  render(
    <MantineProvider>
      <ListPanel title="Requests" list={list} keyOf={(row) => row} empty={{ title: 'No requests' }}>
        {(row) => row}
      </ListPanel>
    </MantineProvider>,
  );

const refused = (status: number) =>
  new ApiError({ operationId: 'ticketFilter', status, code: 'X', message: 'No' });

test('a list that is there', () => {
  show({ data: ['one', 'two'], error: null });
  expect(screen.getByRole('list', { name: 'Requests' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['one', 'two']);
});

test('a list on its way, and lists of nothing', () => {
  show({ data: undefined, error: null });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  show({ data: [], error: null });
  show({ data: null, error: null });
  expect(screen.getAllByText('No requests')).toHaveLength(2);
});

test.each([401, 403])('a list that is refused (%i) says so, and is not asked for again', (status) => {
  show({ data: undefined, error: refused(status) });
  expect(screen.getByText('You may not see this')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list whose session has ended is not refused', () => {
  show({ data: undefined, error: createSessionEndedError('ticketFilter') });
  expect(screen.getByRole('alert')).toHaveTextContent('Requests could not be read');
});

test('a list that is broken says so, and is asked for again', async () => {
  const refetch = vi.fn(() => Promise.resolve());
  show({ data: undefined, error: refused(500), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Requests could not be read');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('rows that have the same key all show', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  show({ data: ['', 'one', ''], error: null });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(complain).not.toHaveBeenCalled();
});

test('a fault of a row stays in it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const list = { data: ['good', 'bad'], error: null };
  const renderRow = (row: string): string => {
    if (row === 'bad') throw new TypeError('Broken');
    return row;
  };
  render(
    <MantineProvider>
      <ListPanel title="Parts" list={list} keyOf={(row) => row} empty={{ title: 'No parts' }}>
        {renderRow}
      </ListPanel>
    </MantineProvider>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['good', expect.stringMatching(/row/i)]);
  expect(screen.getByRole('alert')).toBeVisible();
});
