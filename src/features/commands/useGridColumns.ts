import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type RefObject } from 'react';

/** Column width in px; must match the style sheet. */
export const gridColumnWidth = 116;

const initialRect: Rect = { width: 1000, height: 560 };

/** Reports the size of the grid; `initialRect` for an element without layout (as in jsdom). */
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

/**
 * Virtualizes the columns of a wide grid. The overscan covers a catalogue of common size, so that it prints
 * in full.
 */
export function useGridColumns(keys: readonly string[]): {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Same object until a column enters or leaves the window. */
  readonly columns: GridColumns;
} {
  const scroller = useRef<HTMLDivElement>(null);
  // The virtualizer returns new items at each scroll: memoizing the component would break it.
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
