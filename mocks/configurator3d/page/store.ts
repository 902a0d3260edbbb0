import { afterChange, afterRedo, afterUndo, beginning, type History } from '../history.ts';
import type { Change } from '../changes.ts';
import type { Design } from '../design.ts';

export type Store = {
  readonly read: () => History;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins with a design; there is nothing to undo then. */
  readonly open: (design: Design) => void;
  readonly change: (change: Change) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

export function createStore(design: Design): Store {
  let history = beginning(design);
  const listeners = new Set<() => void>();
  const become = (next: History): void => {
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => history,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (begun) => become(beginning(begun)),
    change: (change) => become(afterChange(history, change)),
    undo: () => become(afterUndo(history)),
    redo: () => become(afterRedo(history)),
  };
}
