import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { OperationId } from '~/api/operations.ts';
import { getCurrentSession } from '~/session/session.ts';
import { useNotices } from '~/platform/notices.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  expectNoNotices,
  findNotifications,
  openPortal,
  getStoredConfiguration,
  expectNotice,
  seededEmails,
} from './portal.tsx';

const shown = () => useNotices.getState().shown.map(({ title, duration }) => [title, duration]);

describe('a list whose back end answers', () => {
  test.each([
    [400, 'Bad request', 'The server did not accept the request. Check what you entered.'],
    [409, 'Api resource conflict', 'This has been changed in the meantime. Reload and try again.'],
    [500, 'Api error', 'The server ran into a problem. Try again in a moment.'],
    [501, 'Api error', 'The server ran into a problem. Try again in a moment.'],
    [502, 'Api bad gateway error', 'The server could not be reached. Try again in a moment.'],
    [503, 'Api unavailable error', 'The server is not available. Try again in a moment.'],
    [418, 'Unknown error', 'The server answered in an unexpected way. Try again in a moment.'],
    [204, 'Server error', 'The server failed to process the request.'],
  ])('%d says so for 30 s', async (status, title, body) => {
    backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status });
    openPortal({ at: '/configurations' });
    await expectNotice(title);
    await expectNotice(body);
    const link = within(await findNotifications()).getByRole('link', {
      name: /^If the problem persist, you can report it/,
    });
    expect(link).toHaveAttribute('href', 'https://servicedesk.example.invalid/');
    expect(shown()).toEqual([[title, 30_000]]);
  });

  test('nothing at all is in the log only', async () => {
    backEnds.faults.add({ operation: 'configurationFilter', effect: 'OFFLINE' });
    openPortal({ at: '/configurations' });
    expect(await screen.findByText('The configurations could not be read')).toBeInTheDocument();
    expectNoNotices();
    expect(console.warn).toHaveBeenCalledWith('configurationFilter: The server could not be reached');
  });
});

test('a list that was refused once does not pass for an empty one, and is asked for again', async () => {
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 403, times: 1 });
  const { user } = openPortal({ at: '/configurations' });
  expect(await screen.findByText('The configurations could not be read')).toBeInTheDocument();
  expect(screen.queryByText('No configurations')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findConfigurationList()).toBeInTheDocument();
});

describe('what was read', () => {
  /** Refetches the active queries of an operation. */
  const refetch = async (operation: OperationId): Promise<void> => {
    const client = getCurrentSession()?.client;
    const active = { queryKey: [operation], type: 'active' } as const;
    await vi.waitFor(() => expect(client?.getQueryCache().findAll(active).length).toBeGreaterThan(0));
    await act(async () => client?.refetchQueries(active));
  };

  test.each([
    ['/configurations', 'configurationFilter', 'The configurations', findConfigurationList],
    [
      '/administration/gcode/macros',
      'macroGetAll',
      'The macros',
      () => screen.findByRole('list', { name: 'Macros' }),
    ],
    [
      '/administration/gcode/machines',
      'millingMachineGetAll',
      'The milling machines',
      async () => {
        // The macros of each machine are loaded separately.
        await screen.findByText('0 macros');
        return screen.findByRole('list', { name: 'Milling machines' });
      },
    ],
  ] as const)('at %s stays when it cannot be read again, and says so', async (at, operation, what, list) => {
    const { user } = openPortal({ as: seededEmails.productionAdmin, at });
    const before = (await list()).textContent;
    backEnds.faults.add({ operation, effect: 'OFFLINE' });
    await refetch(operation);
    expect((await list()).textContent).toBe(before);
    const line = await screen.findByText(
      new RegExp(`^${what} could not be read again; shown as of \\d\\d:\\d\\d\\.$`),
    );
    expect(line.closest('[role="status"]')).toBeInTheDocument();
    backEnds.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(line).not.toBeInTheDocument());
    expect((await list()).textContent).toBe(before);
  });

  test('of a configuration stays as well, with what was typed on it', async () => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ at: `/configurations/${id}?tab=ACTIVITY` });
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await user.type(field, 'Half a thought');
    backEnds.faults.add({ operation: 'configurationGet', effect: 'STATUS', status: 503 });
    await refetch('configurationGet');
    expect(await screen.findByText(/^The configuration could not be read again/)).toBeInTheDocument();
    expect(field).toHaveValue('Half a thought');
    expect(field).toBeInTheDocument();
  });

  test.each([403, 404])('goes when the answer is %i', async (status) => {
    openPortal({ as: seededEmails.productionAdmin, at: '/administration/gcode/macros' });
    const list = await screen.findByRole('list', { name: 'Macros' });
    backEnds.faults.add({ operation: 'macroGetAll', effect: 'STATUS', status });
    await refetch('macroGetAll');
    expect(await screen.findByText('The macros could not be read')).toBeInTheDocument();
    expect(list).not.toBeInTheDocument();
  });
});

