import { type DesignChange, applyChange } from '../changes.ts';
import type { Design } from '../design.ts';

export type DesignHistory = {
  readonly design: Design;
  readonly done: readonly Design[];
  readonly undone: readonly Design[];
  /** Key of the last change; a further change with the same key extends its undo step. */
  readonly last?: string | undefined;
};

export const createDesignHistory = (design: Design): DesignHistory => ({ design, done: [], undone: [] });

/** Key of a typed change, so that all letters typed into one field form one undo step. */
const typedInto = (change: DesignChange): string | undefined =>
  change.kind === 'SET' || change.kind === 'DESCRIBE'
    ? `${change.kind} ${'unit' in change ? change.unit : ''} ${Object.keys(change.fields).join()}`
    : undefined;

export function addChangeToHistory(history: DesignHistory, change: DesignChange): DesignHistory {
  const design = applyChange(history.design, change);
  const last = typedInto(change);
  const isSameStep = last !== undefined && last === history.last;
  const done = isSameStep ? history.done : [...history.done, history.design];
  return { design, done, undone: [], last };
}

export function undoChange({ design, done, undone }: DesignHistory): DesignHistory {
  const before = done.at(-1);
  return before
    ? { design: before, done: done.slice(0, -1), undone: [design, ...undone] }
    : { design, done, undone };
}

export function redoChange({ design, done, undone }: DesignHistory): DesignHistory {
  const [next, ...rest] = undone;
  return next ? { design: next, done: [...done, design], undone: rest } : { design, done, undone };
}

export type DesignStore = ReturnType<typeof createDesignStore>;

export function createDesignStore(design: Design) {
  let history = createDesignHistory(design);
  const listeners = new Set<() => void>();
  const become = (next: DesignHistory): void => {
    history = next;
    for (const listener of listeners) listener();
  };
  return {
    read: (): DesignHistory => history,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens a design with an empty undo history. */
    open: (begun: Design): void => become(createDesignHistory(begun)),
    change: (change: DesignChange): void => become(addChangeToHistory(history, change)),
    undo: (): void => become(undoChange(history)),
    redo: (): void => become(redoChange(history)),
  };
}
