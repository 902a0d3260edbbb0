import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { DeviceEventFilter, TimeSpan } from '~/domain/product/eventList.ts';
import type { EventTimelineView, EventSlice, DetailedEvent } from '~/queries/products/eventStore.ts';
import type { EventProgress, EventReading } from '~/queries/products/eventReading.ts';
import { useWorkerResult, type WorkerResult } from '~/platform/useWorker.ts';

export const useEventProgress = (reading: EventReading): EventProgress =>
  useSyncExternalStore(reading.subscribe, reading.progress);

/** Overscan: rows requested beyond the visible ones, at both ends. */
const margin = 40;

type Span = { readonly from: number; readonly to: number };

const spanAround = (first: number, last: number): Span => ({
  from: Math.max(0, first - margin),
  to: last + 1 + margin,
});

export type EventRowsResult = WorkerResult<EventSlice> & {
  /** Called with the first and last visible row; missing rows are then requested. */
  readonly onView: (first: number, last: number) => void;
};

/** The visible rows of a filter with overscan; requested again when `read` grows. */
export function useEventRows(
  reading: EventReading,
  filter: DeviceEventFilter,
  read: number,
): EventRowsResult {
  const [span, setSpan] = useState<Span>(() => spanAround(0, 20));
  const question = useMemo(() => ({ filter, ...span, read }), [filter, span, read]);
  const ask = useCallback(
    ({ filter: asked, from, to }: typeof question) =>
      reading.ask<'FIND'>({ kind: 'FIND', filter: asked, from, to }),
    [reading],
  );
  const answer = useWorkerResult(ask, question);
  const onView = useCallback(
    (first: number, last: number) =>
      setSpan((known) => {
        // Requests new rows when half of the overscan is left, so that they arrive before they are visible.
        const isShort = first - margin / 2 < known.from && known.from > 0;
        return isShort || last + margin / 2 > known.to ? spanAround(first, last) : known;
      }),
    [],
  );
  return { ...answer, onView };
}

export function useEventTimeline(
  reading: EventReading,
  filter: DeviceEventFilter,
  {
    span,
    places,
    read,
  }: { readonly span: TimeSpan | undefined; readonly places: number; readonly read: number },
): EventTimelineView {
  const question = useMemo(
    () => (places > 0 ? { filter, span, places, read } : undefined),
    [filter, span, places, read],
  );
  const ask = useCallback(
    (asked: NonNullable<typeof question>) =>
      reading.ask<'LINE'>({ kind: 'LINE', filter: asked.filter, span: asked.span, places: asked.places }),
    [reading],
  );
  return useWorkerResult(ask, question).output;
}

export function useEventDetail(
  reading: EventReading,
  eventId: string,
  read: number,
): WorkerResult<DetailedEvent | null> {
  const question = useMemo(() => ({ eventId, read }), [eventId, read]);
  const ask = useCallback(
    async (asked: typeof question) =>
      (await reading.ask<'OPEN'>({ kind: 'OPEN', eventId: asked.eventId })) ?? null,
    [reading],
  );
  return useWorkerResult(ask, question);
}
