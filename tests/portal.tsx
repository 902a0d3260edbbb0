import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterProviderProps } from 'react-router';
import { expect, vi } from 'vitest';
import { seededEmails } from './factories/testCms.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { App } from '~/app/App.tsx';
import { lazyPages } from '~/app/lazyPages.ts';
import { startPortal } from '~/app/startPortal.ts';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import { parseScan } from '~/domain/scan/label.ts';
import type { SignInProblem } from '~/domain/session/signInProblem.ts';
import { SignInError, type IdentityClient, type Token } from '~/session/identityClient.ts';
import { useSession } from '~/session/session.ts';
import { useNotices } from '~/platform/notices.ts';
import { handleSignOutElsewhere } from '~/session/signOut.ts';
import { openBackEnds, type BackEnds } from './backEnds.ts';
import { seedConfiguration } from './seedConfiguration.ts';

export { seededEmails };

/** An identity provider with one user, whose token is the e-mail address. */
export class StubIdentityClient implements IdentityClient {
  readonly returned = false;
  /** Error of every token request. */
  problem: SignInProblem | undefined;
  /** Whether tokens can be renewed without interaction. */
  renewable = true;
  /** Whether the provider can be reached. */
  reachable = true;
  /** Error of the popup sign-in; without it a token is returned. */
  besideProblem: SignInProblem | undefined;
  /** E-mail address of the user after the next renewal or popup sign-in; the session's user by default. */
  comesBack: string | undefined;
  readonly signIn = vi.fn(() => Promise.resolve());
  readonly signOut = vi.fn(() => Promise.resolve());
  readonly forget = vi.fn(() => Promise.resolve());
  readonly giveWay = vi.fn(() => Promise.resolve());
  readonly #email: string | undefined;
  #renewals = 0;

  constructor(email: string | undefined) {
    this.#email = email;
  }

  get account(): string | undefined {
    return this.#email;
  }

  /** The token currently sent to the CMS. */
  get current(): string {
    const email = this.comesBack ?? this.#email ?? '';
    return this.#renewals === 0 ? email : `${email}#${this.#renewals}`;
  }

  #token(): Token {
    return { value: this.current, expiresAt: undefined, account: this.comesBack ?? this.#email ?? '' };
  }

