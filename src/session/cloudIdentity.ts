import {
  BrowserAuthError,
  CacheLookupPolicy,
  createStandardPublicClientApplication,
  InteractionRequiredAuthError,
  type AccountInfo,
  type AuthenticationResult,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import type { Config } from '~/config.ts';
import { carriesAnswer, ReturnError, type Identity, type Token } from './identity.ts';

/** Failures of a silent renewal that only the person can mend; the second is a frame that never answered. */
const takesThePerson = (error: unknown): boolean =>
  error instanceof InteractionRequiredAuthError ||
  (error instanceof BrowserAuthError &&
    ['timed_out', 'no_account_error', 'no_tokens_found'].includes(error.errorCode));

const address = (path: string): string => new URL(path, location.origin).href;

async function createClient({ identity }: Config): Promise<IPublicClientApplication> {
  return createStandardPublicClientApplication({
    auth: {
      clientId: identity.clientId,
      authority: identity.authority,
      knownAuthorities: [new URL(identity.authority).host],
      ...(identity.metadata === undefined ? {} : { authorityMetadata: identity.metadata }),
      redirectUri: address('/login'),
      postLogoutRedirectUri: address('/logout'),
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: identity.protocol },
  });
}

/** Takes up the session of this tab, and the provider's answer when the page was come back to with one. */
export async function startCloudIdentity(config: Config): Promise<Identity> {
  const client = await createClient(config);
  const answer = await takeAnswer(client);
  let account: AccountInfo | undefined = answer?.account ?? client.getAllAccounts()[0];
  const { scopes } = config.identity;
  const tokenOf = (result: AuthenticationResult): Token => {
    account = result.account;
    return { value: result.accessToken, expiresAt: result.expiresOn ?? undefined };
  };

  async function silent(policy: CacheLookupPolicy, forceRefresh: boolean): Promise<Token | undefined> {
    if (!account) return undefined;
    try {
      const redirectUri = address('/redirect.html');
      return tokenOf(
        await client.acquireTokenSilent({
          account,
          scopes,
          redirectUri,
          cacheLookupPolicy: policy,
          forceRefresh,
        }),
      );
    } catch (error) {
      if (takesThePerson(error)) return undefined;
      throw error;
    }
  }

  return {
    signedIn: account !== undefined,
    returned: answer !== null,
    token: () => silent(CacheLookupPolicy.Default, false),
    renew: () => silent(CacheLookupPolicy.Default, true),
    signIn: () => client.loginRedirect({ scopes }),
    signInBeside: async () =>
      tokenOf(
        await client.loginPopup({
          scopes,
          redirectUri: address('/redirect.html'),
          ...(account ? { loginHint: account.username } : {}),
        }),
      ),
    signOut: () => client.logoutRedirect(account ? { account } : {}),
    forget: () => client.clearCache(account ? { account } : {}),
  };
}

/** An answer to a question nobody asked here (an old address, a changed state) leaves nothing behind. */
async function takeAnswer(client: IPublicClientApplication): Promise<AuthenticationResult | null> {
  const asked = carriesAnswer(location.hash);
  try {
    const answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    // The library passes over an answer when it remembers no question at all.
    if (answer === null && asked) throw new Error('No sign-in was under way');
    return answer;
  } catch (error) {
    await client.clearCache();
    throw new ReturnError('The answer of the sign-in does not belong to this tab', { cause: error });
  }
}
