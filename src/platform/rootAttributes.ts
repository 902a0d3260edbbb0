import { useLayoutEffect } from 'react';
import { useIsLayerVisible } from './layerStatus.ts';

/** Attributes of the root element: full page width, a sticky page header, and uncoverable large buttons. */
const marks = ['fullWidth', 'headStays', 'largeButtons'] as const;
type RootMark = (typeof marks)[number];

export const listRootAttributes = (): readonly RootMark[] =>
  marks.filter((mark) => document.documentElement.dataset[mark] !== undefined);

export function setRootAttributes(put: readonly RootMark[]): void {
  const { dataset } = document.documentElement;
  for (const mark of marks) {
    if (put.includes(mark)) dataset[mark] = '';
    else delete dataset[mark];
  }
}

/** Set while the page is visible. `:has` would match the whole page again with each row of a long list. */
export function useRootAttribute(mark: RootMark, isSet = true): void {
  const isShown = useIsLayerVisible() && isSet;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark, isShown]);
}

export function FullWidthPage(): null {
  useRootAttribute('fullWidth');
  return null;
}

/** Copies Mantine's scroll lock from the body to the root element. Returns a function that stops it. */
export function syncScrollLockAttribute({ body, documentElement }: Document): () => void {
  const observer = new MutationObserver(() => {
    documentElement.toggleAttribute('data-locked', body.hasAttribute('data-scroll-locked'));
  });
  observer.observe(body, { attributeFilter: ['data-scroll-locked'] });
  return () => observer.disconnect();
}
