import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './portal.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Part = { readonly include: string; readonly exclude?: string };

/** Resolves when nothing fades or slides any more: half faded in, any text is too pale. */
async function atRest(): Promise<void> {
  const frame = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- what has come begins to move with the second frame
    await frame().then(frame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/**
 * Nothing axe can find against WCAG 2.2 AA, on the page or the part of it as it stands. It runs in the page itself:
 * the wrapper for Playwright opens a second page for every look, which takes several times as long as the look.
 */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(atRest);
  const violations = await page.evaluate(
    async ([context, runOnly]) => {
      if (!window.axe) throw new Error('axe is not in the page');
      const found = await window.axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [part, tags] as const,
  );
  expect(violations).toEqual([]);
}

/** The same in both colour schemes; the page is left in its own. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}
