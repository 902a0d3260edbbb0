import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { configurationPageSize, defaultFilter, hasOneOrder } from '~/domain/configuration/filter.ts';
import { lastList } from './listAddress.ts';
import { configurationWalk, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';

export type Neighbour = {
  /** Its row; undefined where it is on a page that is not known yet. */
  readonly row: ConfigurationRow | undefined;
  /** Its row, for which its page is asked for if need be; undefined when there is none after all. */
  readonly find: () => Promise<ConfigurationRow | undefined>;
};

export type Neighbours = {
  /** The place in the whole list, from 1. */
  readonly place: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

type Pages = InfiniteData<readonly ConfigurationRow[], number>;

/** The rows of all known pages; one that has moved on to a later page meanwhile stays where it was. */
const rowsOf = (data: Pages | undefined): readonly ConfigurationRow[] => {
  const rows = data?.pages.flat() ?? [];
  const first = new Map(rows.toReversed().map((row) => [row.configurationId, row]));
  return rows.filter((row) => first.get(row.configurationId) === row);
};

const placeOf = (rows: readonly ConfigurationRow[], id: string): number =>
  rows.findIndex(({ configurationId }) => configurationId === id);

/**
 * The rows before and after a configuration in the list it was opened from, as the list was then; undefined when
 * it was not opened from a list in this tab, or from a board, which has no one order.
 */
export function useNeighbours(id: string): Neighbours | undefined {
  const { email } = useMe();
  const [list] = useState(lastList);
  const { filter = defaultFilter } = list ?? {};
  const walk = useInfiniteQuery({
    ...configurationWalk(filter, email),
    enabled: list !== undefined && hasOneOrder(filter.view),
  });
  const rows = rowsOf(walk.data);
  const at = placeOf(rows, id);
  if (at < 0) return undefined;

  const neighbour = (
    step: -1 | 1,
    more: boolean,
    fetchMore: () => Promise<{ readonly data: Pages | undefined }>,
  ): Neighbour | undefined => {
    const known = rows[at + step];
    if (known === undefined && !more) return undefined;
    const find = async (): Promise<ConfigurationRow | undefined> => {
      if (known !== undefined) return known;
      const grown = rowsOf((await fetchMore()).data);
      return grown[placeOf(grown, id) + step];
    };
    return { row: known, find };
  };
  const firstPage = walk.data?.pageParams[0] ?? filter.page;
  return {
    place: (firstPage - 1) * configurationPageSize + at + 1,
    previous: neighbour(-1, walk.hasPreviousPage, walk.fetchPreviousPage),
    next: neighbour(1, walk.hasNextPage, walk.fetchNextPage),
  };
}
