import {
  BrowserAuthError,
  CacheLookupPolicy,
  createStandardPublicClientApplication,
  EventType,
  InteractionRequiredAuthError,
  type AccountInfo,
  type AuthenticationResult,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { isAuthCallback, SignInError, type IdentityClient, type Token } from './identityClient.ts';
import { classifyMsalResponseError, classifyMsalError } from './classifyMsalError.ts';
import { preserveTabItems } from '~/platform/storage/tabStore.ts';

type Provider = Pick<Config['identity'], 'authority' | 'protocol' | 'metadata'>;

const reachTimeout = 10_000;

/** URL to test the provider with: its keys, if the configuration has them, else its discovery document. */
function publicUrl({ authority, protocol, metadata }: Provider): string {
  const given: unknown = metadata ? JSON.parse(metadata) : undefined;
  if (typeof given === 'object' && given !== null && 'jwks_uri' in given) return String(given.jwks_uri);
  return `${authority.replace(/\/$/, '')}${protocol === 'AAD' ? '/v2.0' : ''}/.well-known/openid-configuration`;
}

/** Rejects where the provider is unreachable, before a redirect would end on the browser's error page. */
export async function assertProviderReachable(provider: Provider): Promise<void> {
  try {
    // Any response shows that the provider is reachable.
    await fetch(publicUrl(provider), {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(reachTimeout),
    });
  } catch (error) {
    throw new SignInError('UNREACHABLE', error);
  }
}

/** Rejects as soon as the provider turns out to be unreachable, even while `work` is pending. */
function rejectIfUnreachable<Value>(provider: Provider, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    assertProviderReachable(provider).catch(reject);
  });
}

const interval = 250;
/** Time, in ms, in which the response of a pop-up that closes itself may still arrive. */
const grace = 1000;

export function onWindowClosed(watched: Pick<Window, 'closed'>, tell: () => void): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!watched.closed) return;
    clearInterval(looking);
    closing = setTimeout(tell, grace);
  }, interval);
  return () => {
    clearInterval(looking);
    clearTimeout(closing);
  };
}

/** Failures of a silent renewal that need interaction; `timed_out` is a hidden iframe without a response. */
const takesThePerson = (error: unknown): boolean =>
  error instanceof InteractionRequiredAuthError ||
  (error instanceof BrowserAuthError &&
    ['timed_out', 'no_account_error', 'no_tokens_found'].includes(error.errorCode));

/**
 * Clears MSAL's cache. MSAL removes every key that contains its client id, which may be "portal", so Portal's
 * entries are restored.
 */
const clearLibrary = (client: IPublicClientApplication): Promise<void> =>
  preserveTabItems(() => client.clearCache());

const address = (path: string): string => new URL(path, location.origin).href;

const windowDeadline = 15 * 60_000;

async function createClient({ identity }: Config): Promise<IPublicClientApplication> {
  return createStandardPublicClientApplication({
    auth: {
      clientId: identity.clientId,
      authority: identity.authority,
      knownAuthorities: [new URL(identity.authority).host],
      ...(identity.metadata === undefined ? {} : { authorityMetadata: identity.metadata }),
      redirectUri: address(paths.login()),
      postLogoutRedirectUri: address(paths.logout()),
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: identity.protocol, popupBridgeTimeout: windowDeadline },
  });
}

/**
 * Handles the provider's redirect, if the page was loaded by one. Of several accounts the one that has just
 * signed in counts, then `owner`, the tab's account.
 */
