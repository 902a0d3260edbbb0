import type { QueryClient } from '@tanstack/react-query';
import { pages, type Page } from '~/pages.ts';

type PageModule = {
  readonly Component: () => React.ReactElement;
  readonly loader?: (
    client: QueryClient,
    request: { params: Record<string, string | undefined>; url: URL },
  ) => void;
};

/** Undefined while the browser reloads Portal because a newer release has removed the page's chunk. */
type PageLoad = () => Promise<PageModule | undefined>;

const loads: Readonly<Record<string, PageLoad>> = import.meta.glob<PageModule>([
  '../features/**/*Page.tsx',
  '!../features/**/{OrderOfPage,ReviewPage}.tsx',
]);

function findLoad({ path, file }: Page): PageLoad {
  const load = loads[`../features/${file}.tsx`];
  if (!load) throw new Error(`${path} has no module ${file}`);
  return load;
}

export type LazyPage = Page & { readonly load: PageLoad };

export const lazyPages: readonly LazyPage[] = Object.values(pages).map((page) => ({
  ...page,
  load: findLoad(page),
}));
