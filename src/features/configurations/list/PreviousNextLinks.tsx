import { useQuery, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { matchPath, useNavigate } from 'react-router';
import {
  defaultConfigurationFilter,
  configurationPageSize,
  isSingleListView,
} from '~/domain/configuration/filter.ts';
import { listNeighbourTexts } from '~/domain/words/texts/configurationList.ts';
import { getLastConfigurationList, rememberOpenedConfiguration } from './configurationListPath.ts';
import { configurationRowPath, usePrefetchOnHover } from './RowLink.tsx';
import { pages } from '~/pages.ts';
import {
  configurationCountQuery,
  configurationsInfiniteQuery,
  type ConfigurationRow,
} from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { toAriaKeyShortcuts, isShortcutEvent } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcutListener } from '~/platform/shortcuts/useShortcutListener.ts';
import styles from './PreviousNextLinks.module.css';

type Props = { readonly id: string };

export function PreviousNextLinks({ id }: Props) {
  const neighbours = useNeighbours(id);
  return neighbours ? <Ways id={id} {...neighbours} /> : null;
}

const isAt = (id: string): boolean =>
  matchPath(pages.configuration.path, location.pathname)?.params.id === id;

function Ways({ id, place, previous, next }: Props & FoundNeighbours) {
  const { email } = useMe();
  const navigate = useNavigate();
  const count = useQuery({
    ...configurationCountQuery(getLastConfigurationList()?.filter ?? defaultConfigurationFilter, email),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.count;
  const go = async (neighbour: Neighbour | undefined): Promise<void> => {
    const found = await neighbour?.find();
    // Do not navigate if the person has left while the page of the list was fetched.
    if (found === undefined || !isAt(id)) return;
    rememberOpenedConfiguration(found.configurationId);
    // `replace`: the back button leads to the list, not through all configurations viewed.
    const tab = new URLSearchParams(location.search).get('tab');
    await navigate(configurationRowPath(found, tab === null ? undefined : { tab }), { replace: true });
  };
  useShortcutListener((event) => {
    const back = isShortcutEvent(event, 'PREVIOUS_CONFIGURATION');
    const neighbour = back ? previous : next;
    if (!neighbour || (!back && !isShortcutEvent(event, 'NEXT_CONFIGURATION'))) return;
    event.preventDefault();
    void go(neighbour);
  });
  return (
    <div className={styles.ways} role="group" aria-label={listNeighbourTexts.title}>
      <span className="number">
        {count !== undefined && count >= place
          ? listNeighbourTexts.placeOf(place, count)
          : listNeighbourTexts.place(place)}
      </span>
      <Way
        label={listNeighbourTexts.previous}
        keys={toAriaKeyShortcuts('PREVIOUS_CONFIGURATION')}
        title={listNeighbourTexts.previousHint}
        neighbour={previous}
        onGo={() => void go(previous)}
      >
        <IconChevronUp size={17} aria-hidden />
      </Way>
      <Way
        label={listNeighbourTexts.next}
        keys={toAriaKeyShortcuts('NEXT_CONFIGURATION')}
        title={listNeighbourTexts.nextHint}
        neighbour={next}
        onGo={() => void go(next)}
      >
        <IconChevronDown size={17} aria-hidden />
      </Way>
    </div>
  );
}

type WayProps = {
  readonly label: string;
  readonly keys: string;
  readonly title: string;
  readonly neighbour: Neighbour | undefined;
  readonly onGo: () => void;
  readonly children: ReactNode;
};

function Way({ label, keys, title, neighbour, onGo, children }: WayProps) {
  const prefetch = usePrefetchOnHover();
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={title}
      disabled={!neighbour}
      onClick={onGo}
      {...prefetch(neighbour?.row)}
    >
      {children}
    </button>
  );
}

type Neighbour = {
  /** Row of the neighbour; undefined if its page of the list is not fetched yet. */
  readonly row: ConfigurationRow | undefined;
  readonly find: () => Promise<ConfigurationRow | undefined>;
};

type FoundNeighbours = {
  readonly place: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

type Pages = InfiniteData<readonly ConfigurationRow[], number>;

/**
 * Rows of all fetched pages, without duplicates: a row that moved to a later page keeps its first position.
 */
const rowsOf = (data: Pages | undefined): readonly ConfigurationRow[] => {
  const rows = data?.pages.flat() ?? [];
  const first = new Map(rows.toReversed().map((row) => [row.configurationId, row]));
  return rows.filter((row) => first.get(row.configurationId) === row);
};

const placeOf = (rows: readonly ConfigurationRow[], id: string): number =>
  rows.findIndex(({ configurationId }) => configurationId === id);

/**
 * Previous and next configuration in the list it was opened from, in the order of that time. Undefined if it
 * was not opened from a list in this tab, or from a board, which has no single order.
 */
function useNeighbours(id: string): FoundNeighbours | undefined {
  const { email } = useMe();
  const [list] = useState(getLastConfigurationList);
  const { filter = defaultConfigurationFilter } = list ?? {};
  const walk = useInfiniteQuery({
    ...configurationsInfiniteQuery(filter, email),
    enabled: list !== undefined && isSingleListView(filter.view),
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
