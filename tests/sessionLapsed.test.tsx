import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { call } from '~/api/call.ts';
import { getCurrentSession } from '~/session/session.ts';
import { useNotices } from '~/platform/notices.ts';
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

type Comment = OpenPortal & { readonly field: HTMLElement; readonly id: string };

/** A page with a comment that is typed but not sent, and an ended session. */
async function lapsing(): Promise<Comment> {
  const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
  const portal = openPortal({ at: `/configurations/${id}?tab=ACTIVITY` });
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await portal.user.type(field, 'Half a thought');
  portal.identity.renewable = false;
  backEnds.ended.add(portal.identity.current);
  return { ...portal, field, id };
}

const send = ({ user }: Comment) => user.click(screen.getByRole('button', { name: 'Add comment' }));
const bar = () => screen.findByRole('complementary', { name: 'You are logged out' });
const asked = () => screen.queryByRole('dialog', { name: 'You are logged out' });

async function decline({ user }: OpenPortal): Promise<void> {
  const question = await findDialog('You are logged out');
  await user.click(within(question).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
}

describe('a session whose person would rather not sign in now', () => {
  test('leaves the page as it was read and typed, and marks it as not current', async () => {
    const page = await lapsing();
    await send(page);
    await decline(page);
    expect(within(await bar()).getByRole('status')).toHaveTextContent(
      /^You are logged out\. What stands here was read before \d{1,2}:\d\d.* and may have changed since\.$/,
    );
    expect(page.field).toBeInTheDocument();
    expect(page.field).toHaveValue('Half a thought');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.id);
  });

  test('asks no second time for what only keeps the page up to date, and says nothing of it', async () => {
    const page = await lapsing();
    await send(page);
    await decline(page);
    await bar();
    const before = useNotices.getState().past.length;
    await act(async () => getCurrentSession()?.client.refetchQueries({ type: 'active' }));
    expect(asked()).not.toBeInTheDocument();
    expect(useNotices.getState().past).toHaveLength(before);
    expect(page.field).toHaveValue('Half a thought');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.id);
  });

  test('goes on with the sign-in of the mark, and what is shown is read again', async () => {
    const page = await lapsing();
    await send(page);
    await decline(page);
    await page.user.click(within(await bar()).getByRole('button', { name: 'Sign in' }));
    backEnds.sent.length = 0;
    await page.user.click(
      within(await findDialog('You are logged out')).getByRole('button', { name: 'Sign in' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'You are logged out' })).toBeNull(),
    );
    await waitFor(() =>
      expect(backEnds.sent.map(({ path }) => path)).toContain(`/cms/configurations/${page.id}`),
    );
    expect(page.field).toHaveValue('Half a thought');
  });

  test('asks again for what they do next', async () => {
    const page = await lapsing();
    await send(page);
    await decline(page);
    await send(page);
    expect(await findDialog('You are logged out')).toBeInTheDocument();
  });
});

