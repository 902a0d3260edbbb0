import { sanitizeReturnPath } from '~/domain/session/returnPath.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { isSignInProblem, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { isDraftKey } from '~/platform/drafts.ts';

const returnUrlKey = 'returnTo';

/** Stores the path and query as return URL of a sign-in, except on the pages of signing in and out. */
export function storeReturnUrl(path: string = location.pathname + location.search): void {
  const safe = sanitizeReturnPath(path, location.origin);
  if (safe !== undefined) setTabItem(returnUrlKey, safe);
}

/** Returns and removes the stored path. It is validated again, as the storage may have been changed. */
export function takeReturnUrl(): string | undefined {
  const path = getTabItem(returnUrlKey);
  removeTabItem(returnUrlKey);
  return sanitizeReturnPath(path, location.origin);
}

const place = 'signedOutBy';

export function storeSignInProblem(problem: SignInProblem): void {
  setTabItem(place, problem);
}

export function getSignInProblem(): SignInProblem | undefined {
  const text = getTabItem(place) ?? '';
  return isSignInProblem(text) ? text : undefined;
}

export function removeSignInProblem(): void {
  removeTabItem(place);
}

/** Whether a stored entry stays for its account when the session ends without a sign-out. */
export const shouldOutliveSession = (name: string): boolean =>
  name === place || name === returnUrlKey || isDraftKey(name);
