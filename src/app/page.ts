import type { QueryClient } from '@tanstack/react-query';

/** Exports of a page module: the page, and what to start fetching when somebody is on the way to it. */
type PageModule = {
  readonly Component: () => React.ReactElement;
  readonly loader?: (
    client: QueryClient,
    request: { params: Record<string, string | undefined>; url: URL },
  ) => void;
};

/** A page by the pattern of its address, with the name people know it by. */
export type Page = {
  readonly path: string;
  readonly title: string;
  /** Nothing comes where the browser is loading Portal anew in place of a page that a newer release has taken away. */
  readonly load: () => Promise<PageModule | undefined>;
};
