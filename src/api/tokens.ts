/** Where the CMS token comes from. The session supplies it when it starts. */
export type TokenSource = {
  /** The token at hand, which may have expired; undefined when nobody is signed in. */
  current(): Promise<string | undefined>;
  /** A new token without asking the person; undefined when that is not possible. */
  renew(): Promise<string | undefined>;
  /**
   * Asks the person to sign in. Either it leaves the page, or it answers the token of a sign-in beside it;
   * undefined when the person would not. It rejects when signing in cannot be started.
   */
  interact(): Promise<string | undefined>;
  /** Ends the session after signing in has failed. */
  giveUp(): void;
};

/** Where tokens come from while nobody is signed in. */
export const nobody: TokenSource = {
  current: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(undefined),
  interact: () => Promise.resolve(undefined),
  giveUp: () => undefined,
};

let source = nobody;
let renewal: Promise<string | undefined> | undefined;

/** Takes tokens from `next` from now on. */
export function takeTokensFrom(next: TokenSource): void {
  source = next;
  renewal = undefined;
}

export const currentToken = (): Promise<string | undefined> => source.current();

/**
 * A token to retry with after `refused` was answered 401; undefined when there is none, and then
 * signing in has been started (or, where that failed, the session ended). However many calls ask at
 * once, one renewal serves them all; a call refused with a token that has been replaced meanwhile
 * gets the newer one.
 */
export async function tokenAfter401(refused: string | undefined): Promise<string | undefined> {
  const current = await source.current();
  if (!renewal && current !== undefined && current !== refused) return current;
  renewal ??= renewOrInteract().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renewOrInteract(): Promise<string | undefined> {
  const token = await source.renew().catch(() => undefined);
  if (token !== undefined) return token;
  try {
    return await source.interact();
  } catch {
    source.giveUp();
    return undefined;
  }
}
