import { useEffect, useId } from 'react';

/** The end of something unsaved when the page goes: it is lost, or the browser keeps it for its owner. */
type Unsaved = 'LOST' | 'KEPT';

/**
 * Everything that would be lost if the page went now: forms with typed text, running uploads, changed editors.
 * @session ends with it
 */
const holders = new Map<string, Unsaved>();

/** Whether anything on the page is unsaved now. */
export const hasUnsaved = (): boolean => holders.size > 0;

/** Whether anything of it would be lost if the page went now. */
export const losesUnsaved = (): boolean => [...holders.values()].includes('LOST');

/** Marks something as (no longer) unsaved. */
export function setUnsaved(id: string, unsaved: boolean, end: Unsaved = 'LOST'): void {
  if (unsaved) holders.set(id, end);
  else holders.delete(id);
}

/** Marks nothing any more, for the end of the session, with which it is lost on purpose. */
export function clearUnsaved(): void {
  holders.clear();
}

/** Marks the calling component as holding something unsaved for as long as `unsaved` is true. */
export function useUnsaved(unsaved: boolean, end: Unsaved = 'LOST'): void {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, unsaved, end);
    return () => setUnsaved(id, false);
  }, [id, unsaved, end]);
}

/** Has the browser ask before the page is closed or reloaded while something is unsaved. */
export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
