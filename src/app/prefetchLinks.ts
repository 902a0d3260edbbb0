import { matchPath } from 'react-router';
import { loadAhead } from '~/platform/loadAhead.ts';

/** Longest time a busy browser may put off loading the page behind a link, in ms. */
export const prefetchTimeout = 2000;

type Page = { readonly path: string; readonly load: () => Promise<unknown> };

const whenIdle = (work: () => void): void => {
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: prefetchTimeout });
  else setTimeout(work, 0);
};

/** At a pointer or the focus on it, when the browser is idle. One that fails is loaded again when followed. */
export function prefetchLinks(pages: readonly Page[]): void {
  const begun = new Set<Page>();
  const load = async (page: Page): Promise<void> => {
    if (!(await loadAhead(page.load))) begun.delete(page);
  };
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target === '_blank') return;
    const page = pages.find(({ path }) => matchPath(path, link.pathname));
    if (!page || begun.has(page)) return;
    begun.add(page);
    whenIdle(() => void load(page));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}
