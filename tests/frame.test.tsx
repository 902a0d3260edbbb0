import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { statusPollingMs } from '~/queries/status/status.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import { getTabItem } from '~/platform/storage/tabStore.ts';
import { useScans } from '~/widgets/scan/scanQueue.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  expectNoNotices,
  expectNotice,
  findNotifications,
  openPortal,
  seededEmails,
} from './portal.tsx';

const incident = (facts: { name: string; body?: string; status?: 'identified' | 'monitoring' }) =>
  backEnds.board.declareIncident({
    body: '',
    component: 'Customer Portal',
    status: 'identified',
    impact: 'minor',
    ...facts,
  });

const maintenance = (status: 'scheduled' | 'in_progress' = 'in_progress') =>
  backEnds.board.scheduleMaintenance({
    name: 'Moving house',
    body: 'We are moving.',
    component: 'Customer Portal',
    status,
    startsIn: 60,
    lasts: 120,
  });

test('the page comes first, then the dialogs, then the notifications', async () => {
  openPortal({ at: '/configurations' });
  await findConfigurationList();
  act(() => {
    openModal({ title: 'Question', body: 'Really?' });
    notify(createNotice('INFO', { title: 'Said' }));
  });
  const question = await findDialog('Question');
  const main = screen.getByRole('main', { hidden: true });
  const region = screen.getByRole('region', { name: 'Notifications', hidden: true });
  expect(main.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(question.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('on the sign-out page there are neither dialogs nor notifications, nor a maintenance', async () => {
  maintenance();
  const { goTo } = openPortal({ as: seededEmails.admin, at: '/configurations' });
  await findConfigurationList();
  act(() => {
    openModal({ title: 'Question', body: 'Really?' });
    notify(createNotice('INFO', { title: 'Said' }));
  });
  await findDialog('Question');
  await act(() => goTo('/logout'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Question' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(screen.queryByText('Under maintenance')).not.toBeInTheDocument();
  expect(screen.getByText('Signing out')).toBeInTheDocument();
});

describe('an unknown address', () => {
  test('is a page that was not found, with a way on and a way to report it', async () => {
    const { user } = openPortal({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText('This page could not be found')).toBeInTheDocument();
    expect(screen.getByText(/Address: \/nowhere/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Report the issue/ })).toHaveAttribute(
      'href',
      'https://servicedesk.example.invalid/',
    );
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  });

  test.each(['/Configurations', '/configurations/OU1234/0A/more', '/administration/nothing'])(
    'may look much like one there is: %s',
    async (at) => {
      openPortal({ at });
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    },
  );
});

describe('the error page', () => {
  test('names the active incident and its latest update', async () => {
    const { id } = incident({ name: 'Slow approvals', body: 'We are looking.' });
    backEnds.board.updateIncident({ id, status: 'identified', body: 'We have found the cause.' });
    openPortal({ at: '/nowhere' });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('Slow approvals')).toBeInTheDocument();
    expect(within(main).getByText('We have found the cause.')).toBeInTheDocument();
    expect(within(main).queryByText('We are looking.')).not.toBeInTheDocument();
  });

  test('says nothing of an incident that is only being watched', async () => {
    incident({ name: 'Slow approvals', status: 'monitoring' });
    openPortal({ at: '/nowhere' });
    await expectNotice('Slow approvals');
    expect(within(screen.getByRole('main')).queryByText('Slow approvals')).not.toBeInTheDocument();
  });

  test('says that there is a maintenance and when it should end', async () => {
    maintenance();
    openPortal({ as: seededEmails.admin, at: '/nowhere' });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('Under maintenance')).toBeInTheDocument();
    expect(within(main).getByText(/Estimated end: [A-Z][a-z]+ \d\d at \d\d:\d\d/)).toBeInTheDocument();
  });
});

describe('during maintenance', () => {
  test.each([
    seededEmails.engineer,
    seededEmails.approver,
    seededEmails.customerAdmin,
    seededEmails.newcomer,
  ])('%s sees that there is one, and nothing else', async (as) => {
    maintenance();
    openPortal({ as, at: '/configurations' });
    expect(await screen.findByText('Under maintenance')).toBeInTheDocument();
    expect(screen.getByText(/Estimated end: /)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Configurations' })).not.toBeInTheDocument();
    expect(location.pathname).toBe('/configurations');
  });

  test('a status page that does not answer keeps nobody from the welcome page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backEnds.faults.add({ backEnd: 'status', effect: 'DELAY', ms: 600_000 });
    openPortal({ as: seededEmails.newcomer, at: '/configurations' });
    await waitFor(() => expect(screen.queryByText('Signing in')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/configurations');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('Welcome to Portal')).toBeInTheDocument();
    vi.useRealTimers();
  });

  test('a staff administrator works on', async () => {
    maintenance();
    openPortal({ as: seededEmails.admin, at: '/configurations' });
    expect(await findConfigurationList()).toBeInTheDocument();
    expect(screen.queryByText('Under maintenance')).not.toBeInTheDocument();
  });

  test('that comes over a dialog, nothing of the page can be used, and all that was typed is there afterwards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { configurationId } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ at: `/configurations/${configurationId}` });
    await user.click(await screen.findByRole('button', { name: 'Create product' }));
    const form = await findDialog(/^Create product/);
    const serial = within(form).getByRole('textbox', { name: 'Serial number' });
    await user.type(serial, '0123456');
    const { id: planned } = maintenance();
    await vi.advanceTimersByTimeAsync(statusPollingMs);
    expect(await screen.findByText('Under maintenance')).toBeVisible();
    act(() => void notify(createNotice('INFO', { title: 'Said' })));
    for (const layer of [
      form,
      screen.getByText('Said'),
      screen.getByLabelText(/^Notices/, { selector: 'button' }),
    ]) {
      expect(layer).not.toBeVisible();
      expect(layer.closest('[inert]')).not.toBeNull();
    }
    await user.keyboard('{Escape}');

    backEnds.board.updateMaintenance({ id: planned, status: 'completed', body: '' });
    await vi.advanceTimersByTimeAsync(statusPollingMs);
    await waitFor(() => expect(screen.queryByText('Under maintenance')).not.toBeInTheDocument());
    expect(serial).toBeVisible();
    expect(serial).toHaveValue('0123456');
    expect(serial).toHaveFocus();
    vi.useRealTimers();
  });

  test('the keys of the page are heard neither under it nor under a dialog, and afterwards they are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = openPortal({ at: '/configurations' });
    const [first] = within(await findConfigurationList()).getAllByRole('link');
    await user.click(first ?? document.body);
    expect(await screen.findByRole('button', { name: 'Next configuration' })).toBeEnabled();
    const opened = location.pathname;
    const next = (): Promise<void> => user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    act(() => openModal({ title: 'Question', body: 'Really?' }));
    await findDialog('Question');
    await next();
    expect(location.pathname).toBe(opened);
    act(() => closeModal());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Question' })).not.toBeInTheDocument());

    const { id: planned } = maintenance();
    await vi.advanceTimersByTimeAsync(statusPollingMs);
    expect(await screen.findByText('Under maintenance')).toBeVisible();
    await next();
    await user.keyboard('OU1234{Enter}');
    expect(location.pathname).toBe(opened);
    expect(useScans.getState().entries).toEqual([]);

    backEnds.board.updateMaintenance({ id: planned, status: 'completed', body: '' });
    await vi.advanceTimersByTimeAsync(statusPollingMs);
    await waitFor(() => expect(screen.queryByText('Under maintenance')).not.toBeInTheDocument());
    await next();
    await waitFor(() => expect(location.pathname).not.toBe(opened));
    await vi.advanceTimersByTimeAsync(1000);
    await user.keyboard('OU1234{Enter}');
    expect(useScans.getState().entries).toHaveLength(1);
    vi.useRealTimers();
  });

  test('that is only planned everybody does', async () => {
    maintenance('scheduled');
    openPortal({ at: '/configurations' });
    expect(await findConfigurationList()).toBeInTheDocument();
  });

  test('a visitor may sign in as administrator', async () => {
    maintenance();
    const { user, identity } = openPortal({ as: null, at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Sign in as administrator' }));
    expect(identity.signIn).toHaveBeenCalledOnce();
  });

  test('it stays under maintenance when the status page cannot be read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    maintenance();
    openPortal({ at: '/configurations' });
    expect(await screen.findByText('Under maintenance')).toBeInTheDocument();
    backEnds.faults.add({ backEnd: 'status', effect: 'STATUS', status: 503 });
    const asked = (): number => backEnds.sent.filter(({ path }) => path.startsWith('/api/v2')).length;
    const before = asked();
    await vi.advanceTimersByTimeAsync(statusPollingMs);
    await waitFor(() => expect(asked()).toBe(before + 2));
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText('Under maintenance')).toBeInTheDocument();
    vi.useRealTimers();
  });
});

describe('the status notice', () => {
  test('warns of an incident with its first fifteen words and a link, for 12 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const words = Array.from({ length: 20 }, (_, index) => `word${index + 1}`);
    incident({ name: 'Slow approvals', body: words.join(' ') });
    openPortal({ at: '/configurations' });
    await expectNotice('Slow approvals');
    await expectNotice(`${words.slice(0, 15).join(' ')}…`);
    const link = within(await findNotifications()).getByRole('link', { name: /^See more/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/status\.example\.invalid\//));
    expect(link).toHaveAttribute('target', '_blank');
    await vi.advanceTimersByTimeAsync(12_000);
    expectNoNotices();
    vi.useRealTimers();
  });

  test('of a planned maintenance says when it begins and ends', async () => {
    maintenance('scheduled');
    openPortal({ at: '/configurations' });
    await expectNotice('Moving house');
    await expectNotice(/^Start: [A-Z][a-z]+ \d\d at \d\d:\d\d$/);
    await expectNotice(/^End: [A-Z][a-z]+ \d\d at \d\d:\d\d$/);
  });

  test('is given once, and another only when the first is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const first = incident({ name: 'Slow approvals' });
    const noSecond = async (): Promise<void> => {
      const before = backEnds.sent.length;
      await vi.advanceTimersByTimeAsync(statusPollingMs);
      await waitFor(() => expect(backEnds.sent.length).toBe(before + 2));
      await vi.advanceTimersByTimeAsync(100);
    };
    openPortal({ at: '/configurations' });
    await findConfigurationList();
    await expectNotice('Slow approvals');
    incident({ name: 'No pictures' });
    await noSecond();
    expectNoNotices();
    backEnds.board.updateIncident({ id: first.id, status: 'resolved', body: '' });
    await noSecond();
    await expectNotice('No pictures');
    vi.useRealTimers();
  });

  test('is not lost on a page that is left for the sign-in', async () => {
    incident({ name: 'Slow approvals' });
    openPortal({ as: null, at: '/login' });
    expect(await screen.findByRole('heading', { name: 'Sign in to Portal' })).toBeInTheDocument();
    await waitFor(() => expect(backEnds.sent).toHaveLength(2));
    expectNoNotices();
    expect(getTabItem('statusNotice')).toBeUndefined();
  });
});

test('the welcome page is for those without a role: others are led to the start page', async () => {
  openPortal({ as: seededEmails.admin, at: '/modulate' });
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(location.pathname).toBe('/');
});

test('a page that comes has the focus, where what had it has gone with the page before', async () => {
  const { user } = openPortal({ as: seededEmails.developer, at: '/administration/firmwares/APP' });
  const link = await screen.findByRole('link', { name: 'G6_CU' });
  expect(screen.getByRole('main')).not.toHaveFocus();
  link.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'G6_CU', level: 1 });
  expect(screen.getByRole('main')).toHaveFocus();
});
