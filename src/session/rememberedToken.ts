import { forget, keep, kept, tabAccount } from '~/platform/storage/tabStore.ts';
import type { Token } from './identity.ts';

const place = 'token';

/** Time before its end in which a token is renewed beside its use, in ms; the sign-in library has the same. */
const margin = 300_000;

type Remembered = { readonly value: string; readonly expiresAt: number };

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  value.value !== '' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number';

/** Keeps the token of this tab beside the session that the sign-in library keeps; undefined removes it. */
export function rememberToken(token: Token | undefined): void {
  if (token?.expiresAt && token.account === tabAccount()) {
    keep(place, JSON.stringify({ value: token.value, expiresAt: token.expiresAt.getTime() }));
  } else forget(place);
}

/** Whether the token can still be used; one that never says when it ends is asked for anew each time. */
export const isGood = (token: Token | undefined, now: number = Date.now()): token is Token =>
  token?.expiresAt !== undefined && token.expiresAt.getTime() > now;

/** Whether the token ends so soon that a new one is to be asked for. */
export const endsSoon = ({ expiresAt }: Token, now: number = Date.now()): boolean =>
  expiresAt !== undefined && expiresAt.getTime() - now <= margin;

/** The token this tab was left with; undefined when there is none, it cannot be read or it has ended. */
export function rememberedToken(now: number = Date.now()): Token | undefined {
  const account = tabAccount();
  if (account === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(kept(place) ?? 'null');
    if (!isRemembered(value)) return undefined;
    const token = { value: value.value, expiresAt: new Date(value.expiresAt), account };
    return isGood(token, now) ? token : undefined;
  } catch {
    return undefined;
  }
}
