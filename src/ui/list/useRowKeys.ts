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

/**
 * Moves the focus from one row to another, also to one that is not there yet: it gets the focus when it comes. Enter
 * opens, as on any link.
 */
export function useRowKeys({ body, total, first, last, scrollTo }: Options): (event: KeyboardEvent) => void {
  const wanted = useRef<number>(undefined);
  const give = (index: number): boolean => {
    const row = rowAt(body, index);
    row?.focus();
    return row !== null;
  };
  useLayoutEffect(() => {
    if (wanted.current !== undefined && give(wanted.current)) wanted.current = undefined;
  });
  return (event) => {
    const step = steps[event.key];
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof HTMLElement) || target.dataset.index === undefined) return;
    const page = Math.max(1, last - first - 16);
    const to = Math.max(0, Math.min(total - 1, step(Number(target.dataset.index), total, page)));
    event.preventDefault();
    if (give(to)) return;
    wanted.current = to;
    scrollTo(to);
  };
}
