import type { QueryClient } from '@tanstack/react-query';
import type { patterns } from '~/paths.ts';

/** Exports of a page module: the page, and what to start fetching when somebody is on the way to it. */
type PageModule = {
  readonly Component: () => React.ReactElement;
  readonly loader?: (
    client: QueryClient,
    request: { params: Record<string, string | undefined>; url: URL },
  ) => void;
};

/** The name of a page inside the frame, by which it has its address, its title and its module. */
export type PageName = Exclude<keyof typeof patterns, 'login' | 'logout'>;

/** Nothing comes where the browser is loading Portal anew in place of a page that a newer release has taken away. */
export type PageLoad = () => Promise<PageModule | undefined>;

/** The modules of the pages of an area. */
export type PageLoads = Readonly<Partial<Record<PageName, PageLoad>>>;

/** A page by the pattern of its address, with the name people know it by. */
export type Page = {
  readonly path: string;
  readonly title: string;
  readonly load: PageLoad;
};

/** Id of the route of addresses that are none of Portal's. */
export const unknownRouteId = 'unknown';
