import { useLayoutEffect } from 'react';
import { useInFront } from './inFront.ts';

/**
 * Marks of the page in front, as attributes of the root: full width for it, a head that stays while it scrolls, and large
 * buttons that nothing is to lie over.
 */
const marks = ['fullWidth', 'headStays', 'largeButtons'] as const;
type RootMark = (typeof marks)[number];

/** The marks that are set now. */
export const rootMarks = (): readonly RootMark[] =>
  marks.filter((mark) => document.documentElement.dataset[mark] !== undefined);

/** Sets these marks and no others, until the page that they are of sets its own. */
export function putRootMarks(put: readonly RootMark[]): void {
  const { dataset } = document.documentElement;
  for (const mark of marks) {
    if (put.includes(mark)) dataset[mark] = '';
    else delete dataset[mark];
  }
}

/**
 * Sets a mark of the page by which its surroundings are styled, as long as it is in front. A selector that looks for it
 * inside the page (`:has`) would be matched anew for the whole page with every row of a long list that comes or goes.
 */
export function useRootMark(mark: RootMark, isSet = true): void {
  const isShown = useInFront() && isSet;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark, isShown]);
}

/** Part of a page that gives it the full width: the page itself is not drawn anew when it comes to the front. */
export function FullWidth(): null {
  useRootMark('fullWidth');
  return null;
}

/**
 * Marks the root, too, while somebody has locked the scrolling of the page, which is told at its body only. Answers the
 * end of it.
 */
export function markLockedScrolling({ body, documentElement }: Document): () => void {
  const observer = new MutationObserver(() => {
    documentElement.toggleAttribute('data-locked', body.hasAttribute('data-scroll-locked'));
  });
  observer.observe(body, { attributeFilter: ['data-scroll-locked'] });
  return () => observer.disconnect();
}
