import { createSessionEndedError, createAbortError, isAbortError } from './ApiError.ts';

export type TokenSource = {
  /** The token at hand, which may have expired; undefined when nobody is signed in. */
  current(): Promise<string | undefined>;
  /** A new token without asking the person; undefined when it takes them. Rejects when nobody can be asked. */
  renew(): Promise<string | undefined>;
  /**
   * After a renewal that took them or (`failed`) could not be had. Leaves the page, or answers the token of a sign-in
   * beside it, undefined when the person would not. Rejects when it cannot be started.
   */
  interact(after: { readonly failed: boolean }): Promise<string | undefined>;
  /** Whether the person has been asked since the session ended, and would not sign in. */
  declined(): boolean;
  giveUp(): void;
  /** Why nothing may be called any more, whichever back end; left out: everything may. */
  closed?(): Error;
};

export const anonymousTokenSource: TokenSource = {
  current: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  interact: () => Promise.resolve(undefined),
  declined: () => false,
  giveUp: () => undefined,
};

/** The source of tokens after a session: what it had begun is called off instead of being sent for nobody. */
export const endedTokenSource: TokenSource = {
  ...anonymousTokenSource,
  current: () => Promise.reject(createAbortError()),
  closed: createAbortError,
};

/** The source of tokens for a page that stays although its session is over: what is asked for fails as logged out. */
export const signedOutTokenSource: TokenSource = {
  ...anonymousTokenSource,
  current: () => Promise.reject(createSessionEndedError('authTokenGet')),
  closed: () => createSessionEndedError('authTokenGet'),
};

/**
 * ALWAYS: somebody has just asked for it. UNLESS_DECLINED: it keeps the screen up to date. NEVER: part of signing in
 * or out.
 */
export type InteractionMode = 'ALWAYS' | 'UNLESS_DECLINED' | 'NEVER';

/** @session ends with it */
let source = anonymousTokenSource;
let renewal: Promise<Renewal> | undefined;
let signIn: Promise<string | undefined> | undefined;

export function setTokenSource(next: TokenSource): void {
  source = next;
  renewal = undefined;
  signIn = undefined;
}

/** Throws where the session is over: the cookie of the quoting system may be somebody else's by now. */
export function assertSessionActive(): void {
  const error = source.closed?.();
  if (error) throw error;
}

export const getCurrentToken = (): Promise<string | undefined> => source.current();

/**
 * Undefined when signing in has been started, declined or, having failed, the session ended. One renewal and one
 * sign-in serve all; a token replaced meanwhile gives the newer one. Rejects as called off when the session is over.
 */
export async function refreshTokenAfter401(
  refused: string | undefined,
  asking: InteractionMode = 'ALWAYS',
): Promise<string | undefined> {
  const from = source;
  const current = await from.current();
  if (!renewal && !signIn && current !== undefined && current !== refused) return current;
  const { token, failed } = await renewed();
  if (source !== from) throw createAbortError();
  if (token !== undefined || asking === 'NEVER') return token;
  if (!signIn && asking === 'UNLESS_DECLINED' && from.declined()) return undefined;
  return signedIn(failed);
}

type Renewal = { readonly token: string | undefined; readonly failed: boolean };

function renewed(): Promise<Renewal> {
  const asking = (renewal ??= source
    .renew()
    .then((token) => ({ token, failed: false }))
    .catch((error: unknown) => {
      if (isAbortError(error)) throw error;
      return { token: undefined, failed: true };
    })
    .finally(() => {
      if (renewal === asking) renewal = undefined;
    }));
  return asking;
}

function signedIn(failed: boolean): Promise<string | undefined> {
  const from = source;
  const asking = (signIn ??= from
    .interact({ failed })
    .catch((error: unknown) => {
      if (isAbortError(error)) throw error;
      from.giveUp();
      return undefined;
    })
    .finally(() => {
      if (signIn === asking) signIn = undefined;
    }));
  return asking;
}

export const signInAgain = async (): Promise<boolean> => (await signedIn(false)) !== undefined;
