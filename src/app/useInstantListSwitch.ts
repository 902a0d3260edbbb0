import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DataRouter, Location } from 'react-router';
import type { PageLocation } from '~/platform/routing/pageLocation.ts';
import { setRootAttributes, listRootAttributes } from '~/platform/rootAttributes.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { getHistoryEntryKey } from './restoreScrollPosition.ts';

/**
 * What hears of going back and forward before the router does.
 * @session ends with it: the list that sets it goes
 */
let hear: ((event: PopStateEvent) => void) | undefined;

export function listenToPopState(): void {
  window.addEventListener('popstate', (event) => hear?.(event));
}

/**
 * How far the page was scrolled, in px, in whose stead the list shows before the router has drawn it.
 * @session nothing of a person
 */
let leftAt: number | undefined;

export function wrapScrollRestoration(router: DataRouter): DataRouter {
  const enable = router.enableScrollRestoration.bind(router);
  router.enableScrollRestoration = (places, placeNow, keyOf) =>
    enable(places, () => leftAt ?? placeNow(), keyOf);
  return router;
}

/**
 * Address of the browser that the router has not heard of yet.
 * @session nothing of a person
 */
let unheard: Location | undefined;

/** The address that was gone back to and that the router has not heard of yet; undefined where it knows of all. */
export const getPendingLocation = (): Location | undefined => unheard;

type Kept = {
  readonly list: RefObject<HTMLElement | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly here: PageLocation;
  readonly over: string;
  readonly isBehind: boolean;
};

type Look = { readonly top: number; readonly marks: ReturnType<typeof listRootAttributes> };

const afterNextFrame = (run: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(run));

const lookNow = (): Look => ({ top: window.scrollY, marks: listRootAttributes() });

/**
 * In the very next frame, as it was left; the router, which draws for longer, hears of it once it is seen. Unsaved
 * changes that may hold the page come first.
 */
export function useInstantListSwitch({ list, page, here: { pathname, search }, over, isBehind }: Kept): void {
  const left = useRef<Look>({ top: 0, marks: [] });
  useLayoutEffect(() => {
    // Also while it shows and the router does not know of it yet.
    const note = (): void => {
      if (list.current?.hasAttribute('data-behind') === false) left.current = lookNow();
    };
    // Asked for before it is drawn, the place would have to be laid out for.
    const drawn = requestAnimationFrame(note);
    window.addEventListener('scroll', note, { passive: true });
    // What is scrolled in the frame of the click is told of too late.
    window.addEventListener('click', note, { capture: true });
    return () => {
      cancelAnimationFrame(drawn);
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
    };
  }, [list]);

  /** The page as it was before the list was shown in its place. */
  const before = useRef<Look & { readonly over: string }>(undefined);
  useLayoutEffect(() => {
    const show = (isList: boolean, { top, marks }: Look): void => {
      list.current?.toggleAttribute('data-behind', !isList);
      if (page.current) page.current.hidden = isList;
      setRootAttributes(marks);
      window.scrollTo(0, top);
    };
    const takeBack = (): void => {
      if (before.current) show(false, before.current);
      before.current = leftAt = unheard = undefined;
    };
    if (!isBehind) {
      before.current = leftAt = unheard = undefined;
      return undefined;
    }
    // Another page has come, and not the list.
    if (before.current?.over !== over) takeBack();
    const isHere = (): boolean => window.location.pathname === pathname && window.location.search === search;
    hear = (event) => {
      if (!isHere()) takeBack();
      else if (!before.current && !document.hidden && !hasUnsavedChanges()) {
        before.current = { ...lookNow(), over };
        leftAt = before.current.top;
        unheard = { pathname, search, hash: '', state: undefined, key: getHistoryEntryKey() };
        show(true, left.current);
        event.stopImmediatePropagation();
        afterNextFrame(() => {
          unheard = undefined;
          if (isHere()) window.dispatchEvent(new PopStateEvent('popstate', event));
          else takeBack();
        });
      }
    };
    return () => {
      hear = undefined;
    };
  }, [isBehind, list, page, pathname, search, over]);
}
