import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { getCurrentSession, useSession } from './session.ts';
import { toSignInProblem } from './identityClient.ts';
import { storeReturnUrl } from './returnUrl.ts';

/** The page signs in of itself at most once in this time, in ms, so that a provider that sends people back cannot make it spin. */
const pause = 10_000;
const place = 'signInStartedAt';

/** @session ends with it */
let wanted = false;

export function requestSignIn(path: string): void {
  storeReturnUrl(path);
  wanted = true;
}

export function cancelSignInRequest(): void {
  wanted = false;
}

export async function signIn(): Promise<void> {
  const session = getCurrentSession();
  // A browser that let nobody sign in when the page was loaded has to load it anew.
  if (!session) return location.reload();
  try {
    await session.identity.signIn();
  } catch (error) {
    useSession.setState({ problem: toSignInProblem(error) });
    throw error;
  }
}

/** Leaves for the identity provider when somebody came here from a page that asks for it, but not twice in a row. */
export function signInIfRequested(now: number = Date.now()): void {
  const last = Number(getTabItem(place) ?? Number.NEGATIVE_INFINITY);
  if (!wanted || now - last < pause) return;
  wanted = false;
  setTabItem(place, String(now));
  // Where it fails, the reason and the button are there.
  signIn().catch(() => undefined);
}

/** @session ends with it */
let last: Promise<unknown> = Promise.resolve();

/** Opens a dialog that asks for a sign-in once the one before it has closed: the layer they show in holds one. */
export function queueSignInDialog<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(ask, ask);
  last = next.catch(() => undefined);
  return next;
}

export function clearSignInDialogs(): void {
  last = Promise.resolve();
}
