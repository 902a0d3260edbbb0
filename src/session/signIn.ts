import { keep, kept } from '~/ui/storage/tabStore.ts';
import { currentSession } from './currentSession.ts';
import { rememberPath } from './returnPath.ts';

/** The page signs in of itself at most once in this time, in ms, so that a provider that sends people back cannot make it spin. */
const pause = 10_000;
const place = 'signInStartedAt';

/** @session ends with it */
let wanted = false;

/** Remembers where somebody wanted to go who is not signed in; the sign-in page then need not wait for a click. */
export function wantSignIn(path: string): void {
  rememberPath(path);
  wanted = true;
}

/** Forgets that somebody wanted to go somewhere: whoever comes next presses the button. */
export function forgetWanted(): void {
  wanted = false;
}

/** Leaves for the identity provider. Rejects when it cannot be reached. */
export async function signIn(): Promise<void> {
  const session = currentSession();
  if (session) await session.identity.signIn();
  // Without an identity the provider could not be asked at the start: begin again.
  else location.reload();
}

/** Leaves for the identity provider when somebody came here from a page that asks for it, but not twice in a row. */
export function signInAtOnce(now: number = Date.now()): void {
  const last = Number(kept(place) ?? Number.NEGATIVE_INFINITY);
  if (!wanted || now - last < pause) return;
  wanted = false;
  keep(place, String(now));
  // Where it fails, the button is still there.
  signIn().catch(() => undefined);
}
