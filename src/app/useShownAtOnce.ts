import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Address } from '~/ui/address.ts';
import { putRootMarks, rootMarks } from '~/ui/rootMark.ts';
import { hasUnsaved } from '~/ui/unsaved.ts';

/**
 * What hears of going back and forward before the router does.
 * @session ends with it: the list that sets it goes
 */
let hear: ((event: PopStateEvent) => void) | undefined;

/** Hears of going back and forward from now on, before a router that is made later. */
export function hearBeforeRouter(): void {
  window.addEventListener('popstate', (event) => hear?.(event));
}

type Kept = {
  /** The list, and the page that stands before it. */
  readonly list: RefObject<HTMLElement | null>;
  readonly page: RefObject<HTMLElement | null>;
  /** Address that the list was left at. */
  readonly here: Address;
  readonly isBehind: boolean;
};

type Look = { readonly top: number; readonly marks: ReturnType<typeof rootMarks> };

const lookNow = (): Look => ({ top: window.scrollY, marks: rootMarks() });

/**
 * Shows the list that is gone back to in the very next frame, as it was left; the router, which draws for longer than a
 * frame, hears of it when that one is seen. It draws the same. Where something unsaved may hold the page, its question
 * comes first.
 */
export function useShownAtOnce({ list, page, here: { pathname, search }, isBehind }: Kept): void {
  const left = useRef<Look>({ top: 0, marks: [] });
  useLayoutEffect(() => {
    if (isBehind) return undefined;
    const note = (): void => {
      left.current = lookNow();
    };
    // Asked for before it is drawn, the place would have to be laid out for.
    const drawn = requestAnimationFrame(note);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(drawn);
      window.removeEventListener('scroll', note);
    };
  }, [isBehind]);

  useLayoutEffect(() => {
    if (!isBehind) return undefined;
    /** The page as it was before the list was shown in its place. */
    let before: Look | undefined;
    const isHere = (): boolean => window.location.pathname === pathname && window.location.search === search;
    const show = (isList: boolean, { top, marks }: Look): void => {
      list.current?.toggleAttribute('data-behind', !isList);
      if (page.current) page.current.hidden = isList;
      putRootMarks(marks);
      window.scrollTo(0, top);
    };
    hear = (event) => {
      if (isHere() === Boolean(before) || document.hidden || hasUnsaved()) return;
      if (before) {
        // Gone forward again, before the router has heard that somebody went back.
        show(false, before);
        before = undefined;
        return;
      }
      before = lookNow();
      show(true, left.current);
      event.stopImmediatePropagation();
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (isHere()) window.dispatchEvent(new PopStateEvent('popstate', event));
        }),
      );
    };
    return () => {
      hear = undefined;
    };
  }, [isBehind, list, page, pathname, search]);
}
