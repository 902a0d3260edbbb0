import { type Change, changed } from '../changes.ts';
import type { Design } from '../design.ts';

export type History = {
  readonly design: Design;
  readonly done: readonly Design[];
  readonly undone: readonly Design[];
  /** The last change; one more of the same kind in the same field is the same step. */
  readonly last?: string | undefined;
};

export const beginning = (design: Design): History => ({ design, done: [], undone: [] });

/** Changes that a person types: letter after letter is one step. */
const typedInto = (change: Change): string | undefined =>
  change.kind === 'SET' || change.kind === 'DESCRIBE'
    ? `${change.kind} ${'unit' in change ? change.unit : ''} ${Object.keys(change.fields).join()}`
    : undefined;

export function afterChange(history: History, change: Change): History {
  const design = changed(history.design, change);
  const last = typedInto(change);
  const isSameStep = last !== undefined && last === history.last;
  const done = isSameStep ? history.done : [...history.done, history.design];
  return { design, done, undone: [], last };
}

export function afterUndo({ design, done, undone }: History): History {
  const before = done.at(-1);
  return before
    ? { design: before, done: done.slice(0, -1), undone: [design, ...undone] }
    : { design, done, undone };
}

export function afterRedo({ design, done, undone }: History): History {
  const [next, ...rest] = undone;
  return next ? { design: next, done: [...done, design], undone: rest } : { design, done, undone };
}

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
