import { useMediaQuery, useCallbackRef, useWindowEvent } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIsPrinting } from './useIsPrinting.ts';
import { useSelectAllNotice } from './useSelectAllNotice.ts';

type RowKeysOptions = {
  readonly body: RefObject<HTMLElement | null>;
  readonly total: number;
  readonly first: number;
  readonly last: number;
  readonly scrollTo: (index: number) => void;
};

const rowAt = (body: RowKeysOptions['body'], index: number): HTMLElement | null =>
  body.current?.querySelector<HTMLElement>(`a[data-index="${index}"]`) ?? null;

/** Index that each key moves to, from the index `at` in `total` rows, `page` of which are in view. */
const steps: Readonly<Record<string, (at: number, total: number, page: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, _total, page) => at + page,
  PageUp: (at, _total, page) => at - page,
  Home: () => 0,
  End: (_at, total) => total - 1,
};

type Struck = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
> & {
  readonly target: EventTarget | null;
};

/**
 * Moves the focus along the rows, also to one not rendered yet, which gets it when it is. If the focused row
 * is scrolled out, keys go on from it, and it gets the focus back when it is rendered again.
 */
export function useRowKeys({ body, total, first, last, scrollTo }: RowKeysOptions): (event: Struck) => void {
  const wanted = useRef<number>(undefined);
  const latest = useFocusedRow(body);
  const give = (index: number): boolean => {
    const row = rowAt(body, index);
    row?.focus();
    return row !== null;
  };
  const isLost = (): boolean => latest.current !== undefined && document.activeElement === document.body;
  useLayoutEffect(() => {
    if (wanted.current !== undefined && give(wanted.current)) wanted.current = undefined;
    else if (isLost()) rowAt(body, latest.current ?? 0)?.focus({ preventScroll: true });
  });
  const onKeyDown = useCallbackRef((event: Struck) => {
    const step = steps[event.key];
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
    const from = target === document.body && isLost() ? latest.current : indexOf(target);
    if (from === undefined) return;
    const page = Math.max(1, last - first - 16);
    const to = Math.max(0, Math.min(total - 1, step(from, total, page)));
    event.preventDefault();
    if (give(to)) return;
    wanted.current = to;
    scrollTo(to);
  });
  useWindowEvent('keydown', (event) => {
    if (!event.defaultPrevented && event.target === document.body) onKeyDown(event);
  });
  return onKeyDown;
}

const indexOf = (target: EventTarget | null): number | undefined =>
  target instanceof HTMLElement && target.dataset.index !== undefined
    ? Number(target.dataset.index)
    : undefined;

/** Index of the row focused last, until another element is focused or clicked. */
function useFocusedRow(body: RowKeysOptions['body']): RefObject<number | undefined> {
  const latest = useRef<number>(undefined);
  const note = ({ target }: Event): void => {
    const isWithin = target instanceof Node && body.current?.contains(target) === true;
    latest.current = isWithin ? indexOf(target) : undefined;
  };
  useWindowEvent('focusin', note);
  useWindowEvent('pointerdown', note);
  return latest;
}

type Options = {
  readonly total: number;
  readonly rowHeight: number;
  readonly cardHeight: number;
  /** Maximum number of rows in print, from the first on; by default those rendered on the screen. */
  readonly maxPrinted?: number;
  /** Rows rendered beyond those in view, at both ends. */
  readonly overscan?: number;
};

/** Rendered rows of a long list. The link of each has its index as `data-index`. */
type WindowedRows<Body extends HTMLElement> = {
  readonly body: RefObject<Body | null>;
  readonly height: number;
  readonly shown: readonly number[];
  /** Whether a row is in view, rather than in the overscan. */
  readonly isInView: (index: number) => boolean;
  readonly first: number;
  readonly last: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export function useWindowedRows<Body extends HTMLElement = HTMLTableSectionElement>(
  options: Options,
): WindowedRows<Body> {
  const { total, rowHeight, cardHeight, maxPrinted = 0, overscan = 8 } = options;
  const isPrinting = useIsPrinting();
  const isCards = useMediaQuery('(width < 900px)', false, { getInitialValueInEffect: false });
  const height = isCards ? cardHeight : rowHeight;
  const body = useRef<Body>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const place = body.current?.getBoundingClientRect().top ?? 0;
      setTop(Math.round(place + window.scrollY));
    };
    measure();
    // Content above the list may appear or disappear.
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, [isCards]);
  // Rows are rendered again with every scroll, as windowing requires.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtual.measure(), [height, virtual]);
  const shown = virtual.getVirtualItems().map(({ index }) => index);
  const [first, last] = [shown[0] ?? 0, shown.at(-1) ?? 0];
  const onKeyDown = useRowKeys({
    body,
    total,
    first,
    last,
    scrollTo: (index) => virtual.scrollToIndex(index),
  });
  const { range } = virtual;
  const printed = isPrinting ? Math.min(total, maxPrinted) : 0;
  const isAll = printed > 0;
  useSelectAllNotice(shown.length, total);
  return {
    body,
    height,
    shown: isAll ? Array.from({ length: printed }, (_, index) => index) : shown,
    isInView: (index) => isAll || range === null || (index >= range.startIndex && index <= range.endIndex),
    first,
    last,
    onKeyDown,
  };
}
