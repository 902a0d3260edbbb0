import type { QueryClient } from '@tanstack/react-query';
import { findBaseGrant, isSameGrantScope, type Grant, type GrantScope } from '~/domain/grant/grant.ts';
import { describeConcurrentGrantChanges } from '~/domain/grant/unitChanges.ts';
import { createGrantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { fetchFreshGrants } from '~/queries/grants/grants.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';

type Watch = {
  readonly client: QueryClient;
  readonly place: GrantScope;
  /** Grants of the scope as shown; undefined where the action is about one of them only. */
  readonly seen?: readonly Grant[] | undefined;
  /** Returns false where the grants the action needs are gone, which is a final conflict. */
  readonly needs?: (now: readonly Grant[]) => boolean;
  /** The scope as part of a sentence, such as “at Crane Works”. */
  readonly where: string;
};

type GrantGuard = ConditionalUpdate<readonly Grant[]>;

export function updateGrantsIfUnchanged({ client, place, seen, needs, where }: Watch): GrantGuard {
  return updateIfUnchanged<readonly Grant[] | undefined, readonly Grant[]>({
    baseline: createBaseline<readonly Grant[] | undefined>(seen),
    read: async () => {
      const now = await fetchFreshGrants(client, place).catch((error: unknown) => {
        notifyError(error);
        throw error;
      });
      return needs && !needs(now) ? undefined : now;
    },
    compare: (known, now) => (known ? describeConcurrentGrantChanges(known, now, place) : []),
    texts: {
      gone: grantHolderTexts.gone(place.address, where),
      changed: createGrantTexts.moved,
      goOn: createGrantTexts.movedAgain,
    },
  });
}

export const hasBaseGrant = (place: GrantScope) => (now: readonly Grant[]) =>
  findBaseGrant(now, place) !== undefined;

/** The base grant as read by the guard, else the one shown. */
export const getCurrentBaseGrant = (now: readonly Grant[], seen: Grant): Grant =>
  findBaseGrant(now, seen) ?? seen;

export const hasAnyGrant = (place: GrantScope) => (now: readonly Grant[]) =>
  now.some((grant) => isSameGrantScope(grant, place));
