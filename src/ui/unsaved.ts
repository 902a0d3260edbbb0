import { useEffect, useId } from 'react';

/**
 * Everything that would be lost if the page went now: forms with typed text, running uploads, changed editors.
 * @session ends with it
 */
const holders = new Set<string>();

/** Whether anything would be lost if the page went now. */
export const hasUnsaved = (): boolean => holders.size > 0;

/** Marks something as (no longer) to be lost with the page. */
export function setUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) holders.add(id);
  else holders.delete(id);
}

/** Marks nothing any more, for the end of the session, with which it is lost on purpose. */
export function clearUnsaved(): void {
  holders.clear();
}

/** Marks the calling component as holding something unsaved for as long as `unsaved` is true. */
export function useUnsaved(unsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, unsaved);
    return () => setUnsaved(id, false);
  }, [id, unsaved]);
}

/** Has the browser ask before the page is closed or reloaded while something is unsaved. */
export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
