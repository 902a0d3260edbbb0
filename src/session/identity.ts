/** A token and when it ends. */
export type Token = { readonly value: string; readonly expiresAt: Date | undefined };

/** Whoever vouches for the person: the cloud identity provider, behind the redirect flow with PKCE. */
export type Identity = {
  /** Whether the identity provider has vouched for somebody in this tab. */
  readonly signedIn: boolean;
  /** Whether the page was just come back to from signing in. */
  readonly returned: boolean;
  /** The token at hand; renewed first when it has ended. Undefined when it takes the person. */
  token(): Promise<Token | undefined>;
  /** A new token whatever is at hand; undefined when it takes the person. */
  renew(): Promise<Token | undefined>;
  /** Leaves the page to sign in. */
  signIn(): Promise<void>;
  /** Signs in anew in a window of its own, so that this page stays as it is. */
  signInBeside(): Promise<Token | undefined>;
  /** Leaves the page to end the session at the identity provider as well. */
  signOut(): Promise<void>;
  /** Ends the session in this tab only. */
  forget(): Promise<void>;
};

/** The provider's answer in the address was not one to a question of this tab. */
export class ReturnError extends Error {
  override readonly name = 'ReturnError';
}

/** Whether the address carries an answer of the identity provider. */
export const carriesAnswer = (hash: string): boolean => /[#&](?:code|error)=/.test(hash);
