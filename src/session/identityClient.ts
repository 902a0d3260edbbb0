import type { SignInProblem } from '~/domain/session/signInProblem.ts';

export type Token = {
  readonly value: string;
  readonly expiresAt: Date | undefined;
  readonly account: string;
};

/** Sign-in by the redirect flow with PKCE. It represents one account; a later token may be for another. */
export type IdentityClient = {
  readonly account: string | undefined;
  readonly returned: boolean;
  /** Why there is no account: a sign-in failed, or the provider could not be reached. */
  readonly problem?: SignInProblem | undefined;
  /** The current token while it is valid, else a new one; undefined when interaction is needed. */
  token(): Promise<Token | undefined>;
  renew(): Promise<Token | undefined>;
  signIn(): Promise<void>;
  /**
   * Signs in by a pop-up, so that this page stays. `onClosed` runs as soon as it is closed without a
   * response; a later response still counts.
   */
  signInBeside(onClosed: () => void): Promise<Token | undefined>;
  signOut(): Promise<void>;
  forget(): Promise<void>;
  /** Reloads the page for the account that has replaced this one. */
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

/** Problem of a failed sign-in; any error but a SignInError counts as an unreachable provider. */
export const toSignInProblem = (error: unknown): SignInProblem =>
  error instanceof SignInError ? error.problem : 'UNREACHABLE';

export const isAuthCallback = (hash: string): boolean => /[#&](?:code|error)=/.test(hash);
