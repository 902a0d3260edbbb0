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

/** What is put into each page that is looked at: minified, it is half as much to send and to compile. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose findings depend on the colours of the page: to the others both colour schemes are one page. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: string[] };
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
 * Nothing axe can find against WCAG 2.2 AA, on the page or the part of it stands. It runs in the page itself:
 * the wrapper for Playwright opens a second page for every look, which takes several times as long as the look.
 */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  await expectNoViolations(page, { type: 'tag', values: tags }, part);
}

/** The same of what depends on the colours of the page, and of nothing else. */
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

/** A screen: its size, its colours, or both. */
type Screen = {
  readonly viewport?: ViewportSize;
  readonly colorScheme?: 'light' | 'dark';
};

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

/**
 * Puts the page onto another screen, where it is at once as it will stay: thousands of colours that turn, each for a
 * millisecond and in the order of their inheritance, take a second, and nobody looks at them.
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

/** Nothing axe can find, of colours in either colour scheme; the page is left in its own. */
export async function expectAccessibleInBothSchemes(page: Page, part?: Part): Promise<void> {
  await expectAccessible(page, part);
  const own = (await isDark(page)) ? 'dark' : 'light';
  await setScreen(page, { colorScheme: own === 'dark' ? 'light' : 'dark' });
  await expectColours(page, part);
  await setScreen(page, { colorScheme: own });
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** Nothing scrolls sideways on screens of any width; the page is left on the narrowest. */
export async function expectToFitEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 1024, 768, 390]) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await setScreen(page, { viewport: { width, height: 844 } });
    await expectNoSidewaysScroll(page);
    // oxlint-enable no-await-in-loop
  }
}

/** Neither of two parts of the page lies over the other: one stands above the other. */
export async function expectNoOverlap(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Both have to be seen');
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
}

/** A wide screen in light, and a phone in dark: what is walked on one of them is looked at on both. */
export const wideScreen = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
export const phoneScreen = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Looks at the page as it stands on a wide screen in light and on a phone in dark, and leaves it was. */
export async function runOnEachScreen(
  page: Page,
  look: (screen: typeof wideScreen | typeof phoneScreen) => Promise<unknown>,
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size');
  const own = (await isDark(page)) ? 'dark' : 'light';
  const { width, height } = size;
  // That which is nearest to how the page stands comes first; mostly it stands so already.
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

/** What a look at the page takes in besides. */
type Look = {
  /** The part of the page that is looked at. */
  readonly part?: Part;
  /** Whether the wide screen shows the other colours as well. */
  readonly inBoth?: boolean;
  /** What is expected of each screen besides. */
  readonly also?: () => Promise<void>;
};

/**
 * Whoever looks at the page as it stands, on a wide screen in light or on a phone in dark, finds nothing that scrolls
 * sideways and nothing axe can find. The page is left as it was.
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
