import type { SignInProblem } from '~/domain/session/signInProblem.ts';

export type Token = {
  readonly value: string;
  readonly expiresAt: Date | undefined;
  readonly account: string;
};

/**
 * Behind the redirect flow with PKCE. It vouches for one account; its token may be for another that has come in its
 * place.
 */
export type IdentityClient = {
  readonly account: string | undefined;
  readonly returned: boolean;
  /** Why the provider vouches for nobody, where somebody had tried to sign in or it could not be asked. */
  readonly problem?: SignInProblem | undefined;
  /** The token at hand while it is good, else a new one; undefined when it takes the person. */
  token(): Promise<Token | undefined>;
  renew(): Promise<Token | undefined>;
  signIn(): Promise<void>;
  /**
   * In a window of its own: this page stays. `onClosed` runs as soon as that is gone without an answer; a later
   * answer still counts.
   */
  signInBeside(onClosed: () => void): Promise<Token | undefined>;
  signOut(): Promise<void>;
  forget(): Promise<void>;
  /** Leaves the page for a new one, which is the page of the account that has come in the place of this one. */
  giveWay(): Promise<void>;
};

export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`Signing in failed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The problem behind a failure to sign in; one of anything else is that the provider could not be reached. */
export const toSignInProblem = (error: unknown): SignInProblem =>
  error instanceof SignInError ? error.problem : 'UNREACHABLE';

export const isAuthCallback = (hash: string): boolean => /[#&](?:code|error)=/.test(hash);
