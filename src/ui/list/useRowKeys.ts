import { useCallbackRef, useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

type Options = {
  readonly body: RefObject<HTMLElement | null>;
  readonly total: number;
  /** Places of the first and the last row that are there. */
  readonly first: number;
  readonly last: number;
  readonly scrollTo: (index: number) => void;
};

const rowAt = (body: Options['body'], index: number): HTMLElement | null =>
  body.current?.querySelector<HTMLElement>(`a[data-index="${index}"]`) ?? null;

/** Ways along the list, by key: to the place where each leads from one of `total` rows, `page` of which are in view. */
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
 * Moves the focus from one row to another, also to one that is not there yet: it gets the focus when it comes. Enter
 * opens, as on any link. Where the row that had the focus is gone because the page was scrolled, keys go on from it, and
 * it has the focus again when it comes back.
 */
export function useRowKeys({ body, total, first, last, scrollTo }: Options): (event: Struck) => void {
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

/** The place of the row that an element is the link of. */
const indexOf = (target: EventTarget | null): number | undefined =>
  target instanceof HTMLElement && target.dataset.index !== undefined
    ? Number(target.dataset.index)
    : undefined;

/** The place of the row that had the focus last, until something else has it or the pointer is used elsewhere. */
function useFocusedRow(body: Options['body']): RefObject<number | undefined> {
  const latest = useRef<number>(undefined);
  const note = ({ target }: Event): void => {
    const isWithin = target instanceof Node && body.current?.contains(target) === true;
    latest.current = isWithin ? indexOf(target) : undefined;
  };
  useWindowEvent('focusin', note);
  useWindowEvent('pointerdown', note);
  return latest;
}
