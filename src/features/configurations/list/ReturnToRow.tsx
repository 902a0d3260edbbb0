import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { lastList } from './listAddress.ts';
import { isTyping } from '~/platform/shortcuts/useShortcuts.ts';
import { useCameBack } from '~/platform/routing/address.ts';
import { useInFront } from '~/platform/inFront.ts';

/**
 * Part of a list that puts the focus of a person who comes back on the row they left by, unless they type already. It is
 * drawn together with the rows: they may come late, and so may their layout. The browser remembers the place on the page.
 */
export function ReturnToRow(): null {
  const cameBack = useCameBack();
  const shown = useInFront();
  useEffect(() => {
    const opened = cameBack && shown ? lastList()?.opened : undefined;
    if (opened === undefined || isTyping(document.activeElement)) return;
    document.getElementById(`row-${opened}`)?.focus({ preventScroll: true });
    // Only when the rows come, or come back; going back and forth between filters leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  return null;
}

type Used = { readonly element: Element; readonly place: number };

/**
 * Keeps the focus in a list when the row that had it goes, such as by being deleted: the row that takes its place gets
 * it, or the last one. `rows` are those that show; the answer goes to their list.
 */
export function useKeepsFocus(rows: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const used = useRef<Used>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('li') : null;
      const place = row && list.current ? [...list.current.children].indexOf(row) : -1;
      // A dialog that is asked from a row is not the end of having been in it.
      if (row && place >= 0) used.current = { element: row, place };
      else if (target instanceof Element && target.closest('main')) used.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    const { element, place } = used.current ?? {};
    if (element === undefined || place === undefined || element.isConnected) return;
    used.current = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(place, rows.length - 1)];
    next?.querySelector<HTMLElement>('a[href]')?.focus();
  }, [rows]);
  return list;
}
