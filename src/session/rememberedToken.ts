import type { Token } from './identity.ts';

const key = 'portal.token';

/** A token that ends within this time is renewed rather than used, in ms; the sign-in library does the same. */
const margin = 300_000;

type Remembered = { readonly value: string; readonly expiresAt: number };

const isRemembered = (kept: unknown): kept is Remembered =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  typeof kept.value === 'string' &&
  kept.value !== '' &&
  'expiresAt' in kept &&
  typeof kept.expiresAt === 'number';

/** Keeps the token of this tab beside the session that the sign-in library keeps; undefined removes it. */
export function rememberToken(token: Token | undefined): void {
  if (token?.expiresAt) {
    const { value, expiresAt } = token;
    sessionStorage.setItem(key, JSON.stringify({ value, expiresAt: expiresAt.getTime() }));
  } else sessionStorage.removeItem(key);
}

/** Whether the token can still be used; one that never says when it ends is asked for anew each time. */
export const isUsable = (token: Token | undefined, now: number = Date.now()): token is Token =>
  token?.expiresAt !== undefined && token.expiresAt.getTime() - now > margin;

/** The token this tab was left with; undefined when there is none, it cannot be read or it is about to end. */
export function rememberedToken(now: number = Date.now()): Token | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRemembered(kept)) return undefined;
    const token = { value: kept.value, expiresAt: new Date(kept.expiresAt) };
    return isUsable(token, now) ? token : undefined;
  } catch {
    return undefined;
  }
}
