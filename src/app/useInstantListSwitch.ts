import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DataRouter, Location } from 'react-router';
import type { PageLocation } from '~/platform/routing/pageLocation.ts';
import { setRootAttributes, listRootAttributes } from '~/platform/rootAttributes.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { getHistoryEntryKey } from './restoreScrollPosition.ts';

/**
 * Listener that receives popstate events before the router.
 * @session ends with it: the list that sets it goes
 */
let hear: ((event: PopStateEvent) => void) | undefined;

export function listenToPopState(): void {
  window.addEventListener('popstate', (event) => hear?.(event));
}

/**
 * Scroll position, in px, of the page that the list replaces before the router has rendered it.
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
 * The browser's location while the router does not know it yet.
 * @session nothing of a person
 */
let unheard: Location | undefined;

/** Location reached by Back that the router does not know yet; undefined where it is up to date. */
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
 * Shows the list in the next frame after Back, as it was left; the router, which renders longer, learns of it
 * afterwards. Unsaved changes that block the navigation are checked first.
 */
export function useInstantListSwitch({ list, page, here: { pathname, search }, over, isBehind }: Kept): void {
  const left = useRef<Look>({ top: 0, marks: [] });
  useLayoutEffect(() => {
    // Also runs while the list is shown and the router does not know it yet.
    const note = (): void => {
      if (list.current?.hasAttribute('data-behind') === false) left.current = lookNow();
    };
    // Measured in the next frame, where it forces no layout.
    const drawn = requestAnimationFrame(note);
    window.addEventListener('scroll', note, { passive: true });
    // The scroll event of a frame comes after a click in that frame.
    window.addEventListener('click', note, { capture: true });
    return () => {
      cancelAnimationFrame(drawn);
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
    };
  }, [list]);

  /** Scroll position and root attributes of the page before the list replaced it. */
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
    // The navigation led to another page, not to the list.
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
