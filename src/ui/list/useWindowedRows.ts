import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIsPrinting } from './useIsPrinting.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useSelectAllNotice } from './useSelectAllNotice.ts';

type Options = {
  readonly total: number;
  /** Heights of a row in px: a line of the table, and a card where there is no room for one. */
  readonly rowHeight: number;
  readonly cardHeight: number;
  /** Greatest number of rows that paper shows, from the first on; what is on the screen, when left out. */
  readonly mostPrinted?: number;
  /** Rows that are there beyond those in view, at both ends. */
  readonly overscan?: number;
};

/** The rows of a long list that are there. The link of each has its place as `data-index`. */
type WindowedRows<Body extends HTMLElement> = {
  /** Element that the rows stand in. */
  readonly body: RefObject<Body | null>;
  /** Height of every row now, in px. */
  readonly height: number;
  /** Places of the rows that are there. */
  readonly shown: readonly number[];
  /** Whether the row of a place is in view, and not only near. */
  readonly isInView: (index: number) => boolean;
  readonly first: number;
  readonly last: number;
  /** Leads along the rows by keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** A list that scrolls with the page, of whose rows only those in view are there, whatever their number. */
export function useWindowedRows<Body extends HTMLElement = HTMLTableSectionElement>(
  options: Options,
): WindowedRows<Body> {
  const { total, rowHeight, cardHeight, mostPrinted = 0, overscan = 8 } = options;
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
    // What stands above the list may come and go.
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, [isCards]);
  // The rows are made anew with every scroll, which is what windowing is.
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
  const printed = isPrinting ? Math.min(total, mostPrinted) : 0;
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
