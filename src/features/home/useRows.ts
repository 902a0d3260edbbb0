import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { cardLimit } from '~/domain/home/cards.ts';
import { isWithheld } from '~/queries/answers.ts';
import { firstConfigurations, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import type { CardRead } from '~/widgets/lists/WorkCard.tsx';

/** The read of the configurations that a card shows; cards with the same list share it. */
export const cardRows = (filter: ConfigurationFilter, email: string) =>
  firstConfigurations(filter, email, cardLimit);

/** The answer of a read as a card has it. */
export function useCardRead<Data>(
  queryKey: readonly unknown[],
  { data, error, refetch }: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>,
): CardRead<Data> {
  const client = useQueryClient();
  return {
    data,
    failure: data === undefined ? error : null,
    withheld: isWithheld(client, queryKey),
    retry: () => void refetch(),
  };
}

export type Rows = readonly ConfigurationRow[];
