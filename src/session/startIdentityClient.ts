import { clientWorkTimeout } from '~/api/timeouts.ts';
import type { Config } from '~/config.ts';
import { hasFields } from '~/domain/words/hasFields.ts';
import { getTabAccount, removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import {
  isAuthCallback,
  toSignInProblem,
  SignInError,
  type IdentityClient,
  type Token,
} from './identityClient.ts';

const place = 'token';

/** Time, in ms, before its expiry in which a token is renewed in the background; MSAL uses the same. */
const margin = 300_000;

export function storeToken(token: Token | undefined): void {
  if (token?.expiresAt && token.account === getTabAccount()) {
    setTabItem(place, JSON.stringify({ value: token.value, expiresAt: token.expiresAt.getTime() }));
  } else removeTabItem(place);
}

/** Whether the token is still valid; one without an expiry is requested anew each time. */
export const isTokenValid = (token: Token | undefined, now: number = Date.now()): token is Token =>
  token?.expiresAt !== undefined && token.expiresAt.getTime() > now;

export const isTokenExpiringSoon = ({ expiresAt }: Token, now: number = Date.now()): boolean =>
  expiresAt !== undefined && expiresAt.getTime() - now <= margin;

export function getStoredToken(now: number = Date.now()): Token | undefined {
  const account = getTabAccount();
  if (account === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(getTabItem(place) ?? 'null');
    if (!hasFields(value, { value: 'string', expiresAt: 'number' }) || value.value === '') return undefined;
    const token = { value: value.value, expiresAt: new Date(value.expiresAt), account };
    return isTokenValid(token, now) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Delay of preloading MSAL, in ms; it is preloaded so that it is there when the network is not. */
const fetchedAfter = 2000;
/** Time, in ms, after a failed renewal before a token that is still valid is renewed again. */
const renewalPause = 30_000;

const library = () => import('./msalClient.ts');

type Start = (config: Config, owner: string | undefined) => Promise<IdentityClient>;

const fromLibrary: Start = async (config, owner) => (await library()).startMsalClient(config, owner);

/**
 * With a stored token the first screen does not wait for MSAL, a quarter of the page's code, which is loaded
 * once the page is `quiet`. Without an account the client has the problem and can still sign in.
 */
export async function startIdentityClient(
  config: Config,
  quiet: () => Promise<void>,
  start: Start = fromLibrary,
): Promise<IdentityClient> {
  const resumed = isAuthCallback(location.hash) ? undefined : getStoredToken();
  const cloud = startedOnce(() => start(config, getTabAccount()));
  if (resumed) {
    const fetchLibrary = async (): Promise<void> => {
      await quiet();
      await library();
    };
    setTimeout(() => void fetchLibrary().catch(() => undefined), fetchedAfter);
  }
  const { account, returned, problem }: Beginning = resumed
    ? { account: resumed.account, returned: false }
    : await cloud.identity().catch(toNobody);
  const tokens = tokensOf(cloud.identity, resumed);
  return {
    account,
    returned,
    problem,
    token: tokens.token,
    renew: tokens.renew,
    signIn: async () => (await cloud.identity()).signIn(),
    signInBeside: async (onClosed) => tokens.take(await (await cloud.identity()).signInBeside(onClosed)),
    signOut: async () => {
      tokens.drop();
      await (await cloud.identity()).signOut();
    },
    forget: async () => {
      tokens.drop();
      // Entries of a library that never started are in the tab's storage, which is emptied anyway.
      await (await cloud.started())?.forget();
    },
    giveWay: async () => {
      tokens.drop();
      await (await cloud.identity()).giveWay();
    },
  };
}

type Beginning = Pick<IdentityClient, 'account' | 'returned' | 'problem'>;

function toNobody(error: unknown): Beginning {
  console.warn(error instanceof Error ? error.message : 'Signing in could not be started');
  return { account: undefined, returned: false, problem: toSignInProblem(error) };
}

/** Starts the library when it is first needed, and again after a failed start (no network). */
function startedOnce(start: () => Promise<IdentityClient>) {
  let started: Promise<IdentityClient> | undefined;
  const identity = (): Promise<IdentityClient> => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  return { identity, started: () => started };
}

function tokensOf(
  cloud: () => Promise<IdentityClient>,
  first: Token | undefined,
): {
  readonly token: () => Promise<Token | undefined>;
  readonly renew: () => Promise<Token | undefined>;
  readonly take: (next: Token | undefined) => Token | undefined;
  readonly drop: () => void;
} {
  let atHand = first;
  let failedAt = Number.NEGATIVE_INFINITY;
  const renewals = new Map<'token' | 'renew', Promise<Token | undefined>>();

  // Undefined keeps the current token. A token of another account is stored as well, for the session to
  // detect.
  const take = (next: Token | undefined): Token | undefined => {
    if (next) {
      atHand = next;
      storeToken(next);
    }
    return next;
  };
  const ask = (how: 'token' | 'renew'): Promise<Token | undefined> => {
    const running = renewals.get(how);
    if (running) return running;
    const asking = inTime(cloud().then((identity) => identity[how]()))
      .then(take)
      .catch((error: unknown) => {
        failedAt = Date.now();
        throw error;
      })
      .finally(() => renewals.delete(how));
    renewals.set(how, asking);
    return asking;
  };
  return {
    token: async () => {
      if (!isTokenValid(atHand)) return ask('token');
      if (isTokenExpiringSoon(atHand) && Date.now() - failedAt > renewalPause)
        void ask('token').catch(() => undefined);
      return atHand;
    },
    renew: () => ask('renew'),
    take,
    drop: () => {
      atHand = undefined;
      storeToken(undefined);
    },
  };
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SignInError('UNREACHABLE')), clientWorkTimeout);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
