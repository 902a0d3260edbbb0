import { createContext } from 'react';

/** The drawer of a list, as its rows know it. */
export type Drawer = {
  readonly id: string;
  /** Whether there is room for it beside the list; where there is none, rows unfold. */
  readonly isBeside: boolean;
  /** Key of the row that is open; empty without one. */
  readonly open: string;
  /** Opens a row, or with an empty key none. */
  readonly onOpen: (key: string) => void;
};

/** Drawer of the list that a row stands in; undefined in a list without one. */
export const DrawerContext = createContext<Drawer | undefined>(undefined);
