import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createNotice } from '~/domain/notice/notices.ts';
import { startJob, useJobs } from '~/platform/jobs/jobs.ts';
import { notify, useNotices } from '~/platform/notices.ts';
import { setCookie } from '~/platform/storage/cookies.ts';
import { bindTabToAccount, setTabItem, getTabItem, getTabAccount } from '~/platform/storage/tabStore.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  expectNotice,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const serial = '0123456';

/** Types into a form, whose session then ends. */
async function typed(): Promise<OpenPortal & { form: HTMLElement }> {
  const { configurationId } = findConfigurationInState('READY_FOR_PRODUCTION');
  const portal = openPortal({ at: `/configurations/${configurationId}` });
  await portal.user.click(await screen.findByRole('button', { name: 'Create product' }));
  const form = await findDialog(/^Create product/);
  await portal.user.type(within(form).getByRole('textbox', { name: 'Serial number' }), serial);
  await portal.user.type(within(form).getByRole('textbox', { name: 'Repeat serial number' }), serial);
  return { ...portal, form };
}

const endSession = ({ identity }: OpenPortal): void => {
  identity.renewable = false;
  backEnds.ended.add(identity.current);
};

/** All browser storage as text, except data stored per account that survive the session. */
const everything = (): string =>
  JSON.stringify([
    Object.entries(sessionStorage),
    Object.entries(localStorage).filter(([key]) => !key.startsWith('portal.personal.')),
    document.cookie,
  ]);

/** Calls sent as another user, or with text the first user typed. */
const sentAs = (email: string) =>
  backEnds.sent.filter(({ token, body }) => token?.includes(email) || body.includes(serial));

async function expectGivenWay({ identity }: OpenPortal, email: string): Promise<void> {
  await waitFor(() => expect(identity.giveWay).toHaveBeenCalledOnce());
  expect(getTabAccount()).toBe(email);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
  expect(everything()).not.toContain(serial);
  expect(everything()).not.toContain(seededEmails.engineer);
}

describe('another account', () => {
  test('chosen in the sign-in beside the page ends the session, and nothing of it is sent', async () => {
    const portal = await typed();
    endSession(portal);
    await portal.user.click(within(portal.form).getByRole('button', { name: 'Create' }));
    const question = await findDialog('You are logged out');
    backEnds.sent.length = 0;
    portal.identity.comesBack = seededEmails.approver;
    await portal.user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await expectGivenWay(portal, seededEmails.approver);
    expect(sentAs(seededEmails.approver)).toEqual([]);
  });

  test('ends the session of the first with the quoting system, too', async () => {
    const portal = openPortal({ at: '/configurations' });
    await findConfigurationList();
    setCookie('cpqToken', 'quotes');
    setCookie('cpqAccount', seededEmails.engineer);
    backEnds.ended.add(portal.identity.current);
    portal.identity.comesBack = seededEmails.approver;
    await portal.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
    await expectGivenWay(portal, seededEmails.approver);
    await waitFor(() =>
      expect(backEnds.sent.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/auth/logout'),
    );
  });

  test('that comes back from a silent renewal does so as well', async () => {
    const portal = await typed();
    backEnds.ended.add(portal.identity.current);
    backEnds.sent.length = 0;
    portal.identity.comesBack = seededEmails.approver;
    await portal.user.click(within(portal.form).getByRole('button', { name: 'Create' }));
    await expectGivenWay(portal, seededEmails.approver);
    expect(sentAs(seededEmails.approver)).toEqual([]);
  });

  test('is told to the other tabs, and the page it gets says whose it is', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('portal.session');
    other.addEventListener('message', ({ data }) => heard.push(data));
    const portal = openPortal({ at: '/configurations' });
    await findConfigurationList();
    backEnds.ended.add(portal.identity.current);
    portal.identity.comesBack = seededEmails.approver;
    await portal.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
    await expectGivenWay(portal, seededEmails.approver);
    await waitFor(() => expect(heard).toEqual([{ kind: 'SIGNED_IN', account: seededEmails.approver }]));
    other.close();
  });
});

test('the page of an account that came for another says so, once', async () => {
  bindTabToAccount(seededEmails.approver);
  setTabItem('cameForAnother', 'yes');
  openPortal({ as: seededEmails.approver, at: '/configurations' });
  await expectNotice('You are signed in with another account');
  expect(getTabItem('cameForAnother')).toBeUndefined();
});

test('whoever signs in next finds nothing of somebody who went without signing out', async () => {
  const { form, user } = await typed();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  setTabItem('returnTo', '/configurations/OU1234');
  setCookie('cpqToken', 'quotes');
  setCookie('cpqAccount', seededEmails.engineer);
  void startJob({ title: 'Upload', reason: String, run: () => new Promise(() => undefined) });
  act(() => void notify(createNotice('INFO', { title: 'Said to the first' })));
  expect(everything()).toContain(serial);
  expect(everything()).toContain('OU1234');

  // The first page still exists, as after a crash: only the storage is shared.
  openPortal({ as: seededEmails.approver, at: '/login' });
  await waitFor(() => expect(getTabAccount()).toBe(seededEmails.approver));
  expect(Object.entries(sessionStorage)).toEqual([['portal.account', seededEmails.approver]]);
  expect(everything()).not.toContain(seededEmails.engineer);
  expect(document.cookie).toBe('locale=en');
  await waitFor(() => expect(location.pathname).toBe('/'));
  useJobs.setState({ jobs: [] });
  useNotices.setState({ shown: [], past: [], unseen: 0 });
});

test('the same person finds their draft again', async () => {
  await typed();
  await act(async () => expect(everything()).toContain(serial));
  bindTabToAccount(seededEmails.engineer);
  expect(everything()).toContain(serial);
});
