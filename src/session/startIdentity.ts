import type { Config } from '~/config.ts';
import { carriesAnswer, type Identity, type Token } from './identity.ts';
import { isUsable, rememberedToken, rememberToken } from './rememberedToken.ts';

/** When the sign-in library that nobody has asked for yet is fetched at the earliest, in ms: it is to be there when the network is not. */
const fetchedAfter = 2000;

const library = () => import('./cloudIdentity.ts');

/**
 * Takes up the session of this tab. With a token at hand the first screen does not wait for the sign-in library,
 * which is a quarter of the page's code and then has nothing to do until the token ends; it is fetched once it is
 * `quiet`.
 */
export async function startIdentity(config: Config, quiet: () => Promise<void>): Promise<Identity> {
  let token = carriesAnswer(location.hash) ? undefined : rememberedToken();
  let started: Promise<Identity> | undefined;
  const cloud = (): Promise<Identity> => {
    started ??= library()
      .then(({ startCloudIdentity }) => startCloudIdentity(config))
      .catch((error: unknown) => {
        // Without a network now, with one the next time.
        started = undefined;
        throw error;
      });
    return started;
  };
  const kept = (next: Token | undefined): Token | undefined => {
    token = next;
    rememberToken(next);
    return next;
  };

  const resumed = token !== undefined;
  const fetchLibrary = async (): Promise<void> => {
    await quiet();
    await library();
  };
  if (resumed) setTimeout(() => void fetchLibrary().catch(() => undefined), fetchedAfter);
  const { signedIn, returned } = resumed ? { signedIn: true, returned: false } : await cloud();
  return {
    signedIn,
    returned,
    token: async () => (isUsable(token) ? token : kept(await (await cloud()).token())),
    renew: async () => kept(await (await cloud()).renew()),
    signIn: async () => (await cloud()).signIn(),
    signInBeside: async () => kept(await (await cloud()).signInBeside()),
    signOut: async () => {
      kept(undefined);
      await (await cloud()).signOut();
    },
    forget: async () => {
      kept(undefined);
      // What a library that never started keeps is in the tab's storage, which is emptied anyway.
      await (await started)?.forget();
    },
  };
}
