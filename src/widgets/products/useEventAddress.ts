import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { eventFilterFrom, eventFilterQuery, type DeviceEventFilter } from '~/domain/product/eventList.ts';

type Change = Partial<Pick<DeviceEventFilter, 'type' | 'search' | 'span'>> & {
  /** Id of the event that is open; empty for none. */
  readonly event?: string;
};

export type EventAddress = {
  readonly filter: DeviceEventFilter;
  /** Id of the event that is open; empty without one. */
  readonly open: string;
  readonly change: (next: Change, options?: { readonly replace?: boolean }) => void;
  /** The query of the address at which an event is open. */
  readonly queryOf: (event: string) => string;
};

/** The parameters of an address with some of them changed; an empty one is left out. */
function changed(before: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** The filter of the events and the one that is open, which stand in the address beside the tab. */
export function useEventAddress(errorsOnly: boolean): EventAddress {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  // The same object as long as it means the same: it is what the worker is asked by.
  const type = parameters.get('type') ?? '';
  const search = parameters.get('search') ?? '';
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const filter = useMemo(
    () => eventFilterFrom(new URLSearchParams({ type, search, from, to }), errorsOnly),
    [type, search, from, to, errorsOnly],
  );
  const latest = useRef({ filter, setParameters });
  useLayoutEffect(() => {
    latest.current = { filter, setParameters };
  });
  const change = useCallback<EventAddress['change']>(({ event, ...next }, { replace = true } = {}) => {
    latest.current.setParameters(
      (before) =>
        changed(before, {
          ...eventFilterQuery({ ...latest.current.filter, ...next }),
          ...(event !== undefined && { event }),
        }),
      { replace, preventScrollReset: true },
    );
  }, []);
  const queryOf = useCallback(
    (event: string) => `?${changed(new URLSearchParams(text), { event }).toString()}`,
    [text],
  );
  return { filter, open: parameters.get('event') ?? '', change, queryOf };
}
