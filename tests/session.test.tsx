import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { call } from '~/api/call.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { openCpqSignInDialog } from '~/session/CpqSignInDialog.tsx';
import { getCpqToken } from '~/session/cpqSession.ts';
import { useModals } from '~/platform/modals.ts';
import { useNotices } from '~/platform/notices.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  openPortal,
  expectNotice,
  seededEmails,
} from './portal.tsx';

const paths = (): string[] => backEnds.sent.map(({ method, path }) => `${method} ${path}`);

describe('a visitor', () => {
  test.each(['/', '/configurations', '/configurations/OU1234/0A?tab=FILES', '/modulate', '/nowhere'])(
    'who comes to %s is sent to the sign-in, which begins of itself',
    async (at) => {
      const { identity } = openPortal({ as: null, at });
      expect(await screen.findByRole('heading', { name: 'Sign in to Portal' })).toBeInTheDocument();
      expect(location.pathname).toBe('/login');
      await waitFor(() => expect(identity.signIn).toHaveBeenCalledOnce());
      expect(getTabItem('returnTo')).toBe(at);
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms'))).toEqual([]);
    },
  );

  test('who comes to the sign-in decides when', async () => {
    const { user, identity } = openPortal({ as: null, at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(identity.signIn).toHaveBeenCalledOnce();
    expect(getTabItem('returnTo')).toBeUndefined();
  });

  test('is told when the identity provider cannot be reached', async () => {
    const { user } = openPortal({
      as: null,
      at: '/login',
      prepare: ({ signIn }) => signIn.mockRejectedValue(new Error('offline')),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Signing in could not be started');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

test.each(['/login', '/configurations'])(
  'over an insecure connection nobody can sign in at %s, and the page says so',
  async (at) => {
    vi.stubGlobal('isSecureContext', false);
    openPortal({ as: null, at });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Portal was opened over an insecure connection',
    );
    expect(screen.getByRole('link', { name: 'Open Portal over https' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*\/login$/),
    );
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  },
);

test('signing in comes back to where somebody wanted to go, once', async () => {
  setTabItem('returnTo', '/configurations?state=APPROVED');
  openPortal({ at: '/login' });
  await findConfigurationList();
  expect(location.pathname + location.search).toBe('/configurations?state=APPROVED');
  expect(getTabItem('returnTo')).toBeUndefined();
});

test('while somebody is being signed in there is a loader and nothing else', async () => {
  const known = Promise.withResolvers<void>();
  backEnds.answer(http.get('*/cms/auth/token', () => known.promise));
  openPortal({ at: '/configurations' });
  expect(await screen.findByText('Signing in')).toBeInTheDocument();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  known.resolve();
  expect(await findConfigurationList()).toBeInTheDocument();
  expect(screen.queryByText('Signing in')).not.toBeInTheDocument();
});

describe('people with no role but the anonymous one', () => {
  test.each([
    [seededEmails.newcomer, '/configurations'],
    [seededEmails.guest, '/configurations/OU1234'],
    [seededEmails.newcomer, '/administration/parts/P00003'],
  ])('%s land on the welcome page instead of %s', async (as, at) => {
    openPortal({ as, at });
    expect(await screen.findByText('Welcome to Portal')).toBeInTheDocument();
    expect(location.pathname).toBe('/modulate');
    expect(screen.getByRole('button', { name: 'Request access' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Configurations' })).not.toBeInTheDocument();
  });

  test('reads that a mistyped address is none of the portal', async () => {
    openPortal({ as: seededEmails.newcomer, at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(location.pathname).toBe('/nowhere');
  });

  test.each([
    ['/requests/T-404', '/requests/T-404'],
    ['/configurations', '/modulate'],
  ])('who came by %s are at %s after the sign-in', async (address, landed) => {
    setTabItem('returnTo', address);
    openPortal({ as: seededEmails.newcomer, at: '/login' });
    await waitFor(() => expect(location.pathname).toBe(landed));
  });
});

test('somebody with a role is not told on the welcome page that they have none', async () => {
  openPortal({ as: seededEmails.admin, at: '/modulate' });
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(location.pathname).toBe('/');
});

test.each(['/administration/GCODE', '/Administration/parts', '/administration/Parts/P00003'])(
  'the address %s is none: case counts',
  async (at) => {
    openPortal({ as: seededEmails.admin, at });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(location.pathname).toBe(at);
  },
);

describe('a person who cannot be fetched', () => {
  test('is told, and signed out after 1.5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backEnds.faults.add({ operation: 'authTokenGet', effect: 'STATUS', status: 500 });
    const { identity } = openPortal({ at: '/configurations' });
    await expectNotice('We could not log you in…');
    expect(useNotices.getState().past.map(({ title }) => title)).toEqual(['We could not log you in…']);
    expect(identity.signOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(identity.signOut).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

test('without the description of the CMS the session ends, and the sign-out page says why', async () => {
  backEnds.faults.add({ path: '/cms/openapi.json', effect: 'STATUS', status: 500 });
  const { identity } = openPortal({ at: '/configurations' });
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Portal cannot reach its server');
  expect(location.pathname).toBe('/logout');
  expect(identity.forget).toHaveBeenCalledOnce();
});

test.each([
  ['a page of a gateway', HttpResponse.html('<h1>Welcome</h1>')],
  ['no JSON', HttpResponse.text('openapi: 3.1.0')],
  ['nothing', HttpResponse.json(null)],
  ['no operation', HttpResponse.json({ openapi: '3.1.0', paths: {} })],
  ['paths that are a list', HttpResponse.json({ paths: ['/parts'] })],
])('a CMS that describes itself by %s is not told as one that cannot be reached', async (_, answer) => {
  backEnds.answer(http.get('*/cms/openapi.json', () => answer.clone()));
  openPortal({ at: '/configurations' });
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('what the server says of itself names no operation');
});

test('a description that breaks off, as with a page that is reloaded, is asked for again before the session ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backEnds.faults.add({ path: '/cms/openapi.json', effect: 'DROP', times: 1 });
  openPortal({ at: '/configurations' });
  const asked = (): number => paths().filter((path) => path === 'GET /cms/openapi.json').length;
  await waitFor(() => expect(asked()).toBe(1));
  await vi.advanceTimersByTimeAsync(1500);
  expect(location.pathname).toBe('/configurations');
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(asked()).toBe(2));
  expect(location.pathname).toBe('/configurations');
  vi.useRealTimers();
});

test('a network that is gone ends no session: the description is asked for when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backEnds.answer(http.head('*/', () => HttpResponse.error()));
  openPortal({ at: '/configurations' });
  await findConfigurationList();
  const asked = (): number => paths().filter((path) => path === 'GET /cms/openapi.json').length;
  expect(asked()).toBe(0);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked()).toBe(1));
  expect(location.pathname).toBe('/configurations');
});

test('a token that has ended is renewed without anybody noticing', async () => {
  const { user, identity } = openPortal({ at: '/configurations' });
  await findConfigurationList();
  backEnds.ended.add(identity.current);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
  const renewed = { token: `Bearer ${seededEmails.engineer}#1`, method: 'POST' };
  await waitFor(() => expect(backEnds.sent).toContainEqual(expect.objectContaining(renewed)));
  expect(await findConfigurationList()).toBeInTheDocument();
  expect(identity.signIn).not.toHaveBeenCalled();
});

test('a session that cannot be renewed leaves for the sign-in and remembers the address', async () => {
  const { user, identity } = openPortal({ at: '/configurations' });
  await findConfigurationList();
  identity.renewable = false;
  backEnds.ended.add(identity.current);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'APPROVED');
  await waitFor(() => expect(identity.signIn).toHaveBeenCalledOnce());
  expect(getTabItem('returnTo')).toBe('/configurations?state=APPROVED');
});

describe('a session that ends in the middle of a form', () => {
  async function typed(): Promise<ReturnType<typeof openPortal> & { form: HTMLElement }> {
    const { configurationId } = findConfigurationInState('READY_FOR_PRODUCTION');
    const portal = openPortal({ at: `/configurations/${configurationId}` });
    await portal.user.click(await screen.findByRole('button', { name: 'Create product' }));
    const form = await findDialog(/^Create product/);
    await portal.user.type(within(form).getByRole('textbox', { name: 'Serial number' }), '0123456');
    await portal.user.type(within(form).getByRole('textbox', { name: 'Repeat serial number' }), '0123456');
    portal.identity.renewable = false;
    backEnds.ended.add(portal.identity.current);
    return { ...portal, form };
  }

  test('asks to sign in beside it, and then goes on with what was begun', async () => {
    const { user, form, identity } = await typed();
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    const question = await findDialog('You are logged out');
    expect(within(form).getByRole('textbox', { name: 'Serial number' })).toHaveValue('0123456');
    await user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await expectNotice('Product 0123456 has been created');
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  test('keeps what was typed when the person would rather not', async () => {
    const { user, form } = await typed();
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    await user.click(within(await findDialog('You are logged out')).getByRole('button', { name: 'Not now' }));
    expect(await within(form).findByText('You are logged out. Try logging in again.')).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Serial number' })).toHaveValue('0123456');
  });

  test('says when the window beside it could not be opened, and lets it be tried again', async () => {
    const { user, form, identity } = await typed();
    identity.besideProblem = 'BLOCKED';
    await user.click(within(form).getByRole('button', { name: 'Create' }));
    const question = await findDialog('You are logged out');
    await user.click(within(question).getByRole('button', { name: 'Sign in' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Your browser has blocked the window',
    );
    identity.besideProblem = undefined;
    await user.click(within(question).getByRole('button', { name: 'Sign in' }));
    await expectNotice('Product 0123456 has been created');
  });
});

describe('signing out', () => {
  test('drops every answer, notice, dialog and stored entry, and leaves the identity provider as well', async () => {
    document.cookie = 'cpqToken=quotes; path=/';
    document.cookie = `cpqAccount=${seededEmails.engineer}; path=/`;
    const left = vi.fn();
    backEnds.answer(http.post('*/api/auth/logout', () => (left(), HttpResponse.json({}))));
    const { goTo, identity } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    setTabItem('draft.x', '{}');
    localStorage.setItem('msal.version', '5');
    await goTo('/logout');
    await waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(document.cookie).toBe('locale=en');
    expect(useModals.getState()).toEqual({ page: { visible: false }, signIn: { visible: false } });
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    localStorage.clear();
  });

  test('in another tab ends the session here', async () => {
    openPortal({ at: '/configurations' });
    await findConfigurationList();
    new BroadcastChannel('portal.session').postMessage({ kind: 'SIGNED_OUT' });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  test('of another person in another tab ends it as well, of the same one does not', async () => {
    openPortal({ at: '/configurations' });
    await findConfigurationList();
    const channel = new BroadcastChannel('portal.session');
    channel.postMessage({ kind: 'SIGNED_IN', account: seededEmails.engineer });
    channel.postMessage('nonsense');
    channel.postMessage({ kind: 'SIGNED_IN', account: seededEmails.approver });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  });
});

describe('the session of the quoting system', () => {
  const answerLogin = (answer: () => Response): void =>
    backEnds.answer(
      http.get('*/api/auth/currentuser', () => HttpResponse.json({ id: 7, email: seededEmails.engineer })),
      http.post('*/api/auth/login', answer),
    );

  /** Makes a call to the quoting system without a session. */
  async function findItOver(): Promise<ReturnType<typeof openPortal> & { form: HTMLElement }> {
    const portal = openPortal({ at: '/configurations' });
    await findConfigurationList();
    backEnds.answer(
      http.get('*/api/auth/currentuser', () => HttpResponse.json({}, { status: 401 }), { once: true }),
    );
    document.cookie = 'cpqToken=ended; path=/';
    document.cookie = `cpqAccount=${seededEmails.engineer}; path=/`;
    void call('cpqCurrentUser', {}).catch(notifyError);
    return { ...portal, form: await findDialog('Sign in') };
  }

  test('once it has ended opens its dialog, which cannot be closed, and nothing else is said', async () => {
    const { user, form } = await findItOver();
    expect(within(form).getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(within(form).getByText(/^Your session with the quoting system has ended/)).toBeInTheDocument();
    const email = within(form).getByRole('textbox', { name: 'E-mail' });
    expect(email).toHaveValue(seededEmails.engineer);
    expect(email).toHaveAttribute('readonly');
    const help = within(form).getByRole('link', { name: /^Forgot your password\?/ });
    expect(help).toHaveAttribute('href', 'https://servicedesk.example.invalid/password');
    expect(within(form).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(useModals.getState().signIn).toMatchObject({
      visible: true,
      modal: { size: 416, closable: false },
    });
  });

  test('shows and hides the password', async () => {
    const { user, form } = await findItOver();
    const password = within(form).getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    const toggle = within(form).getByRole('button', { name: 'Show the password' });
    expect(toggle).toHaveTextContent('Show');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    expect(within(form).getByRole('button', { name: 'Hide the password' })).toHaveTextContent('Hide');
  });

  test.each([
    ['', 'Please fill in your password'],
    ['12345', 'The password cannot contain less than 6 characters'],
  ])('marks the password %j, and says so for ten seconds', async (typed, message) => {
    const { user, form } = await findItOver();
    const password = within(form).getByLabelText('Password');
    if (typed) await user.type(password, typed);
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription(message);
    expect(password).toHaveValue(typed);
    await expectNotice('Please correct the highlighted fields');
    await user.click(screen.getByRole('button', { name: 'Dismiss: Please correct the highlighted fields' }));
    expect(screen.queryByText('Please correct the highlighted fields')).not.toBeInTheDocument();
  });

  test('takes that back once the fields are right', async () => {
    answerLogin(() => HttpResponse.json({ messages: ['Wrong password'] }, { status: 400 }));
    const { user, form } = await findItOver();
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    await expectNotice('Please correct the highlighted fields');
    await user.type(within(form).getByLabelText('Password'), 'secret');
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Wrong password');
    const host = screen.getByRole('region', { name: 'Notifications' });
    expect(within(host).queryByText('Please correct the highlighted fields')).not.toBeInTheDocument();
  });

  test('shows the first message of a refusal (400)', async () => {
    answerLogin(() => HttpResponse.json({ messages: ['Wrong password', 'Two tries left'] }, { status: 400 }));
    const { user, form } = await findItOver();
    await user.type(within(form).getByLabelText('Password'), 'secret');
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(/^Wrong password$/);
    expect(document.cookie).not.toContain('cpqToken=quotes');
  });

  test.each([401, 500])('says that it cannot be reached for any other failure (%d)', async (status) => {
    answerLogin(() => HttpResponse.json({ messages: ['Not for people'] }, { status }));
    const { user, form } = await findItOver();
    await user.type(within(form).getByLabelText('Password'), 'secret');
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'The quoting system cannot be reached. Try again in a moment.',
    );
  });

  test('once it has begun closes the dialog and keeps its token', async () => {
    const credentials = vi.fn();
    backEnds.answer(
      http.get('*/api/auth/currentuser', () => HttpResponse.json({ id: 7, email: seededEmails.engineer })),
      http.post('*/api/auth/login', async ({ request }) => {
        credentials(await request.json());
        return HttpResponse.json({ token: 'quotes', user: { id: 7, email: seededEmails.engineer } });
      }),
    );
    const { user, form } = await findItOver();
    await user.type(within(form).getByLabelText('Password'), 'secret');
    await user.click(within(form).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument());
    expect(credentials).toHaveBeenCalledWith({ email: seededEmails.engineer, password: 'secret' });
    expect(document.cookie).toContain('cpqToken=quotes');
  });
});

test('signing in to the quoting system goes on with what was interrupted, once', async () => {
  openPortal({ at: '/configurations' });
  await findConfigurationList();
  backEnds.answer(
    http.get('*/api/auth/currentuser', () => HttpResponse.json({ id: 7, email: seededEmails.engineer })),
    http.post('*/api/auth/login', () => HttpResponse.json({ token: 'quotes', user: { id: 7, email: '' } })),
  );
  const onSignedIn = vi.fn();
  act(() => openCpqSignInDialog({ email: seededEmails.engineer, onSignedIn }));
  const form = await findDialog('Sign in');
  expect(within(form).getByRole('button', { name: 'Close' })).toBeInTheDocument();
  const user = userEvent.setup({ delay: null });
  await user.type(within(form).getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(getCpqToken()).toBe('quotes');
});

test('a signed-in person is asked for with the token, and so are the access lists', async () => {
  openPortal({ at: '/configurations' });
  await findConfigurationList();
  await waitFor(() => expect(paths()).toContain('GET /cms/openapi.json'));
  const wanted = ['GET /cms/auth/token', 'GET /cms/auth/access/service', 'GET /cms/auth/access/object'];
  expect(paths()).toEqual(expect.arrayContaining(wanted));
  const tokens = backEnds.sent.filter(({ path }) => path.startsWith('/cms')).map(({ token }) => token);
  expect(new Set(tokens)).toEqual(new Set([`Bearer ${seededEmails.engineer}`]));
  expect(backEnds.sent.filter(({ path, token }) => path.startsWith('/api/v2') && token !== null)).toEqual([]);
});
