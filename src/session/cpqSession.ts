import { create } from 'zustand';
import { call } from '~/api/call.ts';
import { ApiError } from '~/api/ApiError.ts';
import { signedInToCpq, signInToCpqBy } from '~/api/cpqSignIn.ts';
import { cpqRefusedWords, firstMessage } from '~/domain/session/cpqWords.ts';
import type { LoginForm } from '~/domain/session/login.ts';
import {
  cookie,
  cpqAccountCookie,
  cpqTokenCookie,
  cpqTokenLifetime,
  removeCookie,
  setCookie,
} from '~/platform/storage/cookies.ts';
import { tabAccount } from '~/platform/storage/tabStore.ts';

export type CpqLoginAnswer =
  | { readonly kind: 'SIGNED_IN' }
  | { readonly kind: 'REFUSED'; readonly message: string };

/** A call that is itself a part of signing in or out asks nobody to sign in. */
const within = { asking: 'NEVER' } as const;

/**
 * Signs in to the quoting system and keeps its token for 14 days, for the account of this tab. A refusal (400) gives
 * its first message; any other failure gives null. Asking who is signed in only tries the token: unless the quoting
 * system refuses it (401), the session is there, whatever the answer looks like.
 */
export async function cpqLogin(credentials: LoginForm): Promise<CpqLoginAnswer | null> {
  try {
    const { token } = await call('cpqLogin', { body: credentials }, within);
    setCookie(cpqTokenCookie, token, { lifetime: cpqTokenLifetime });
    setCookie(cpqAccountCookie, tabAccount() ?? '', { lifetime: cpqTokenLifetime });
    noteToken();
    await call('cpqCurrentUser', {}, within).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error;
    });
    return { kind: 'SIGNED_IN' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return null;
    return { kind: 'REFUSED', message: firstMessage(error.data) ?? cpqRefusedWords };
  }
}

/** The token of the quoting system, from its cookie; undefined without a session there. */
export const cpqToken = (): string | undefined => cookie(cpqTokenCookie);

/** @session ends with it */
const useToken = create<{ readonly token: string | undefined }>(() => ({ token: undefined }));
const noteToken = (): void => useToken.setState({ token: cpqToken() });

/** Whether there is a session with the quoting system, as far as this tab knows: pages that show a quote beside ask. */
export const useHasCpqSession = (): boolean => useToken(({ token }) => token) !== undefined;

/** Drops the token of a session that the quoting system has ended. */
export function dropCpqToken(): void {
  removeCookie(cpqTokenCookie);
  removeCookie(cpqAccountCookie);
  noteToken();
}

/** Takes up the session with the quoting system that this browser keeps. One of another account is dropped. */
export function takeUpCpqSession(): void {
  if (cpqToken() !== undefined && cookie(cpqAccountCookie) !== tabAccount()) dropCpqToken();
  noteToken();
}

/** Asks the person to sign in to the quoting system because they want to. Answers whether they did. */
export function signInToCpq(): Promise<boolean> {
  // Whoever wants to sign in has no session there, whatever this browser keeps.
  dropCpqToken();
  return signedInToCpq().catch(() => false);
}

/** Signs out of the quoting system, best effort: what this browser keeps of the session goes in any case. */
export function cpqLogout(): void {
  if (cpqToken() !== undefined && !isOthers()) void call('cpqLogout', {}, within).catch(() => undefined);
  forgetCpqSession();
}

/** Whether another account has begun the session with the quoting system that this browser keeps. */
const isOthers = (): boolean => ![undefined, tabAccount()].includes(cookie(cpqAccountCookie));

/** Drops what this browser keeps of the account's session with the quoting system; nobody is asked to sign in there any more. */
export function forgetCpqSession(): void {
  signInToCpqBy(() => Promise.resolve(false));
  if (isOthers()) noteToken();
  else dropCpqToken();
}
