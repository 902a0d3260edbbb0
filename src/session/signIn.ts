import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { getCurrentSession, useSession } from './session.ts';
import { toSignInProblem } from './identityClient.ts';
import { storeReturnUrl } from './returnUrl.ts';

/** Minimum time, in ms, between automatic sign-ins, so that a provider that sends back causes no loop. */
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
  // Without a session object the browser could not sign in when the page was loaded; a reload checks again.
  if (!session) return location.reload();
  try {
    await session.identity.signIn();
  } catch (error) {
    useSession.setState({ problem: toSignInProblem(error) });
    throw error;
  }
}

/** Redirects to the identity provider if a page that needs a sign-in led here, but not twice in a row. */
export function signInIfRequested(now: number = Date.now()): void {
  const last = Number(getTabItem(place) ?? Number.NEGATIVE_INFINITY);
  if (!wanted || now - last < pause) return;
  wanted = false;
  setTabItem(place, String(now));
  // On failure the sign-in page shows the reason and a button.
  signIn().catch(() => undefined);
}

/** @session ends with it */
let last: Promise<unknown> = Promise.resolve();

/** Opens a sign-in dialog once the previous one has closed: their layer holds one modal. */
export function queueSignInDialog<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(ask, ask);
  last = next.catch(() => undefined);
  return next;
}

export function clearSignInDialogs(): void {
  last = Promise.resolve();
}
