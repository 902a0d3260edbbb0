import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

type Unsaved = 'LOST' | 'KEPT';

type Held = { readonly end: Unsaved; readonly goesWithModal: boolean };

/**
 * What would be lost if the page were left now: forms with input, running uploads, changed editors.
 * @session ends with it
 */
const holders = new Map<string, Held>();

/**
 * Callbacks for the moment when nothing is unsaved.
 * @session ends with it
 */
const waiting = new Set<() => void>();

function tellWaiting(): void {
  if (holders.size > 0) return;
  for (const go of waiting) go();
  waiting.clear();
}

export const waitUntilNothingUnsaved = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    tellWaiting();
  });

export const hasUnsavedChanges = (): boolean => holders.size > 0;

export const hasUnstoredChanges = (): boolean => [...holders.values()].some(({ end }) => end === 'LOST');

/** @session has only components that are on the page */
const listeners = new Set<() => void>();

const losesWithModal = (): boolean => [...holders.values()].some(({ goesWithModal }) => goesWithModal);

export const useHasUnstoredModalChanges = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, losesWithModal);

export const InModalContext = createContext(false);

export function setUnsaved(id: string, unsaved: boolean, end: Unsaved = 'LOST', goesWithModal = false): void {
  if (unsaved) holders.set(id, { end, goesWithModal });
  else holders.delete(id);
  for (const listener of listeners) listener();
  tellWaiting();
}

export function clearUnsaved(): void {
  holders.clear();
  tellWaiting();
}

type Keeping = {
  readonly end?: Unsaved;
  readonly isDraft?: boolean;
};

export function useMarkUnsaved(unsaved: boolean, { end = 'LOST', isDraft = false }: Keeping = {}): void {
  const id = useId();
  const goesWithModal = use(InModalContext) && !isDraft;
  useEffect(() => {
    setUnsaved(id, unsaved, end, goesWithModal);
    return () => setUnsaved(id, false);
  }, [id, unsaved, end, goesWithModal]);
}

export function confirmBeforeUnload(): void {
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}
