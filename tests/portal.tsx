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

/** The identity provider's part: it vouches for one person, whose token is their address. */
export class StubIdentityClient implements IdentityClient {
  readonly returned = false;
  /** Why the provider vouches for nobody. */
  problem: SignInProblem | undefined;
  /** Whether a token can be renewed without the person. */
  renewable = true;
  /** Whether the provider can be reached. */
  reachable = true;
  /** Problem of the sign-in in a window beside the page; a token comes when left out. */
  besideProblem: SignInProblem | undefined;
  /** Address of the person who comes back from the next renewal or sign-in beside; left out: the person of the session. */
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

  /** The token the CMS is sent now. */
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
  /** Goes to an address as a followed link does. */
  readonly goTo: (address: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly client: QueryClient;
  readonly router: RouterProviderProps['router'];
  readonly unmount: () => void;
};

type Options = {
  /** Whose session it is; left out: the application engineer's. Null: nobody's. */
  readonly as?: string | null;
  readonly at?: string;
  readonly prepare?: (identity: StubIdentityClient) => void;
};

/** The back ends of the running test, new for every one. */
export let backEnds: BackEnds;

const endings: (() => void)[] = [];

/** Complaints of this environment alone. */
const jsdomLacks = /is unrecognized in this browser.* search$|^Not implemented:/;

/** Loads the pages ahead, so that no story waits for them. */
export async function preloadPages(): Promise<void> {
  await Promise.all([import('~/ui/modal/ModalFrame.tsx'), ...lazyPages.map(({ load }) => load())]);
}

/** Begins a story: new back ends, and a console that is listened to. */
export function setUpPortal(): void {
  backEnds = openBackEnds();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** Ends a story: leaves the portal as a tab does that is closed. Throws what it has complained about. */
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

/** Whether a text, or the end of it behind a pause, is a label. One with keys in braces is none: they are to be struck. */
const endsInLabel = (text: string): boolean =>
  !text.includes('{') &&
  Array.from(text, (_, start) => text.slice(start)).some((end) => parseScan(end).kind !== 'unknown');

/** Hands: keys of this environment are as fast as a scanner's, so what could be a label is put in at once. */
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

/** Opens Portal in this page: real address map, real cache, real session, over the stand-ins. */
export function openPortal({ as = seededEmails.engineer, at = '/', prepare }: Options = {}): OpenPortal {
  history.replaceState(null, '', at);
  // A page that is loaded again in a story knows nothing of the session that it had before.
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

/** Where notices show, once somebody is in. Looked for by its label: by its role it takes longer than a notice stays. */
export const findNotifications = (): Promise<HTMLElement> =>
  screen.findByLabelText('Notifications', { selector: 'section' });

/** A notice says this, sooner or later. */
export async function expectNotice(text: string | RegExp): Promise<void> {
  await within(await findNotifications()).findByText(text);
}

/** The notifications lead to what was just made. */
export async function expectNoticeLink(name: string | RegExp, href: RegExp): Promise<void> {
  const link = await within(await findNotifications()).findByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(href));
}

/** A notice with this text has been said, even if it has given way to another since. */
export const expectPastNotice = (text: string): Promise<void> =>
  waitFor(() => expect(useNotices.getState().past.map(({ body }) => body)).toContain(text));

/** Nothing shows where notices do. */
export function expectNoNotices(): void {
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
}

/** The open dialog, once it has faded in. */
export async function findDialog(name: string | RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible(), { interval: 10 });
  return found;
}

/** Expects a dialog to be gone, with its last frame. */
export async function expectDialogClosed(name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
}

/** The panel behind “Why not?”. This environment opens no popovers: it becomes a plain part of the page. */
export async function findNextSteps(): Promise<HTMLElement> {
  const panel = (await screen.findByText('Next steps')).closest<HTMLElement>('[popover]');
  if (!panel) throw new Error('The next steps stand in no popover');
  panel.removeAttribute('popover');
  return panel;
}

/** The list of configurations, once it is there. */
export const findConfigurationList = (): Promise<HTMLElement> =>
  screen.findByRole('list', { name: 'Configurations' });

/** A configuration as the CMS has it now. */
export function getStoredConfiguration(id: string): ConfigurationRecord {
  const found = backEnds.store.configurations.get(id);
  if (!found) throw new Error(`There is no configuration ${id}`);
  return found;
}

/** Plants a configuration in work again: its active revision 0A is what a list shows, its pending 0B is empty yet. */
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

/** The seeded configuration in a state that was changed last, of those without a quote elsewhere. */
export function findConfigurationInState(state: ConfigurationState): ConfigurationRecord {
  const newest = backEnds.store.configurations.find({ state }, { sort: 'modified', offset: 0, limit: 20 });
  const found = newest.find(({ kbMaxQuoteId }) => kbMaxQuoteId === -1);
  if (!found) throw new Error(`No seeded configuration is ${state}`);
  return found;
}
