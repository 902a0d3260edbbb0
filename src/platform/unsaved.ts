import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

type Unsaved = 'LOST' | 'KEPT';

type Held = { readonly end: Unsaved; readonly goesWithModal: boolean };

/**
 * Everything that would be lost if the page went now: forms with typed text, running uploads, changed editors.
 * @session ends with it
 */
const holders = new Map<string, Held>();

/**
 * Those who wait for the moment when nothing is unsaved.
 * @session ends with it
 */
const waiting = new Set<() => void>();

function tellWaiting(): void {
  if (holders.size > 0) return;
  for (const go of waiting) go();
  waiting.clear();
}

export const whenNothingUnsaved = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    tellWaiting();
  });

export const hasUnsaved = (): boolean => holders.size > 0;

export const losesUnsaved = (): boolean => [...holders.values()].some(({ end }) => end === 'LOST');

/** @session has only components that are on the page */
const listeners = new Set<() => void>();

const losesWithModal = (): boolean => [...holders.values()].some(({ goesWithModal }) => goesWithModal);

export const useLosesWithModal = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, losesWithModal);

export const InModal = createContext(false);

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

export function useUnsaved(unsaved: boolean, { end = 'LOST', isDraft = false }: Keeping = {}): void {
  const id = useId();
  const goesWithModal = use(InModal) && !isDraft;
  useEffect(() => {
    setUnsaved(id, unsaved, end, goesWithModal);
    return () => setUnsaved(id, false);
  }, [id, unsaved, end, goesWithModal]);
}

export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
