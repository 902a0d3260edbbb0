import { createContext, use } from 'react';
import type { Location } from 'react-router';

export type PageLocation = {
  readonly pathname: string;
  readonly search: string;
};

export const PageLocationContext = createContext<PageLocation>({ pathname: '/', search: '' });

export const usePageLocation = (): PageLocation => use(PageLocationContext);

/** Whether the person came to the page in the browser by going back or forward, or by loading it again. */
export const HistoryNavigationContext = createContext(false);

export const useIsHistoryNavigation = (): boolean => use(HistoryNavigationContext);

/** Tells which address was asked for last, whether its page has come or not; undefined where nobody knows. */
export const TargetLocationContext = createContext<() => Location | undefined>(() => undefined);
