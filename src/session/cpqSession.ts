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

/** A call that is itself a part of signing in or out asks nobody to sign in. */
const within = { asking: 'NEVER' } as const;

/**
 * Its token is kept 14 days for the account of this tab. A refusal (400) gives its first message, any other failure
 * null. Who is signed in is asked to try the token: unless it is refused (401), the session is there.
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

/** Whether there is a session with the quoting system, as far as this tab knows: pages that show a quote beside ask. */
export const useHasCpqSession = (): boolean => useToken(({ token }) => token) !== undefined;

export function removeCpqToken(): void {
  removeCookie(cpqTokenCookie);
  removeCookie(cpqAccountCookie);
  noteToken();
}

/** Takes up the session with the quoting system that this browser keeps. One of another account is dropped. */
export function restoreCpqSession(): void {
  if (getCpqToken() !== undefined && getCookie(cpqAccountCookie) !== getTabAccount()) removeCpqToken();
  noteToken();
}

export function promptCpqSignIn(): Promise<boolean> {
  // Whoever wants to sign in has no session there, whatever this browser keeps.
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
