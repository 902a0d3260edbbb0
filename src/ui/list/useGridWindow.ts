import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type RefObject } from 'react';
import { useSelectAllNotice } from './useSelectAllNotice.ts';

export const gridRowHeight = 36;
const gridHeight = 440;

type GridWindow = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly shown: readonly number[];
  readonly show: (row: number) => void;
};

export function useGridWindow(count: number): GridWindow {
  const frame = useRef<HTMLDivElement>(null);
  // Rows are rendered again with every scroll, as windowing requires.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    estimateSize: () => gridRowHeight,
    getScrollElement: () => frame.current,
    overscan: 8,
    // The height is constant, so nothing is measured.
    observeElementRect: (_, tell) => tell({ width: 1, height: gridHeight }),
    initialRect: { width: 1, height: gridHeight },
    scrollPaddingStart: gridRowHeight,
  });
  const shown = virtual.getVirtualItems().map(({ index }) => index);
  useSelectAllNotice(shown.length, count);
  return {
    frame,
    shown,
    show: (row) => virtual.scrollToIndex(row),
  };
}
