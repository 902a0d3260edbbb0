import { useLayoutEffect, useState, type RefObject } from 'react';

/** Least width of a tile, in px; a narrow page has two columns all the same. */
const narrowest = 136;
const fewest = 2;
/** Number of columns as long as the width of the wall is not known. */
const usual = 6;

/** Number of columns of tiles that there is room for, with `gap` px between two. */
export function useTileColumns(place: RefObject<HTMLElement | null>, gap: number): number {
  const [columns, setColumns] = useState(usual);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = (): void => {
      const { width } = current.getBoundingClientRect();
      if (width > 0) setColumns(Math.max(fewest, Math.floor((width + gap) / (narrowest + gap))));
    };
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(current);
    return () => watched.disconnect();
  }, [place, gap]);
  return columns;
}
