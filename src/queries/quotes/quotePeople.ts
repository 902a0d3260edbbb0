import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { InteractionMode } from '~/api/tokens.ts';
import { peopleBody } from '~/domain/quote/requests.ts';
import { alphabetically } from '~/domain/words/lists.ts';
import { getInteractionMode } from '~/queries/answers.ts';
import { buildQueryKey } from '~/queries/query.ts';

export type QuoteUser = { readonly id: number; readonly name: string; readonly email: string };

/** Everybody of the quoting system, by name; `asked` NEVER where nobody is to be asked to sign in for it. */
export const quoteUsersQuery = (asked?: InteractionMode) =>
  queryOptions({
    queryKey: buildQueryKey('cpqUserSearch', { body: peopleBody() }),
    queryFn: async ({ signal, client, queryKey }): Promise<readonly QuoteUser[]> => {
      const asking = asked ?? getInteractionMode(client, queryKey);
      const users = await call('cpqUserSearch', { body: peopleBody() }, { signal, asking });
      return users
        .map(({ id, name, email }) => ({ id, name: name ?? email, email }))
        .toSorted((one, other) => alphabetically(one.name, other.name));
    },
    // Without them people are named by their number.
    meta: { isTold: true },
  });
