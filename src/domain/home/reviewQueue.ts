import type { ConfirmedEvent } from '../workflow/eventRecords.ts';

export type QueueEntry<Row> = { readonly key: string; readonly event: ConfirmedEvent; readonly row: Row };

export type WaitingList<Row> = { readonly event: ConfirmedEvent; readonly rows: readonly Row[] };

type Named = { readonly configurationId: string };

/** Key of an entry: a configuration may wait for several decisions in turn. */
export const getEntryKey = (event: ConfirmedEvent, { configurationId }: Named): string =>
  `${event} ${configurationId}`;

/** Adds new rows at the end of their event; those in `seen` stay. Returns `seen` where nothing is new. */
export function mergeQueue<Row extends Named>(
  seen: readonly QueueEntry<Row>[],
  waiting: readonly WaitingList<Row>[],
): readonly QueueEntry<Row>[] {
  const known = new Set(seen.map(({ key }) => key));
  const come = waiting.flatMap(({ event, rows }) =>
    rows.map((row) => ({ key: getEntryKey(event, row), event, row })).filter(({ key }) => !known.has(key)),
  );
  if (come.length === 0) return seen;
  const events = [...new Set([...waiting.map(({ event }) => event), ...seen.map(({ event }) => event)])];
  return events.flatMap((event) => [
    ...seen.filter((entry) => entry.event === event),
    ...come.filter((entry) => entry.event === event),
  ]);
}

export type QueueEntryStatus = 'WAITING' | 'DECIDED' | 'OVERTAKEN';

export function getQueueEntryStatus(
  key: string,
  decided: ReadonlySet<string>,
  waiting: ReadonlySet<string>,
): QueueEntryStatus {
  if (decided.has(key)) return 'DECIDED';
  return waiting.has(key) ? 'WAITING' : 'OVERTAKEN';
}
