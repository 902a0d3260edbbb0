import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './portal.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Injected into each checked page; minified, it is half as large to send and compile. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours; the others give the same results in both colour schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: string[] };
type Part = { readonly include: string; readonly exclude?: string };

/** Resolves when no animation runs: text that is still fading in has too little contrast. */
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
 * Expects no axe violations of WCAG 2.2 AA in the page or a part of it. axe is injected directly, as
 * Playwright's wrapper opens a second page for every check, which takes several times as long.
 */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  await expectNoViolations(page, { type: 'tag', values: tags }, part);
}

/** Checks the rules that depend on colours only. */
const expectColours = (page: Page, part?: Part): Promise<void> =>
  expectNoViolations(page, { type: 'rule', values: rulesOfColour }, part);

async function expectNoViolations(page: Page, rules: RunOnly, part?: Part): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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
    [part, rules] as const,
  );
  expect(violations).toEqual([]);
}

/** Size and colour scheme of the page, either or both. */
type Screen = {
  readonly viewport?: ViewportSize;
  readonly colorScheme?: 'light' | 'dark';
};

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

/**
 * Changes the size and colour scheme without transitions: thousands of colour transitions, which run in the
 * order of inheritance, would take a second.
 */
export async function setScreen(page: Page, { viewport, colorScheme }: Screen): Promise<void> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition-property: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  await still.evaluate(atRest);
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  await still.dispose();
}

/** Expects no axe violations, with colours checked in both schemes. The page's scheme is restored. */
export async function expectAccessibleInBothSchemes(page: Page, part?: Part): Promise<void> {
  await expectAccessible(page, part);
  const own = (await isDark(page)) ? 'dark' : 'light';
  await setScreen(page, { colorScheme: own === 'dark' ? 'light' : 'dark' });
  await expectColours(page, part);
  await setScreen(page, { colorScheme: own });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** Expects no horizontal scrolling at any width; the page stays at the narrowest. */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 1024, 768, 390]) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await setScreen(page, { viewport: { width, height: 844 } });
    await expectNoSidewaysScroll(page);
    // oxlint-enable no-await-in-loop
  }
}

/** Expects that one of two elements is entirely above the other. */
export async function expectNoOverlap(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both have to be seen');
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
}

/** Each page is checked on a wide screen in light and on a phone in dark, whichever the test uses. */
export const wideScreen = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
export const phoneScreen = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Runs checks on a wide screen in light and a phone in dark, then restores the page. */
export async function runOnEachScreen(
  page: Page,
  look: (screen: typeof wideScreen | typeof phoneScreen) => Promise<unknown>,
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  const own = (await isDark(page)) ? 'dark' : 'light';
  const { width, height } = size;
  // The screen most similar to the current one comes first; often it needs no change.
  for (const screen of width < 900 ? [phoneScreen, wideScreen] : [wideScreen, phoneScreen]) {
    const { viewport, colorScheme } = screen;
    const stands = viewport.width === width && viewport.height === height && colorScheme === own;
    // oxlint-disable no-await-in-loop -- one screen after the other
    if (!stands) await setScreen(page, screen);
    await look(screen);
    // oxlint-enable no-await-in-loop
  }
  await setScreen(page, { viewport: size, colorScheme: own });
}

/** Options of a check on each screen. */
type Look = {
  /** Selector of the part to check. */
  readonly part?: Part;
  /** Also checks the dark scheme on the wide screen. */
  readonly inBoth?: boolean;
  /** Further expectations on each screen. */
  readonly also?: () => Promise<void>;
};

/**
 * Expects no horizontal scrolling and no axe violations on a wide screen in light and a phone in dark, then
 * restores the page.
 */
export async function expectUsableOnEachScreen(
  page: Page,
  { part, inBoth = false, also }: Look = {},
): Promise<void> {
  await runOnEachScreen(page, async (screen) => {
    await expectNoSidewaysScroll(page);
    await also?.();
    await expectAccessible(page, part);
    if (!inBoth || screen !== wideScreen) return;
    await setScreen(page, { colorScheme: 'dark' });
    await expectColours(page, part);
  });
}