  token(): Promise<Token | undefined> {
    return Promise.resolve(this.#email === undefined ? undefined : this.#token());
  }

  renew(): Promise<Token | undefined> {
    if (!this.reachable) return Promise.reject(new SignInError('UNREACHABLE'));
    if (!this.renewable) return Promise.resolve(undefined);
    this.#renewals += 1;
    return this.token();
  }

  // oxlint-disable-next-line no-unused-vars -- a window that is never closed
  signInBeside(_onClosed: () => void): Promise<Token | undefined> {
    if (this.besideProblem) return Promise.reject(new SignInError(this.besideProblem));
    this.#renewals += 1;
    return this.token();
  }
}

export type OpenPortal = {
  readonly user: UserEvent;
  readonly identity: StubIdentityClient;
  readonly container: HTMLElement;
  /** Navigates like a followed link. */
  readonly goTo: (address: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly client: QueryClient;
  readonly router: RouterProviderProps['router'];
  readonly unmount: () => void;
};

type Options = {
  /** User of the session: the application engineer by default, none if null. */
  readonly as?: string | null;
  readonly at?: string;
  readonly prepare?: (identity: StubIdentityClient) => void;
};

/** Back ends of the running test, created for each test. */
export let backEnds: BackEnds;

const endings: (() => void)[] = [];

/** Messages caused by jsdom itself. */
const jsdomLacks = /is unrecognized in this browser.* search$|^Not implemented:/;

/** Preloads the lazy pages, so that no test waits for them. */
export async function preloadPages(): Promise<void> {
  await Promise.all([import('~/ui/modal/ModalFrame.tsx'), ...lazyPages.map(({ load }) => load())]);
}

/** Prepares a test: new back ends, and a recorded console. */
export function setUpPortal(): void {
  backEnds = openBackEnds();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** Cleans up after a test, like closing the tab. Throws the errors logged by the page. */
export async function tearDownPortal(): Promise<void> {
  for (const end of endings.splice(0)) end();
  await handleSignOutElsewhere();
  useSession.setState({ phase: 'STARTING' }, true);
  backEnds.close();
  const errors = vi.mocked(console.error).mock.calls.map((said) => said.join(' '));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const complaints = errors.filter((text) => !jsdomLacks.test(text));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** Whether a text ends in a label. Texts with keys in braces are excluded, as they have to be typed. */
const endsInLabel = (text: string): boolean =>
  !text.includes('{') &&
  Array.from(text, (_, start) => text.slice(start)).some((end) => parseScan(end).kind !== 'unknown');

/** Typing is as fast as a scanner here, so texts that could be a label are pasted instead. */
const withHands = (user: UserEvent): UserEvent => ({
  ...user,
  type: async (element, text, options) => {
    if (!endsInLabel(text)) {
      await user.type(element, text, options);
      return;
    }
    await user.click(element);
    await user.paste(text);
  },
});

/** Opens Portal in this page: real routes, cache and session, with the stand-ins as back ends. */
export function openPortal({ as = seededEmails.engineer, at = '/', prepare }: Options = {}): OpenPortal {
  history.replaceState(null, '', at);
  // A reloaded page does not know the previous session.
  act(() => useSession.setState({ phase: 'STARTING' }, true));
  const identity = new StubIdentityClient(as ?? undefined);
  prepare?.(identity);
  const { client, router } = startPortal(() => Promise.resolve(identity));
  const { container, unmount } = render(<App client={client} router={router} />);
  endings.push(unmount, () => router.dispose());
  const user = withHands(userEvent.setup({ delay: null }));
  const goBack = async (): Promise<void> => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  };
  const goTo = (address: string): Promise<void> => router.navigate(address);
  return { user, identity, container, goTo, goBack, client, router, unmount };
}

/**
 * The notifications, displayed after the sign-in. Queried by label: by role takes longer than a notification
 * stays.
 */
export const findNotifications = (): Promise<HTMLElement> =>
  screen.findByLabelText('Notifications', { selector: 'section' });

/** Waits for a notification with this text. */
export async function expectNotice(text: string | RegExp): Promise<void> {
  await within(await findNotifications()).findByText(text);
}

/** Waits for a notification with a link to this URL. */
export async function expectNoticeLink(name: string | RegExp, href: RegExp): Promise<void> {
  const link = await within(await findNotifications()).findByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(href));
}

/** Expects that a notification with this text was displayed, even if another has replaced it. */
export const expectPastNotice = (text: string): Promise<void> =>
  waitFor(() => expect(useNotices.getState().past.map(({ body }) => body)).toContain(text));

export function expectNoNotices(): void {
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
}

/** Waits for an open dialog after its fade-in. */
export async function findDialog(name: string | RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible(), { interval: 10 });
  return found;
}

/** Waits until a dialog has been removed. */
export async function expectDialogClosed(name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
}

/** The popover of “Why not?”. jsdom does not support popovers, so it is turned into a normal element. */
export async function findNextSteps(): Promise<HTMLElement> {
  const panel = (await screen.findByText('Next steps')).closest<HTMLElement>('[popover]');
  if (!panel) throw new Error('The next steps stand in no popover');
  panel.removeAttribute('popover');
  return panel;
}

export const findConfigurationList = (): Promise<HTMLElement> =>
  screen.findByRole('list', { name: 'Configurations' });

/** A configuration as currently stored in the CMS. */
export function getStoredConfiguration(id: string): ConfigurationRecord {
  const found = backEnds.store.configurations.get(id);
  if (!found) throw new Error(`There is no configuration ${id}`);
  return found;
}

/** Seeds a configuration with an active revision 0A, which lists display, and a pending empty 0B. */
export function seedRevisedConfiguration(id: string, change: Partial<ConfigurationRecord> = {}): void {
  seedConfiguration(backEnds.store, id);
  const [first] = getStoredConfiguration(id).revisions;
  if (!first) throw new Error(`${id} has no revision`);
  seedConfiguration(backEnds.store, id, {
    revisions: [
      { ...first, revisionState: 'ACTIVE' },
      { ...first, revisionName: '0B', productConfigurations: [] },
    ],
    ...change,
  });
}

/** The most recently modified configuration in a state, without a quote. */
export function findConfigurationInState(state: ConfigurationState): ConfigurationRecord {
  const newest = backEnds.store.configurations.find({ state }, { sort: 'modified', offset: 0, limit: 20 });
  const found = newest.find(({ kbMaxQuoteId }) => kbMaxQuoteId === -1);
  if (!found) throw new Error(`No seeded configuration is ${state}`);
  return found;
}
