import { createContext, use } from 'react';
import type { Location } from 'react-router';

export type PageLocation = {
  readonly pathname: string;
  readonly search: string;
};

export const PageLocationContext = createContext<PageLocation>({ pathname: '/', search: '' });

export const usePageLocation = (): PageLocation => use(PageLocationContext);

/** Whether the person came to the page by Back, Forward or a reload. */
export const HistoryNavigationContext = createContext(false);

export const useIsHistoryNavigation = (): boolean => use(HistoryNavigationContext);

/** Returns the location navigated to last, whether or not its page has loaded; undefined where unknown. */
export const TargetLocationContext = createContext<() => Location | undefined>(() => undefined);
