import { safeReturnPath } from '~/domain/session/rememberedPath.ts';
import { forget, keep, kept } from '~/platform/storage/tabStore.ts';

export const returnPlace = 'returnTo';

/** Remembers where the person is, path and query, for after signing in. Signing in and out are not remembered. */
export function rememberPath(path: string = location.pathname + location.search): void {
  const safe = safeReturnPath(path, location.origin);
  if (safe !== undefined) keep(returnPlace, safe);
}

/** The remembered path, once: it is forgotten with the asking. What the storage holds is checked again. */
export function takeRememberedPath(): string | undefined {
  const path = kept(returnPlace);
  forget(returnPlace);
  return safeReturnPath(path, location.origin);
}