export async function startMsalClient(config: Config, owner: string | undefined): Promise<IdentityClient> {
  const client = await createClient(config);
  const answer = await takeAnswer(client);
  const known = client.getAllAccounts();
  const account: AccountInfo | undefined =
    answer?.account ?? known.find(({ homeAccountId }) => homeAccountId === owner) ?? known[0];
  await forgetOthers(client, account);
  const { scopes } = config.identity;
  const redirectUri = address('/redirect.html');
  const hint = account ? { loginHint: account.username } : {};

  async function silent(policy: CacheLookupPolicy, forceRefresh: boolean): Promise<Token | undefined> {
    if (!account) return undefined;
    try {
      // MSAL's hidden iframe waits 10 s for an unreachable provider, and then asks for interaction.
      return tokenOf(
        await rejectIfUnreachable(
          config.identity,
          client.acquireTokenSilent({
            account,
            scopes,
            redirectUri,
            cacheLookupPolicy: policy,
            forceRefresh,
          }),
        ),
      );
    } catch (error) {
      if (takesThePerson(error)) return undefined;
      throw error;
    }
  }

  async function signInBeside(onClosed: () => void): Promise<Token> {
    const opened = watchOpenedWindow(client, onClosed);
    try {
      // An earlier pop-up that was closed or abandoned may still be pending, and must not block this one.
      return tokenOf(
        await rejectIfUnreachable(
          config.identity,
          client.loginPopup({ scopes, redirectUri, overrideInteractionInProgress: true, ...hint }),
        ),
      );
    } catch (error) {
      const problem = classifyMsalError(error, 'UNREACHABLE');
      if (problem === 'UNREACHABLE') opened.close();
      throw new SignInError(problem, error);
    } finally {
      opened.stop();
    }
  }

  return {
    account: account?.homeAccountId,
    returned: answer !== null,
    token: () => silent(CacheLookupPolicy.Default, false),
    renew: () => silent(CacheLookupPolicy.Default, true),
    signIn: async () => {
      await assertProviderReachable(config.identity);
      await client.loginRedirect({ scopes, ...hint });
    },
    signInBeside,
    signOut: async () => {
      await assertProviderReachable(config.identity);
      await client.logoutRedirect(account ? { account } : {});
    },
    forget: () => (account ? client.clearCache({ account }) : clearLibrary(client)),
    giveWay: async () => {
      if (account) await client.clearCache({ account });
      location.replace('/');
    },
  };
}

const tokenOf = ({ accessToken, expiresOn, account }: AuthenticationResult): Token => ({
  value: accessToken,
  expiresAt: expiresOn ?? undefined,
  account: account.homeAccountId,
});

async function forgetOthers(
  client: IPublicClientApplication,
  account: AccountInfo | undefined,
): Promise<void> {
  const others = client
    .getAllAccounts()
    .filter(({ homeAccountId }) => homeAccountId !== account?.homeAccountId);
  await Promise.all(others.map((other) => client.clearCache({ account: other })));
}

type OpenedWindow = { readonly stop: () => void; readonly close: () => void };

function watchOpenedWindow(client: IPublicClientApplication, onClosed: () => void): OpenedWindow {
  let stopWatching: () => void = () => undefined;
  let close: () => void = () => undefined;
  const listener = client.addEventCallback(
    ({ payload }) => {
      if (!payload || !('popupWindow' in payload) || !payload.popupWindow) return;
      const { popupWindow } = payload;
      stopWatching = onWindowClosed(popupWindow, onClosed);
      close = () => popupWindow.close();
    },
    [EventType.POPUP_OPENED],
  );
  return {
    stop: () => {
      stopWatching();
      if (listener !== null) client.removeEventCallback(listener);
    },
    close: () => close(),
  };
}

/** A redirect response that matches no request of this tab (an old URL, a changed state) leaves no trace. */
async function takeAnswer(client: IPublicClientApplication): Promise<AuthenticationResult | null> {
  const asked = isAuthCallback(location.hash);
  try {
    const answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    // MSAL ignores a response when it has no pending request.
    if (answer === null && asked) throw new Error('No sign-in was under way');
    return answer;
  } catch (error) {
    await clearLibrary(client);
    // The response is used up: the next sign-in starts a new request.
    if (asked) history.replaceState(history.state, '', location.pathname + location.search);
    throw new SignInError(classifyMsalResponseError(error), error);
  }
}
