import { createSessionEndedError, createAbortError, isAbortError } from './ApiError.ts';

export type TokenSource = {
  /** The current token, possibly expired; undefined when nobody is signed in. */
  current(): Promise<string | undefined>;
  /** A new token without interaction; undefined if that is needed. Rejects if the provider is unreachable. */
  renew(): Promise<string | undefined>;
  /**
   * Interactive sign-in after a renewal needed it or failed (`failed`). Leaves the page, or resolves with the
   * token of a pop-up sign-in, undefined when the person declines. Rejects when it cannot be started.
   */
  interact(after: { readonly failed: boolean }): Promise<string | undefined>;
  /** Whether the person has declined to sign in since the session ended. */
  declined(): boolean;
  giveUp(): void;
  /** The error that every call to any back end rejects with; undefined while calls are allowed. */
  closed?(): Error;
};

export const anonymousTokenSource: TokenSource = {
  current: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  interact: () => Promise.resolve(undefined),
  declined: () => false,
  giveUp: () => undefined,
};

/** Token source after a session: its pending calls are aborted instead of being sent without a person. */
export const endedTokenSource: TokenSource = {
  ...anonymousTokenSource,
  current: () => Promise.reject(createAbortError()),
  closed: createAbortError,
};

/** Token source of a page that stays open after its session: calls reject as logged out. */
export const signedOutTokenSource: TokenSource = {
  ...anonymousTokenSource,
  current: () => Promise.reject(createSessionEndedError('authTokenGet')),
  closed: () => createSessionEndedError('authTokenGet'),
};

/** ALWAYS: the person's own action. UNLESS_DECLINED: a background refresh. NEVER: signing in or out. */
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

/** Throws where the session is over: the quoting system's cookie may belong to another person by now. */
export function assertSessionActive(): void {
  const error = source.closed?.();
  if (error) throw error;
}

export const getCurrentToken = (): Promise<string | undefined> => source.current();

/**
 * Undefined when the sign-in was started or declined, or failed, which ends the session. Concurrent calls
 * share one renewal and one sign-in; a token replaced meanwhile is returned. An ended session rejects with an
 * AbortError.
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
