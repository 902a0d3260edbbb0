import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { baseAt, isSamePlace, type Grant, type GrantPlace } from '~/domain/grant/grant.ts';
import { movesBetween } from '~/domain/grant/preview.ts';
import { createPermissionTexts, holdingTexts } from '~/domain/words/texts/grants.ts';
import { reportFailure } from '~/queries/failures.ts';
import { readPlace } from '~/queries/grants/grants.ts';
import { Objection, unlessClosed, type Guarded } from '~/ui/modal/useAttempt.ts';

type Watch = {
  readonly client: QueryClient;
  readonly place: GrantPlace;
  /** The grants at the place as the person saw them; undefined where the act is about one of them alone. */
  readonly seen?: readonly Grant[] | undefined;
  /** Whether a grant that is there no longer ends the act, which is about what was granted. */
  readonly needs?: (now: readonly Grant[]) => boolean;
  /** The place in a sentence, such as “at Crane Works”. */
  readonly where: string;
};

export type GrantGuard = Guarded<readonly Grant[]>;

/**
 * Writes on the grants of an address as a person has seen them and on nothing else: they are read again first. Where they
 * have moved, or the one it is about is gone, an Objection says so; the next try is about what was read then.
 */
export function grantGuard({ client, place, seen: first, needs, where }: Watch): GrantGuard {
  let seen = first;
  return async (isOpen, write) => {
    const now = await readPlace(client, place).catch((error: unknown) => {
      reportFailure(error);
      throw error;
    });
    if (needs && !needs(now)) {
      throw new Objection(holdingTexts.gone(place.address, where), { final: true });
    }
    const moves = seen ? movesBetween(seen, now, place) : [];
    seen = now;
    if (moves.length > 0) throw new Objection(<Moved moves={moves} />);
    return unlessClosed(isOpen, write)(now);
  };
}

function Moved({ moves }: { readonly moves: readonly string[] }): ReactElement {
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

/** The base of what was read by a guard that needs it; the one that was seen, should it not be among them. */
export const baseOf = (now: readonly Grant[], seen: Grant): Grant => baseAt(now, seen) ?? seen;

/** Whether anything is still granted at a place. */
export const needsAny = (place: GrantPlace) => (now: readonly Grant[]) =>
  now.some((grant) => isSamePlace(grant, place));
