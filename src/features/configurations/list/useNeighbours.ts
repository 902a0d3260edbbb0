import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { configurationPageSize, defaultFilter } from '~/domain/configuration/filter.ts';
import { lastList } from './lastList.ts';
import { configurationWalk, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';

export type Neighbour = {
  /** Its id; undefined where it is on a page that is not known yet. */
  readonly id: string | undefined;
  /** Its id, for which its page is asked for if need be; undefined when there is none after all. */
  readonly find: () => Promise<string | undefined>;
};

export type Neighbours = {
  /** The place in the whole list, from 1. */
  readonly place: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

type Pages = InfiniteData<readonly ConfigurationRow[], number>;

/** The ids of all known pages; one that has moved on to a later page meanwhile stays where it was. */
const idsOf = (data: Pages | undefined): readonly string[] => [
  ...new Set(data?.pages.flatMap((rows) => rows.map(({ configurationId }) => configurationId))),
];

/**
 * What stands before and after a configuration in the list it was opened from, as the list was then; undefined when
 * it was not opened from a list in this tab, or from a board, which has no one order.
 */
export function useNeighbours(id: string): Neighbours | undefined {
  const { email } = useMe();
  const [list] = useState(lastList);
  const { filter = defaultFilter } = list ?? {};
  const walk = useInfiniteQuery({
    ...configurationWalk(filter, email),
    enabled: list !== undefined && filter.view !== 'BOARD',
  });
  const ids = idsOf(walk.data);
  const at = ids.indexOf(id);
  if (at < 0) return undefined;

  const neighbour = (
    step: -1 | 1,
    more: boolean,
    fetchMore: () => Promise<{ readonly data: Pages | undefined }>,
  ): Neighbour | undefined => {
    const known = ids[at + step];
    if (known === undefined && !more) return undefined;
    const find = async (): Promise<string | undefined> => {
      if (known !== undefined) return known;
      const grown = idsOf((await fetchMore()).data);
      return grown[grown.indexOf(id) + step];
    };
    return { id: known, find };
  };
  const firstPage = walk.data?.pageParams[0] ?? filter.page;
  return {
    place: (firstPage - 1) * configurationPageSize + at + 1,
    previous: neighbour(-1, walk.hasPreviousPage, walk.fetchPreviousPage),
    next: neighbour(1, walk.hasNextPage, walk.fetchNextPage),
  };
}
