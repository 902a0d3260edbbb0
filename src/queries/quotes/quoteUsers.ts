import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { InteractionMode } from '~/api/tokens.ts';
import { toPeopleListBody } from '~/domain/quote/requestBodies.ts';
import { compareAlphabetically } from '~/domain/words/lists.ts';
import { getInteractionMode } from '~/queries/fallback.ts';
import { buildQueryKey } from '~/queries/query.ts';

export type QuoteUser = { readonly id: number; readonly name: string; readonly email: string };

/** All users of the quoting system, by name; pass NEVER to prevent a prompt for sign-in. */
export const quoteUsersQuery = (asked?: InteractionMode) =>
  queryOptions({
    queryKey: buildQueryKey('cpqUserSearch', { body: toPeopleListBody() }),
    queryFn: async ({ signal, client, queryKey }): Promise<readonly QuoteUser[]> => {
      const asking = asked ?? getInteractionMode(client, queryKey);
      const users = await call('cpqUserSearch', { body: toPeopleListBody() }, { signal, asking });
      return users
        .map(({ id, name, email }) => ({ id, name: name ?? email, email }))
        .toSorted((one, other) => compareAlphabetically(one.name, other.name));
    },
    // Without the users their ids are shown instead of names.
    meta: { suppressErrorNotice: true },
  });
