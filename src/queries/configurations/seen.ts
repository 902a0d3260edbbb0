import type { QueryClient } from '@tanstack/react-query';
import { staleTexts } from '~/domain/words/texts/configurationActions.ts';
import { ApiError } from '~/api/ApiError.ts';
import { movedBetween, type Seen } from '~/domain/configuration/change.ts';
import type { Moved } from '~/domain/words/moved.ts';
import { refresh } from '~/queries/client.ts';
import { readWorking, type Configuration } from './configurations.ts';
import { configurationReads } from './workflow.ts';

/** Thrown instead of a write: the configuration is gone or may not be seen any more. */
export class GoneError extends Error {}

/** Thrown instead of a write: the configuration is not as it was seen, or does not allow the write. */
export class StaleError extends Error {
  readonly now: Configuration;
  readonly moved: readonly Moved[];
  /** Why the write has become impossible; undefined where it may be tried again, knowing what moved. */
  readonly reason: string | undefined;

  constructor(now: Configuration, moved: readonly Moved[], reason: string | undefined) {
    super(`${now.configurationId} is not as it was seen`);
    this.now = now;
    this.moved = moved;
    this.reason = reason;
  }
}

type Watch = {
  readonly client: QueryClient;
  /** The configuration as the person saw it. */
  readonly seen: Seen & { readonly configurationId: string };
  /** The name an address shows as. */
  readonly person: (email: string) => string;
  /** Why the write is not possible on what was read; undefined when it is. */
  readonly refusal: (now: Configuration) => string | undefined;
};

/** Answers what the write answers. */
export type WriteOnSeen = <Output>(write: (now: Configuration) => Promise<Output>) => Promise<Output>;

/**
 * Writes on what a person has seen and on nothing else: the configuration is read again first, at its working revision,
 * and a StaleError or GoneError tells what has become of it. Used again, it is about what was read then. Rejects as the
 * write does.
 */
export function writeOnSeen({ client, seen: first, person, refusal }: Watch): WriteOnSeen {
  const { configurationId } = first;
  let seen: Seen = first;

  const readUnmoved = async (): Promise<Configuration> => {
    const now = await readWorking(client, configurationId);
    if (!now) {
      void refresh(client, configurationReads);
      throw new GoneError(staleTexts.gone(configurationId));
    }
    const moved = movedBetween(seen, now, person);
    const reason = refusal(now);
    seen = now;
    if (moved.length === 0 && reason === undefined) return now;
    // What is on the screen behind the question is old by now.
    void refresh(client, configurationReads);
    throw new StaleError(now, moved, reason);
  };

  return async (write) => {
    const now = await readUnmoved();
    try {
      return await write(now);
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) await readUnmoved();
      throw error;
    }
  };
}
