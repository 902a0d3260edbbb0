import { afterChange, afterRedo, afterUndo, beginning, type History } from '../history.ts';
import type { Change } from '../changes.ts';
import type { Design } from '../design.ts';

export type Store = ReturnType<typeof createStore>;

export function createStore(design: Design) {
  let history = beginning(design);
  const listeners = new Set<() => void>();
  const become = (next: History): void => {
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    read: (): History => history,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins with a design; there is nothing to undo then. */
    open: (begun: Design): void => become(beginning(begun)),
    change: (change: Change): void => become(afterChange(history, change)),
    undo: (): void => become(afterUndo(history)),
    redo: (): void => become(afterRedo(history)),
  };
}
