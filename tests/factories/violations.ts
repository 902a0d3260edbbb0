import axe from 'axe-core';
import { toElementShape } from './elementShape.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules on colours, sizes, and the document that Portal is served in, which only a browser has: the journeys look at them. */
const unseen = Object.fromEntries(
  ['color-contrast', 'target-size', 'document-title', 'html-has-lang'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/**
 * Looks for what axe finds against WCAG 2.2 AA, but at nothing twice: frames and pages of a shape that was looked at before
 * are passed over, whoever saw them.
 */
export function createViolationFinder(): () => Promise<readonly string[]> {
  const seen = new Set<string>();
  const isNew = (shape: string): boolean => {
    const { size } = seen;
    return seen.add(shape).size > size;
  };
  return async () => {
    const main = document.querySelector('main');
    if (!main) return ['There is no main'];
    const isNewPage = isNew(toElementShape(main));
    const isNewFrame = isNew(toElementShape(document.documentElement, main));
    if (!isNewPage && !isNewFrame) return [];
    const found = await axe.run(isNewFrame ? document : main, {
      runOnly: tags,
      rules: unseen,
      resultTypes: ['violations'],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  };
}
