import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, use } from 'react';
import { defaultConfigurationFilter, type ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { listWorkflowDecisions } from '~/domain/home/workflowDecisions.ts';
import {
  getEntryKey,
  mergeQueue,
  getQueueEntryStatus,
  type QueueEntry,
  type QueueEntryStatus,
} from '~/domain/home/reviewQueue.ts';
import { isConfirmedEvent } from '~/domain/workflow/decision.ts';
import type { ConfirmedEvent } from '~/domain/workflow/eventRecords.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { isFallback } from '~/queries/fallback.ts';
import { firstConfigurationsQuery, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { useLocation } from 'react-router';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';

/** Page size of the review queue; more are fetched as these are decided. */
const atOnce = 100;

export type ReviewQueueEntry = QueueEntry<ConfigurationRow> & { readonly standing: QueueEntryStatus };

export type ReviewDecisions = ReadonlyMap<string, ConfirmedEvent>;

export type ReviewQueue = {
  readonly state: 'READING' | 'FAILED' | 'FORBIDDEN' | 'READ';
  readonly entries: readonly ReviewQueueEntry[];
  readonly goingOn: readonly ConfirmedEvent[];
  readonly elsewhere: number;
  readonly retry: () => void;
};

export function useReviewQueue(filter: ConfigurationFilter, decided: ReviewDecisions): ReviewQueue {
  const { email, units } = useMe();
  const actor = useActor();
  const client = useQueryClient();
  const decisions = listWorkflowDecisions(units).flatMap(({ event, state }) =>
    isConfirmedEvent(event) ? [{ event, state }] : [],
  );
  const asked = decisions.map(({ state }) =>
    firstConfigurationsQuery({ ...filter, state, view: defaultConfigurationFilter.view }, email, atOnce),
  );
  const lists = useQueries({ queries: asked, subscribed: useIsLayerVisible() });
  const read = decisions.map(({ event }, index) => ({ event, rows: lists[index]?.data ?? [] }));
  const waiting = read.map(({ event, rows }) => ({
    event,
    rows: rows.filter((row) => checkConfigurationEvent(actor, event, row).allowed),
  }));
  const [seen, setSeen] = useState<readonly QueueEntry<ConfigurationRow>[]>([]);
  const grown = mergeQueue(seen, waiting);
  if (grown !== seen) setSeen(grown);

  const waitingKeys = new Set(
    waiting.flatMap(({ event, rows }) => rows.map((row) => getEntryKey(event, row))),
  );
  const decidedKeys = useMemo(() => new Set(decided.keys()), [decided]);
  const entries = grown.map((entry) => ({
    ...entry,
    standing: getQueueEntryStatus(entry.key, decidedKeys, waitingKeys),
  }));
  const isForbidden =
    decisions.length === 0 ||
    (asked.length > 0 && asked.every(({ queryKey }) => isFallback(client, queryKey)));
  const count = (rows: readonly { readonly rows: readonly unknown[] }[]): number =>
    rows.reduce((sum, list) => sum + list.rows.length, 0);
  return {
    state: isForbidden
      ? 'FORBIDDEN'
      : lists.some(({ data, isError }) => isError && data === undefined)
        ? 'FAILED'
        : lists.some(({ data }) => data === undefined)
          ? 'READING'
          : 'READ',
    entries,
    goingOn: read.flatMap(({ event, rows }) => (rows.length < atOnce ? [] : [event])),
    elsewhere: count(read) - count(waiting),
    retry: () => void Promise.all(lists.map(({ refetch }) => refetch())),
  };
}

export const openItemSearchParam = 'open';

/** Search params that select the entry; others only choose a file of it. */
const leading = ['review', openItemSearchParam];

const isSame = (one: string, other: string): boolean =>
  leading.every((name) => new URLSearchParams(one).get(name) === new URLSearchParams(other).get(name));

/** Returns a check whether the review still shows the entry that the calling component rendered. */
export function useIsStillViewing(): () => boolean {
  const wanted = use(TargetLocationContext);
  const { pathname, search } = useLocation();
  return () => {
    const now = wanted();
    return now === undefined || (now.pathname === pathname && isSame(now.search, search));
  };
}
