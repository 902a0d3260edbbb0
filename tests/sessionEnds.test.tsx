import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '~/platform/drafts.ts';
import { setPersonalItem } from '~/platform/storage/personalStore.ts';
import { bindTabToAccount, setTabItem, getTabItem, getTabAccount } from '~/platform/storage/tabStore.ts';
import {
  backEnds,
  findConfigurationList,
  findDialog,
  expectNotice,
  openPortal,
  seededEmails,
} from './portal.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const serial = '0345678';

/** A draft of the engineer in this tab, as a form stores it. */
function leaveDraft(): void {
  bindTabToAccount(seededEmails.engineer);
  writeDraft('product', { serialNumber: serial });
}

/** All session storage as text. */
const keptInTab = (): string => JSON.stringify(Object.entries(sessionStorage));

const signedOut = (): Promise<HTMLElement> => screen.findByRole('heading', { name: 'You are signed out' });

describe('a sign-in that failed', () => {
  test.each([
    ['CANCELLED', 'The sign-in was cancelled.'],
    ['REFUSED', 'The sign-in service did not let you in.'],
    ['ANSWER', 'does not belong to this tab'],
    ['UNREACHABLE', 'Signing in could not be started.'],
    ['UNFINISHED', 'Signing in could not be finished'],
  ] as const)('because of %s says so, and the first press signs in', async (problem, text) => {
    const { user, identity } = openPortal({
      as: null,
      at: '/login',
      prepare: (stub) => {
        stub.problem = problem;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(identity.signIn).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(identity.signIn).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('of itself says why', async () => {
    openPortal({
      as: null,
      at: '/products',
      prepare: ({ signIn }) => signIn.mockRejectedValue(new Error('offline')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Signing in could not be started');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

test('a browser that keeps nothing lets nobody sign in, and the page says why', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { identity } = openPortal({ as: null, at: '/configurations' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser keeps nothing for this page');
  expect(identity.signIn).not.toHaveBeenCalled();
  setItem.mockRestore();
});

describe('a CMS that is away', () => {
  test.each([
    ['auth/token', '/cms/auth/token'],
    ['the description', '/cms/openapi.json'],
  ])('for a moment, for %s, ends no session', async (_, path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backEnds.faults.add({ path, effect: 'STATUS', status: 503, times: 3 });
    openPortal({ at: '/configurations' });
    const asked = (): number => backEnds.sent.filter((request) => request.path === path).length;
    for (const times of [1, 2, 3]) {
      await waitFor(() => expect(asked()).toBe(times));
      await vi.advanceTimersByTimeAsync(2000);
    }
    await waitFor(() => expect(asked()).toBe(4));
    await findConfigurationList();
    expect(location.pathname).toBe('/configurations');
  });

  test('for longer signs out, and what was typed stays for the account', async () => {
    leaveDraft();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backEnds.faults.add({ path: '/cms/auth/token', effect: 'STATUS', status: 502 });
    const { identity } = openPortal({ at: '/configurations' });
    const asked = (): number => backEnds.sent.filter(({ path }) => path === '/cms/auth/token').length;
    for (const times of [1, 2, 3, 4, 5, 6, 7]) {
      await waitFor(() => expect(asked()).toBe(times));
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(identity.signOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    await expectNotice('We could not log you in…');
    await vi.advanceTimersByTimeAsync(1500);
    await waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce());
    expect(keptInTab()).toContain(serial);
  });

  test('is the reason on the page that the provider leads back to, with what was typed', async () => {
    leaveDraft();
    setTabItem('signedOutBy', 'SERVER');
    setTabItem('places', '[]');
    openPortal({ as: null, at: '/logout' });
    await signedOut();
    expect(screen.getByRole('alert')).toHaveTextContent('Portal cannot reach its server');
    expect(screen.getByText(/What you had typed is kept in this tab/)).toBeInTheDocument();
    expect(readDraft('product')).toEqual({ serialNumber: serial });
    expect(getTabItem('places')).toBeUndefined();
    bindTabToAccount(seededEmails.approver);
    expect(keptInTab()).not.toContain(serial);
  });

  test('when it is to describe itself keeps what was typed, and where that was', async () => {
    leaveDraft();
    backEnds.faults.add({ path: '/cms/openapi.json', effect: 'STATUS', status: 500 });
    openPortal({ at: '/configurations?state=APPROVED' });
    await signedOut();
    expect(screen.getByRole('alert')).toHaveTextContent('Portal cannot reach its server');
    expect(getTabAccount()).toBe(seededEmails.engineer);
    expect(readDraft('product')).toEqual({ serialNumber: serial });
    expect(getTabItem('returnTo')).toBe('/configurations?state=APPROVED');
  });
});

test.each([
  [403, 'Portal does not know the account you signed in with'],
  [500, 'Portal cannot reach its server'],
])('a person who is answered %s for is told on the page where it ends', async (status, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backEnds.faults.add({ path: '/cms/auth/token', effect: 'STATUS', status });
  const { identity } = openPortal({
    at: '/quotes',
    prepare: ({ signOut }) => signOut.mockRejectedValue(new Error('offline')),
  });
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce());
  await signedOut();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

describe('the page after signing out', () => {
  test('says that nothing is left where nothing is', async () => {
    openPortal({ as: null, at: '/logout' });
    await signedOut();
    expect(screen.getByText('Nothing of your session is left in this browser.')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('says what the browser keeps for the account', async () => {
    setPersonalItem('views', { email: seededEmails.engineer, azureId: 'a-1' }, ['Cranes']);
    openPortal({ as: null, at: '/logout' });
    await signedOut();
    expect(screen.getByText(/is separated by account/)).toBeInTheDocument();
    expect(screen.queryByText(/Nothing of your session/)).not.toBeInTheDocument();
  });
});

describe('with a provider that cannot be reached', () => {
  test('a session that has ended before its page was there ends on a page of Portal, with the reason', async () => {
    const { identity } = openPortal({
      at: '/products',
      prepare: (stub) => {
        stub.reachable = false;
        backEnds.ended.add(stub.current);
      },
    });
    await signedOut();
    expect(screen.getByRole('alert')).toHaveTextContent('Signing in could not be started');
    expect(identity.signIn).not.toHaveBeenCalled();
    expect(getTabItem('returnTo')).toBe('/products');
  });

  test('a page that is there stays, and the sign-in can be tried again', async () => {
    const { user, identity } = openPortal({
      at: '/configurations',
      prepare: ({ signIn }) => signIn.mockRejectedValue(new Error('offline')),
    });
    await findConfigurationList();
    identity.renewable = false;
    backEnds.ended.add(identity.current);
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
    const question = await findDialog('You are logged out');
    await user.click(within(question).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('complementary', { name: 'You are logged out' })).toBeInTheDocument();
    expect(location.pathname).toBe('/configurations');
  });
});

test('a sign-in that takes its time can be stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backEnds.faults.add({ path: '/cms/auth/token', effect: 'DELAY', ms: 60_000 });
  openPortal({ at: '/configurations' });
  await screen.findByText('Signing in');
  expect(screen.queryByRole('button', { name: 'Stop signing in' })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  act(() => screen.getByRole('button', { name: 'Stop signing in' }).click());
  await signedOut();
  expect(screen.getByRole('alert')).toHaveTextContent('You stopped the sign-in');
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeEnabled();
});
