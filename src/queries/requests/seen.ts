import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { movedSince, type SeenRequest } from '~/domain/request/moved.ts';
import { isUndecided } from '~/domain/request/status.ts';
import { requestMovedTexts } from '~/domain/words/texts/requests.ts';
import { refresh } from '~/queries/client.ts';
import { readNow } from '~/queries/readNow.ts';
import { request, requestReads, type Ticket } from './requests.ts';

/** Thrown instead of a write: the request is gone or may not be seen any more. */
export class RequestGoneError extends Error {}

/** Thrown instead of a write: the request is not as it was seen, or has been decided. */
export class RequestMovedError extends Error {
  /** Everything that has happened since, a line each. */
  readonly moved: readonly string[];
  /** Whether it has been decided, so that trying again is of no use. */
  readonly final: boolean;

  constructor(ticketId: string, moved: readonly string[], final: boolean) {
    super(`${ticketId} is not as it was seen`);
    this.moved = moved;
    this.final = final;
  }
}

type Watch = {
  readonly client: QueryClient;
  /** The request as the person saw it. */
  readonly seen: SeenRequest & { readonly ticketId: string };
  /** The name an address shows as. */
  readonly person: (email: string) => string;
};

/** Answers what the write answers. */
type WriteOnSeenRequest = <Output>(write: (now: Ticket) => Promise<Output>) => Promise<Output>;

/**
 * Writes on a request as a person has seen it and on nothing else: it is read again first, past every cache, and a
 * RequestMovedError or RequestGoneError tells what has become of it. Used again, it is about what was read then. Rejects
 * as the write does.
 */
export function writeOnSeenRequest({ client, seen: first, person }: Watch): WriteOnSeenRequest {
  const { ticketId } = first;
  let seen: SeenRequest = first;

  const readUnmoved = async (): Promise<Ticket> => {
    const now = await readNow(client, request(ticketId));
    if (!now) {
      void refresh(client, requestReads);
      throw new RequestGoneError(requestMovedTexts.gone(ticketId));
    }
    const moved = movedSince(seen, now, person);
    const isOver = !isUndecided(now.ticketStatus);
    seen = now;
    if (moved.length === 0 && !isOver) return now;
    // The request on the screen behind the question is old by now.
    void refresh(client, requestReads);
    throw new RequestMovedError(ticketId, moved, isOver);
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
