import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

type Place = { readonly row: number; readonly column: number };

type Options = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly counts: { readonly rows: number; readonly columns: number };
  /** The first and the last cell that are there. */
  readonly first: Place;
  readonly last: Place;
  readonly scrollTo: (place: Place) => void;
};

/** Ways along the cells, by key. `page` is the number of rows in view. */
const steps: Readonly<Record<string, (at: Place, last: Place, page: number) => Place>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }, _last, page) => ({ row: row + page, column }),
  PageUp: ({ row, column }, _last, page) => ({ row: row - page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
};

/** Ways to the ends of the whole grid, by key with Ctrl or ⌘. */
const ends: Readonly<Record<string, (last: Place) => Place>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (last) => last,
};

type GridKeys = {
  /** The cell that Tab reaches. */
  readonly current: Place;
  readonly goTo: (place: Place) => void;
  /** Moves along the cells; Space and Enter press the current one. */
  readonly onKeyDown: (event: KeyboardEvent, press: (row: number, column: number) => void) => void;
};

const within = (place: Place, first: Place, last: Place): boolean =>
  place.row >= first.row &&
  place.row <= last.row &&
  place.column >= first.column &&
  place.column <= last.column;

/** The keys of a grid of which only a part is there: a cell that is gone to gets the focus when it comes. */
export function useGridKeys({ scroller, counts, first, last, scrollTo }: Options): GridKeys {
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const wanted = useRef<Place>(undefined);
  const give = ({ row, column }: Place): boolean => {
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
    cell?.focus({ preventScroll: true });
    return cell !== null && cell !== undefined;
  };
  useLayoutEffect(() => {
    if (wanted.current && give(wanted.current)) wanted.current = undefined;
  });
  const goTo = (place: Place): void => {
    setCurrent(place);
    if (!give(place)) wanted.current = place;
  };
  // Tab reaches a cell that is there, also when the current one has been scrolled away.
  const reached = within(current, first, last) ? current : first;
  return {
    current: reached,
    goTo,
    onKeyDown: (event, press) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey) return;
      const isFar = ctrlKey || metaKey;
      const end = { row: counts.rows - 1, column: counts.columns - 1 };
      const page = Math.max(1, last.row - first.row - 12);
      const to = isFar ? ends[key]?.(end) : steps[key]?.(reached, end, page);
      if (!isFar && (key === ' ' || key === 'Enter')) {
        event.preventDefault();
        press(reached.row, reached.column);
      }
      if (!to) return;
      event.preventDefault();
      const place = {
        row: Math.max(0, Math.min(end.row, to.row)),
        column: Math.max(0, Math.min(end.column, to.column)),
      };
      scrollTo(place);
      goTo(place);
    },
  };
}
