import axe from 'axe-core';
import { toElementShape } from './elementShape.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules on colours, sizes and index.html, which need a browser; the e2e tests check them. */
const unseen = Object.fromEntries(
  ['color-contrast', 'target-size', 'document-title', 'html-has-lang'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/**
 * Finds axe violations of WCAG 2.2 AA. Elements of a structure that was checked before are skipped, also for
 * other people.
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
