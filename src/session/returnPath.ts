import { safeReturnPath } from '~/domain/session/rememberedPath.ts';
import { removeTabItem, setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { isSignInProblem, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { isDraftKey } from '~/platform/drafts.ts';

const returnPlace = 'returnTo';

/** Remembers where the person is, path and query, for after signing in. Signing in and out are not remembered. */
export function rememberPath(path: string = location.pathname + location.search): void {
  const safe = safeReturnPath(path, location.origin);
  if (safe !== undefined) setTabItem(returnPlace, safe);
}

/** The remembered path, once: it is forgotten with the asking. What the storage holds is checked again. */
export function takeRememberedPath(): string | undefined {
  const path = getTabItem(returnPlace);
  removeTabItem(returnPlace);
  return safeReturnPath(path, location.origin);
}

const place = 'signedOutBy';

export function rememberProblem(problem: SignInProblem): void {
  setTabItem(place, problem);
}

export function rememberedProblem(): SignInProblem | undefined {
  const text = getTabItem(place) ?? '';
  return isSignInProblem(text) ? text : undefined;
}

export function forgetProblem(): void {
  removeTabItem(place);
}

/** Whether something that the tab keeps stays for its account when a session ends against its will. */
export const outlivesSession = (name: string): boolean =>
  name === place || name === returnPlace || isDraftKey(name);