test('a list whose call answers 401 and whose renewal fails is left for the sign-in, and is neither refused nor empty', async () => {
  const { identity } = openPortal({
    at: '/configurations',
    prepare: (prepared) => {
      prepared.renewable = false;
    },
  });
  backEnds.faults.add({ operation: 'configurationFilter', effect: 'STATUS', status: 401 });
  await waitFor(() => expect(identity.signIn).toHaveBeenCalledOnce());
  for (const text of ['No configurations', 'You may not see this']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
});

test('a sign-in that cannot be reached is said, and the page is not left for it', async () => {
  const { identity, user } = openPortal({ at: '/configurations' });
  await findConfigurationList();
  identity.reachable = false;
  backEnds.ended.add(identity.current);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
  await expectNotice('We could not log you in…');
  expect(await findDialog('You are logged out')).toBeInTheDocument();
  expect(identity.signIn).not.toHaveBeenCalled();
});

describe('a sign-in beside the page', () => {
  test.each([
    ['CLOSED', 'The window was closed'],
    ['CANCELLED', 'The sign-in was cancelled.'],
    ['PASSWORD_RESET', 'You asked for a new password.'],
    ['UNREACHABLE', 'Signing in could not be started.'],
  ] as const)('that ends as %s says so', async (problem, text) => {
    const page = await lapsing();
    page.identity.besideProblem = problem;
    await send(page);
    const question = await findDialog('You are logged out');
    await page.user.click(within(question).getByRole('button', { name: 'Sign in' }));
    expect(await within(question).findByText(new RegExp(`^${text}`))).toBeInTheDocument();
    expect(within(question).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  test('that the browser blocks has a way on', async () => {
    const page = await lapsing();
    page.identity.besideProblem = 'BLOCKED';
    await send(page);
    const question = await findDialog('You are logged out');
    await page.user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await page.user.click(await within(question).findByRole('button', { name: 'Sign in on this page' }));
    expect(page.identity.signIn).toHaveBeenCalledOnce();
  });

  test('whose window is gone can be tried again at once, and an answer that comes all the same counts', async () => {
    const page = await lapsing();
    const answer = Promise.withResolvers<void>();
    const beside = page.identity.signInBeside.bind(page.identity);
    page.identity.signInBeside = async (onClosed) => {
      onClosed();
      await answer.promise;
      return beside(onClosed);
    };
    await send(page);
    const question = await findDialog('You are logged out');
    await page.user.click(within(question).getByRole('button', { name: 'Sign in' }));
    expect(await within(question).findByText(/^The window was closed/)).toBeInTheDocument();
    expect(within(question).getByRole('button', { name: 'Sign in' })).toBeEnabled();
    answer.resolve();
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
    await waitFor(() => expect(page.field).toHaveValue(''));
  });
});

test('calls that wait for the quoting system ask once, and go on once each', async () => {
  const { user } = openPortal({ at: '/configurations' });
  await findConfigurationList();
  let isIn = false;
  const asked401 = vi.fn();
  const answered = vi.fn();
  backEnds.answer(
    http.get('*/api/auth/currentuser', () => {
      if (!isIn) return (asked401(), HttpResponse.json({}, { status: 401 }));
      answered();
      return HttpResponse.json({ id: 7, email: seededEmails.engineer });
    }),
    http.post('*/api/auth/login', () => {
      isIn = true;
      return HttpResponse.json({ token: 'quotes', user: { id: 7, email: seededEmails.engineer } });
    }),
  );
  const calls = Promise.all([1, 2, 3].map(() => call('cpqCurrentUser', {})));
  const form = await findDialog('Sign in');
  await waitFor(() => expect(asked401).toHaveBeenCalledTimes(3));
  expect(screen.getAllByRole('dialog', { name: 'Sign in' })).toHaveLength(1);
  await user.type(within(form).getByLabelText('Password'), 'secret{Enter}');
  expect(await calls).toHaveLength(3);
  // One more call by the sign-in itself, which reads the user.
  expect(answered).toHaveBeenCalledTimes(4);
  expect(asked401).toHaveBeenCalledTimes(3);
});

test('a form whose steps have failed is not stored, and the end of the session does not leave it', async () => {
  const { user, identity } = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
  await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
  const form = await findDialog('Create configuration');
  await user.click(within(form).getByRole('radio', { name: 'G3' }));
  await user.click(within(form).getByRole('button', { name: /^Upload existing/ }));
  await user.type(await within(form).findByLabelText('Configuration ID'), '12345');
  await user.type(within(form).getByLabelText('Description'), 'Crane');
  backEnds.faults.add({ operation: 'configurationSetRevisionCreate', effect: 'STATUS', status: 500 });
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Upload' })).toBeEnabled());
  await user.click(within(form).getByRole('button', { name: 'Upload' }));
  await expectNotice('Your configuration could not be created');
  expect(hasUnsavedChanges()).toBe(true);
  backEnds.faults.clear();
  identity.renewable = false;
  backEnds.ended.add(identity.current);
  await user.click(within(form).getByRole('button', { name: 'Upload' }));
  expect(await findDialog('You are logged out')).toBeInTheDocument();
  expect(identity.signIn).not.toHaveBeenCalled();
});

describe('signing out with something unsaved', () => {
  const signOut = async ({ user }: OpenPortal): Promise<void> => {
    const menu = document.querySelector('#person');
    act(() => {
      menu?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    await user.click(await screen.findByRole('link', { name: 'Sign out', hidden: true }));
  };

  test('asks first, and stays when the answer is no', async () => {
    const page = await lapsing();
    backEnds.ended.clear();
    await signOut(page);
    const question = await findDialog('Sign out');
    await page.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(page.identity.signOut).not.toHaveBeenCalled();
    expect(page.field).toHaveValue('Half a thought');
    await signOut(page);
    await page.user.click(within(await findDialog('Sign out')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.identity.signOut).toHaveBeenCalledOnce());
  });

  test('does not ask where there is nothing', async () => {
    const portal = openPortal({ at: '/configurations' });
    await findConfigurationList();
    await signOut(portal);
    await waitFor(() => expect(portal.identity.signOut).toHaveBeenCalledOnce());
  });
});
