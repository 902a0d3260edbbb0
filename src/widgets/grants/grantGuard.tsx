import type { QueryClient } from '@tanstack/react-query';
import { baseAt, isSamePlace, type Grant, type GrantPlace } from '~/domain/grant/grant.ts';
import { movesBetween } from '~/domain/grant/preview.ts';
import { createPermissionTexts, holdingTexts } from '~/domain/words/texts/grants.ts';
import { reportFailure } from '~/queries/failures.ts';
import { readPlace } from '~/queries/grants/grants.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';

type Watch = {
  readonly client: QueryClient;
  readonly place: GrantPlace;
  /** The grants at the place as the person saw them. */
  readonly seen: readonly Grant[];
  /** Whether a grant that is there no longer ends the act, which is about what was granted. */
  readonly needs?: (now: readonly Grant[]) => boolean;
  /** Name of the customer. */
  readonly customer: string;
};

/** Answers what the write answers. */
export type GrantGuard = <Output>(write: (now: readonly Grant[]) => Promise<Output>) => Promise<Output>;

/**
 * Writes on the grants of an address as a person has seen them and on nothing else: they are read again first. Where they
 * have moved, or the one it is about is gone, an Objection says so; the next try is about what was read then.
 */
export function grantGuard({ client, place, seen: first, needs, customer }: Watch): GrantGuard {
  let seen = first;
  return async (write) => {
    const now = await readPlace(client, place).catch((error: unknown) => {
      reportFailure(error);
      throw error;
    });
    if (needs && !needs(now)) {
      throw new Objection(holdingTexts.gone(place.address, customer), { final: true });
    }
    const moves = movesBetween(seen, now, place);
    seen = now;
    if (moves.length > 0) throw new Objection(<Moved moves={moves} />);
    return write(now);
  };
}

function Moved({ moves }: { readonly moves: readonly string[] }) {
  return (
    <>
      {createPermissionTexts.moved}
      <ul>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      {createPermissionTexts.movedAgain}
    </>
  );
}

/** Whether the base at a place is still there. */
export const needsBase = (place: GrantPlace) => (now: readonly Grant[]) => baseAt(now, place) !== undefined;

/** Whether anything is still granted at a place. */
export const needsAny = (place: GrantPlace) => (now: readonly Grant[]) =>
  now.some((grant) => isSamePlace(grant, place));