describe('a state change that is refused', () => {
  async function approve(): Promise<{ id: string; question: HTMLElement }> {
    const { configurationId: id } = findConfigurationInState('WAITING_FOR_APPROVAL');
    const { user } = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
    await user.click(await screen.findByRole('button', { name: /^Approve \d[A-Z]$/ }));
    const question = await findDialog(/^Approve/);
    await user.click(within(question).getByRole('button', { name: /^Approve \d[A-Z]/ }));
    return { id, question };
  }

  test('says why, keeps the question and leaves the screen as it was', async () => {
    backEnds.faults.add({ operation: 'configurationSetState', effect: 'STATUS', status: 500 });
    const { id, question } = await approve();
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'The server ran into a problem. Try again in a moment.',
    );
    expect(question).toBeVisible();
    expect(within(await findNotifications()).queryByText('Api error')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getAllByText('Waiting for approval').length).toBeGreaterThan(0);
    expect(backEnds.store.configurations.get(id)?.state).toBe('WAITING_FOR_APPROVAL');
  });

  test('by something that is gone is told, but not in the log', async () => {
    backEnds.faults.add({ operation: 'configurationSetState', effect: 'STATUS', status: 404 });
    const { question } = await approve();
    expect(
      await within(question).findByText(/^This does not exist or you do not have access to it/),
    ).toBeVisible();
    expect(within(await findNotifications()).queryByText('Api not found error')).not.toBeInTheDocument();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('shows what has become of it when somebody else was first', async () => {
    const { configurationId: id, accountNumber } = findConfigurationInState('WAITING_FOR_APPROVAL');
    const { user } = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
    await user.click(await screen.findByRole('button', { name: /^Approve \d[A-Z]$/ }));
    const question = await findDialog(/^Approve/);
    const account = { accountNumber, accountName: '', accountGroup: '', dataArea: '' };
    backEnds.store.configurations.put({ ...getStoredConfiguration(id), state: 'APPROVED' }, account);
    await user.click(within(question).getByRole('button', { name: /^Approve \d[A-Z]/ }));
    expect(await within(question).findByText(`${id} has changed meanwhile.`)).toBeInTheDocument();
    expect(backEnds.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(
      await screen.findByRole('button', { name: /^Release for production \d[A-Z]$/, hidden: true }),
    ).toBeInTheDocument();
  });
});

test('a failure that is told again does not fill the screen with itself', async () => {
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 503 });
  const { user } = openPortal({ at: '/configurations' });
  await expectNotice('Api unavailable error');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(useNotices.getState().past.length).toBeGreaterThan(1));
  expect(shown()).toEqual([['Api unavailable error', 30_000]]);
});

test('a timeout says that it failed to fetch, for 8 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'DELAY', ms: 600_000 });
  openPortal({ at: '/configurations' });
  await screen.findByRole('searchbox', { name: 'Search configurations' });
  await vi.advanceTimersByTimeAsync(60_000);
  await expectNotice('Failed to fetch');
  await expectNotice(/^Request timed out after 60000 ms: \/cms\/configurations\/filter/);
  await vi.advanceTimersByTimeAsync(8000);
  expectNoNotices();
  vi.useRealTimers();
});

describe('a back end that answers 521', () => {
  test('has the status page asked, and its maintenance shows', async () => {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    backEnds.board.scheduleMaintenance({
      name: 'Moving house',
      body: 'We are moving.',
      component: 'Customer Portal',
      status: 'in_progress',
      startsIn: 0,
      lasts: 60,
    });
    backEnds.faults.add({ operation: 'configurationFilter', effect: 'MAINTENANCE' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'ARCHIVED');
    expect(await screen.findByText('Under maintenance')).toBeInTheDocument();
    expect(screen.queryByRole('main')?.textContent).toContain('Moving house');
  });
});
