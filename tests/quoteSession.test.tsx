import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { call } from '~/api/call.ts';
import { getCpqToken } from '~/session/cpqSession.ts';
import { handleSignOutElsewhere } from '~/session/signOut.ts';
import { signInToQuotes } from './quoteFixtures.ts';
import {
  backEnds,
  findConfigurationList,
  findDialog,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

// Opens the sign-in dialog with the stand-in; its texts and fields have tests of their own.

async function atTheList(): Promise<OpenPortal> {
  const portal = openPortal({ as: seededEmails.engineer, at: '/configurations' });
  await findConfigurationList();
  return portal;
}

/** Three simultaneous calls without a session, with their outcomes. */
const threeCalls = (): Promise<readonly PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([1001, 1002, 1003].map((id) => call('quoteGet', { path: { id } })));

const asked = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Sign in' });
const statuses = (ends: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  ends.map(({ status }) => status);
const sentTo = (path: string): number => backEnds.sent.filter((each) => each.path === path).length;

async function answer({ user }: OpenPortal, password: string): Promise<HTMLElement> {
  const form = await findDialog('Sign in');
  const field = within(form).getByLabelText('Password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
  return form;
}

test('one dialog serves all calls that find no session, and each goes on once', async () => {
  const portal = await atTheList();
  const calls = threeCalls();
  await signInToQuotes(portal);
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
  for (const id of [1001, 1002, 1003]) expect(sentTo(`/api/quotes/${id}`)).toBe(2);
  expect(sentTo('/api/auth/login')).toBe(1);
  expect(sentTo('/api/auth/currentuser')).toBe(1);
});

test('a session that has ended is taken up again, and its dialog cannot be closed', async () => {
  const portal = await atTheList();
  const first = threeCalls();
  await signInToQuotes(portal);
  await first;
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
  backEnds.endQuoteSessions();
  const calls = threeCalls();
  expect(
    within(await findDialog('Sign in')).queryByRole('button', { name: 'Close' }),
  ).not.toBeInTheDocument();
  await signInToQuotes(portal);
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('a wrong password keeps the dialog and what waits for it', async () => {
  const portal = await atTheList();
  const calls = threeCalls();
  const form = await answer(portal, 'not the password');
  expect(await within(form).findByRole('alert')).toHaveTextContent(/\w/);
  expect(getCpqToken()).toBeUndefined();
  await answer(portal, 'application.engineer');
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test.each([
  ['no body', () => new HttpResponse(null, { status: 200 })],
  ['a name alone', () => HttpResponse.json({ name: 'Engineer' })],
  ['a failure', () => HttpResponse.json({}, { status: 500 })],
])('a token that is given is a session, though asking who it is for meets %s', async (_, current) => {
  const portal = await atTheList();
  backEnds.answer(http.get('*/api/auth/currentuser', current));
  const calls = threeCalls();
  await signInToQuotes(portal);
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
});

test('a token that the quoting system refuses at once is no session', async () => {
  const portal = await atTheList();
  backEnds.answer(
    http.get('*/api/auth/currentuser', () => HttpResponse.json({}, { status: 401 }), { once: true }),
  );
  const calls = threeCalls();
  const form = await answer(portal, 'application.engineer');
  expect(await within(form).findByRole('alert')).toHaveTextContent('The quoting system cannot be reached.');
  await answer(portal, 'application.engineer');
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('under maintenance the dialog stays, and says that nobody can be reached', async () => {
  const portal = await atTheList();
  backEnds.answer(
    http.post('*/api/auth/login', () => HttpResponse.json({}, { status: 521 }), { once: true }),
  );
  const calls = threeCalls();
  const form = await answer(portal, 'application.engineer');
  expect(await within(form).findByRole('alert')).toHaveTextContent('The quoting system cannot be reached.');
  await answer(portal, 'application.engineer');
  expect(statuses(await calls)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('closed, it refuses all that wait once, and the next call asks anew', async () => {
  const portal = await atTheList();
  const calls = threeCalls();
  await portal.user.click(within(await findDialog('Sign in')).getByRole('button', { name: 'Close' }));
  for (const end of await calls)
    expect(end).toMatchObject({
      status: 'rejected',
      reason: { status: 401, message: 'You are not signed in to the quoting system' },
    });
  for (const id of [1001, 1002, 1003]) expect(sentTo(`/api/quotes/${id}`)).toBe(1);
  await waitFor(() => expect(asked()).not.toBeInTheDocument());
  const later = threeCalls();
  await signInToQuotes(portal);
  expect(statuses(await later)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('what waits when the session of the portal ends is called off, and never sent for the next person', async () => {
  await atTheList();
  const calls = threeCalls();
  await findDialog('Sign in');
  const before = backEnds.sent.length;
  await handleSignOutElsewhere();
  for (const end of await calls)
    expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(asked()).not.toBeInTheDocument();
  expect(backEnds.sent.slice(before).filter(({ path }) => path.startsWith('/api/quotes'))).toEqual([]);
});

test('the session of somebody else in this browser is not used', async () => {
  document.cookie = 'cpqToken=theirs; path=/';
  document.cookie = `cpqAccount=${encodeURIComponent(seededEmails.approver)}; path=/`;
  await atTheList();
  expect(getCpqToken()).toBeUndefined();
  const calls = threeCalls();
  const email = within(await findDialog('Sign in')).getByRole('textbox', { name: 'E-mail' });
  expect(email).toHaveValue(seededEmails.engineer);
  await handleSignOutElsewhere();
  await calls;
});
