import { create } from 'zustand';
import { call } from '~/api/call.ts';
import { ApiError } from '~/api/ApiError.ts';
import { ensureCpqSignIn, setCpqSignInPrompt } from '~/api/cpqSignIn.ts';
import { cpqRefusedText, findFirstMessage } from '~/domain/session/cpqTexts.ts';
import type { LoginFormValues } from '~/domain/session/login.ts';
import {
  getCookie,
  cpqAccountCookie,
  cpqTokenCookie,
  cpqTokenLifetimeMs,
  removeCookie,
  setCookie,
} from '~/platform/storage/cookies.ts';
import { getTabAccount } from '~/platform/storage/tabStore.ts';

export type CpqLoginResult =
  | { readonly kind: 'SIGNED_IN' }
  | { readonly kind: 'REFUSED'; readonly message: string };

/** Calls that are part of signing in or out must not prompt for a sign-in. */
const within = { asking: 'NEVER' } as const;

/**
 * Stores the token for 14 days for the account of this tab. A refusal (400) returns its first message, any
 * other failure null. The current user is then fetched to test the token: only a 401 means that there is no
 * session.
 */
export async function loginToCpq(credentials: LoginFormValues): Promise<CpqLoginResult | null> {
  try {
    const { token } = await call('cpqLogin', { body: credentials }, within);
    setCookie(cpqTokenCookie, token, { lifetime: cpqTokenLifetimeMs });
    setCookie(cpqAccountCookie, getTabAccount() ?? '', { lifetime: cpqTokenLifetimeMs });
    noteToken();
    await call('cpqCurrentUser', {}, within).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error;
    });
    return { kind: 'SIGNED_IN' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return null;
    return { kind: 'REFUSED', message: findFirstMessage(error.data) ?? cpqRefusedText };
  }
}

export const getCpqToken = (): string | undefined => getCookie(cpqTokenCookie);

/** @session ends with it */
const useToken = create<{ readonly token: string | undefined }>(() => ({ token: undefined }));
const noteToken = (): void => useToken.setState({ token: getCpqToken() });

/** Whether this tab has a session with the quoting system; for pages that show a quote beside other data. */
export const useHasCpqSession = (): boolean => useToken(({ token }) => token) !== undefined;

export function removeCpqToken(): void {
  removeCookie(cpqTokenCookie);
  removeCookie(cpqAccountCookie);
  noteToken();
}

/** Restores the session with the quoting system from the cookies. One of another account is dropped. */
export function restoreCpqSession(): void {
  if (getCpqToken() !== undefined && getCookie(cpqAccountCookie) !== getTabAccount()) removeCpqToken();
  noteToken();
}

export function promptCpqSignIn(): Promise<boolean> {
  // Whatever the cookies say, a prompt means that the quoting system has no session.
  removeCpqToken();
  return ensureCpqSignIn().catch(() => false);
}

export function logoutFromCpq(): void {
  if (getCpqToken() !== undefined && !isOthers()) void call('cpqLogout', {}, within).catch(() => undefined);
  clearCpqSession();
}

const isOthers = (): boolean => ![undefined, getTabAccount()].includes(getCookie(cpqAccountCookie));

export function clearCpqSession(): void {
  setCpqSignInPrompt(() => Promise.resolve(false));
  if (isOthers()) noteToken();
  else removeCpqToken();
}
