import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  eventTypeChoices,
  isEventFilterActive,
  type EventScope,
  parseEventFilter,
  toEventSearchParams,
  type DeviceEventFilter,
} from '~/domain/product/eventList.ts';
import { formatEventType } from '~/domain/product/deviceEvent.ts';
import { deviceEventTexts, eventReadingTexts } from '~/domain/words/texts/deviceEvents.ts';
import { deviceEventsQuery } from '~/queries/products/deviceEvents.ts';
import type { EventReading, EventProgress } from '~/queries/products/eventReading.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { EventDetail, EventHeader } from './EventDetail.tsx';
import { EventTable, focusFirstEvent } from './EventTable.tsx';
import { EventTimelineChart } from './EventTimelineChart.tsx';
import { useEventRows, useEventProgress } from './useDeviceEvents.ts';
import styles from './DeviceEvents.module.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';

type Props = { readonly scope: EventScope; readonly errorsOnly: boolean };

export function DeviceEvents({ scope, errorsOnly }: Props) {
  const read = useQuery(deviceEventsQuery(scope));
  const { title } = deviceEventTexts[errorsOnly ? 'ERRORS' : 'EVENTS'];
  return (
    <QueryBoundary
      read={read}
      what={title}
      waiting={
        <Panel title={title} flush>
          <ListSkeleton rows={8} />
        </Panel>
      }
    >
      {(reading) => <Events reading={reading} scope={scope} errorsOnly={errorsOnly} onRetry={read.refetch} />}
    </QueryBoundary>
  );
}

type EventsProps = Props & { readonly reading: EventReading; readonly onRetry: () => Promise<unknown> };

function Events({ reading, scope, errorsOnly, onRetry }: EventsProps) {
  const address = useEventSearchParams(errorsOnly);
  const { filter, open, change } = address;
  const progress = useEventProgress(reading);
  const { output, failure, onView } = useEventRows(reading, filter, progress.read);
  const texts = deviceEventTexts[errorsOnly ? 'ERRORS' : 'EVENTS'];
  const onOpen = useCallbackRef((event: string): void => {
    // Opening the first event adds a history entry, so that Back closes it; moving on to others replaces that
    // entry.
    change({ event }, { replace: open !== '' || event === '' });
  });
  const onSpan = useCallbackRef((span: typeof filter.span): void => change({ span }));
  const rows = output?.rows ?? [];
  const isEmpty = progress.read === 0 && progress.state === 'DONE';
  return (
    // The drawer is beside the whole panel, not only the list far down the page: logs need much space.
    <DrawerList
      open={open}
      label={open === '' ? '' : texts.title}
      keys={rows.map(({ eventId }) => eventId)}
      onOpen={onOpen}
      covers
      head={open !== '' && <EventHeader reading={reading} eventId={open} read={progress.read} />}
      body={open !== '' && <EventDetail reading={reading} eventId={open} read={progress.read} />}
    >
      <div className={styles.events}>
        {!isEmpty && (
          <EventTimelineChart
            reading={reading}
            filter={filter}
            read={progress.read}
            open={open}
            onSpan={onSpan}
            onOpen={onOpen}
          />
        )}
        {!isEmpty && <Controls address={address} total={output?.total} />}
        <EventProgressLine reading={reading} progress={progress} />
        {failure !== undefined && (
          <ListError what={texts.title} error={failure} onRetry={() => void onRetry()} />
        )}
        {output && output.total > 0 && (
          <EventTable
            found={output}
            title={texts.title}
            open={open}
            namesProduct={'configurationId' in scope}
            queryOf={address.queryOf}
            onView={onView}
            onOpen={onOpen}
          />
        )}
        {output?.total === 0 && (
          <div className="panel">
            <EmptyState
              title={texts.none}
              text={isEventFilterActive(filter) ? deviceEventTexts.noneFits : deviceEventTexts.noneYet}
            />
          </div>
        )}
        {!output && failure === undefined && <ListSkeleton rows={8} />}
      </div>
    </DrawerList>
  );
}

type ControlsProps = { readonly address: EventSearchParams; readonly total: number | undefined };

function Controls({ address: { filter, change }, total }: ControlsProps) {
  return (
    <div className="flow" role="search">
      <SearchField
        label={deviceEventTexts.search}
        value={filter.search}
        onSearch={(search) => change({ search })}
        onDown={focusFirstEvent}
      />
      <FilterSelect
        label={deviceEventTexts.type}
        value={filter.type}
        neutral="ALL"
        options={eventTypeChoices}
        text={(type) => (type === 'ALL' ? deviceEventTexts.allTypes : formatEventType(type))}
        onChange={(type) => change({ type })}
      />
      <p className={styles.count} role="status">
        {total !== undefined && deviceEventTexts.count(total)}
      </p>
      {isEventFilterActive(filter) && (
        <button
          type="button"
          className="quietButton"
          onClick={() => change({ type: 'ALL', search: '', span: undefined })}
        >
          {deviceEventTexts.clear}
        </button>
      )}
    </div>
  );
}

type EventProgressLineProps = { readonly reading: EventReading; readonly progress: EventProgress };

function textOf({ state, read, expected }: EventProgress): string {
  if (state === 'READING') return eventReadingTexts.reading(read, expected);
  return state === 'STOPPED' ? eventReadingTexts.stopped(read, expected) : eventReadingTexts.failed(read);
}

function EventProgressLine({ reading, progress }: EventProgressLineProps) {
  const { state, read, expected } = progress;
  if (state === 'DONE') return null;
  const isReading = state === 'READING';
  return (
    <div className={styles.progress} data-failed={state === 'FAILED' || undefined}>
      <progress
        aria-label={eventReadingTexts.title}
        {...(expected === undefined ? {} : { value: read, max: Math.max(1, expected) })}
      />
      <span>{textOf(progress)}</span>
      <Button variant="default" size="xs" onClick={isReading ? reading.stop : reading.goOn}>
        {isReading ? eventReadingTexts.stop : eventReadingTexts.goOn}
      </Button>
    </div>
  );
}

type Change = Partial<Pick<DeviceEventFilter, 'type' | 'search' | 'span'>> & {
  /** Id of the open event; empty for none. */
  readonly event?: string;
};

type EventSearchParams = {
  readonly filter: DeviceEventFilter;
  /** Id of the open event; empty for none. */
  readonly open: string;
  readonly change: (next: Change, options?: { readonly replace?: boolean }) => void;
  readonly queryOf: (event: string) => string;
};

function changed(before: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

function useEventSearchParams(errorsOnly: boolean): EventSearchParams {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  // Stable as long as the search params mean the same: it is a key of the worker's requests.
  const type = parameters.get('type') ?? '';
  const search = parameters.get('search') ?? '';
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const filter = useMemo(
    () => parseEventFilter(new URLSearchParams({ type, search, from, to }), errorsOnly),
    [type, search, from, to, errorsOnly],
  );
  const change = useCallbackRef<EventSearchParams['change']>(
    ({ event, ...next }, { replace = true } = {}) => {
      const values = {
        ...toEventSearchParams({ ...filter, ...next }),
        ...(event !== undefined && { event }),
      };
      setParameters((before) => changed(before, values), { replace, preventScrollReset: true });
    },
  );
  const queryOf = useCallback(
    (event: string) => `?${changed(new URLSearchParams(text), { event }).toString()}`,
    [text],
  );
  return { filter, open: parameters.get('event') ?? '', change, queryOf };
}
