import { sanitizeReturnPath } from '~/domain/session/returnPath.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { isSignInProblem, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { isDraftKey } from '~/platform/drafts.ts';

const returnUrlKey = 'returnTo';

/** Remembers where the person is, path and query, for after signing in. Signing in and out are not remembered. */
export function storeReturnUrl(path: string = location.pathname + location.search): void {
  const safe = sanitizeReturnPath(path, location.origin);
  if (safe !== undefined) setTabItem(returnUrlKey, safe);
}

/** The remembered path, once: it is forgotten with the asking. What the storage holds is checked again. */
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

/** Whether something that the tab keeps stays for its account when a session ends against its will. */
export const shouldOutliveSession = (name: string): boolean =>
  name === place || name === returnUrlKey || isDraftKey(name);
