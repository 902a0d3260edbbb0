import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type RefObject } from 'react';

/** Width of a column of the grid, in px. */
export const gridColumnWidth = 116;

const initialRect: Rect = { width: 1000, height: 560 };

/** Watches the size of the grid; one that is not laid out counts as the initial one. */
const observeRect = (
  instance: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined =>
  observeElementRect(instance, (rect) => tell(rect.width > 0 ? rect : initialRect));

export type GridColumns = {
  readonly keys: readonly string[];
  readonly before: number;
  readonly after: number;
};

/** Of a wide grid the columns near the view: enough that a catalogue of common size has all of its columns, on paper too. */
export function useGridColumns(keys: readonly string[]): {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The same as long as none comes or goes. */
  readonly columns: GridColumns;
} {
  const scroller = useRef<HTMLDivElement>(null);
  // The columns are made anew with every scroll, which is what windowing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    horizontal: true,
    count: keys.length,
    estimateSize: () => gridColumnWidth,
    overscan: 12,
    getScrollElement: () => scroller.current,
    initialRect,
    observeElementRect: observeRect,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  const columns = useMemo(
    () => ({ keys: keys.slice(first, last + 1), before: first, after: keys.length - last - 1 }),
    [keys, first, last],
  );
  return { columns, scroller };
}
