import type { Page } from '@playwright/test';
import { idleAfterMs, responseTimeMs, type Subjects } from './subjects.ts';

/** Cost of one visit to a subject: bytes under brotli, times in ms. */
export type VisitMeasures = {
  readonly scripts: number;
  readonly styles: number;
  /** Requests begun before the first row, the page itself among them. */
  readonly requests: number;
  /** First contentful paint. */
  readonly firstPaint: number;
  readonly firstRow: number;
  /** From the last byte of the list's answer and of the code that shows it to the first row. */
  readonly arrivedToRow: number;
  /** From the last byte of the list's answer to the first row, where the page waits for nothing else. */
  readonly dataToRow: number;
  /** From the way to the list, on a page that runs and does not have it yet, to its first row. */
  readonly toFirstRow: number;
  /** Elements of the whole page, once all of the list is there. */
  readonly elements: number;
  /** From the click on a row to the id in the heading, and to all of the page. */
  readonly toHeading: number;
  readonly toDetail: number;
  readonly backToRow: number;
};

/** The links of the list's rows, in both subjects. */
const rowLinks = '[aria-label="Configurations"] a[href^="/configurations/"]';

/** Time a page is left alone before somebody acts on it, in ms. */
const leftAlone = 500;

type Probe = {
  /** When the first row was on the screen, in ms since the navigation. */
  readonly firstRow: Promise<number>;
  /** Resolves when what was done before has had the time to end: whoever acts has read what is there. */
  readonly rested: () => Promise<unknown>;
  /** When something is on the screen, in ms since the navigation. */
  readonly painted: (isThere: () => boolean) => Promise<number>;
};

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var probe: Probe;
}

/** Runs in the page before anything else. A frame that finds what is waited for is painted when its task ends. */
function install({ selector, pause }: { selector: string; pause: number }): void {
  const painted = (isThere: () => boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      const timeoutMs = 30_000;
      const look = (): void => {
        if (isThere()) setTimeout(() => resolve(performance.now()));
        else if (performance.now() > timeoutMs) reject(new Error(`It never came: ${isThere.toString()}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  globalThis.probe = {
    firstRow: painted(() => document.querySelector(selector) !== null),
    rested: () => new Promise((resolve) => setTimeout(resolve, pause)),
    painted,
  };
}

/**
 * Opens the list cold; then, with everything loaded once already, opens a configuration by itself and goes to the list,
 * and from there to a configuration and back to its row.
 */
export async function measureVisit(
  page: Page,
  origin: string,
  { answerListAfter }: Pick<Subjects, 'answerListAfter'>,
): Promise<VisitMeasures> {
  await page.addInitScript(install, { selector: rowLinks, pause: leftAlone });
  await page.goto(`${origin}/configurations`);
  const first = await page.evaluate(firstLoad);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(wholeList, rowLinks);
  const configuration = await page.locator(rowLinks).first().getAttribute('href');
  /** Goes from a configuration, whose page was opened by itself, to the list. */
  const list = async (): Promise<ToList> => {
    await page.goto(origin + (configuration ?? ''));
    await page.locator('h2', { hasText: 'Product configurations' }).waitFor();
    await page.waitForLoadState('networkidle');
    return page.evaluate(toList, rowLinks);
  };
  const { toFirstRow } = await list();
  answerListAfter(idleAfterMs);
  const { dataToRow } = await list();
  answerListAfter(responseTimeMs);
  await page.waitForLoadState('networkidle');
  await page.evaluate(thereAndBack, { rowLinks, row: 0 });
  const lists = { toFirstRow, dataToRow };
  return { ...first, elements, ...lists, ...(await page.evaluate(thereAndBack, { rowLinks, row: 12 })) };
}

type ToList = Pick<VisitMeasures, 'toFirstRow' | 'dataToRow'>;

async function toList(rows: string): Promise<ToList> {
  const { rested, painted } = globalThis.probe;
  await rested();
  const went = performance.now();
  history.pushState(undefined, '', '/configurations');
  dispatchEvent(new PopStateEvent('popstate'));
  const firstRow = await painted(() => document.querySelector(rows) !== null);
  const answer = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .find(({ name }) => new URL(name).pathname.endsWith('/configurations/filter'));
  if (!answer) throw new Error('No list was asked for');
  return { toFirstRow: firstRow - went, dataToRow: firstRow - answer.responseEnd };
}

async function firstLoad(): Promise<
  Pick<VisitMeasures, 'scripts' | 'styles' | 'requests' | 'firstPaint' | 'firstRow' | 'arrivedToRow'>
> {
  const firstRow = await globalThis.probe.firstRow;
  const asked = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  const loaded = asked.filter(({ responseEnd }) => responseEnd <= firstRow);
  const requests = 1 + asked.filter(({ startTime }) => startTime <= firstRow).length;
  const answer = loaded.find(({ name }) => new URL(name).pathname.endsWith('/configurations/filter'));
  if (!answer) throw new Error('No list was asked for');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = paint?.startTime ?? firstRow;
  const bytes = (ending: string): number =>
    loaded
      .filter(({ name }) => name.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const code = loaded.filter(({ name }) => name.endsWith('.js'));
  const arrivedToRow = firstRow - Math.max(...[answer, ...code].map(({ responseEnd }) => responseEnd));
  return { firstRow, firstPaint, arrivedToRow, requests, scripts: bytes('.js'), styles: bytes('.css') };
}

/** The number of elements once no more rows come. */
async function wholeList(rows: string): Promise<number> {
  const settled = 500;
  let [before, now] = [-1, 0];
  while (before !== now) {
    before = now;
    // oxlint-disable-next-line no-await-in-loop -- looks again until nothing comes any more
    await new Promise((resolve) => setTimeout(resolve, settled));
    now = document.querySelectorAll(rows).length;
  }
  return document.querySelectorAll('*').length;
}

async function thereAndBack(place: {
  rowLinks: string;
  row: number;
}): Promise<Pick<VisitMeasures, 'toHeading' | 'toDetail' | 'backToRow'>> {
  const { rested, painted } = globalThis.probe;
  const link = document.querySelectorAll<HTMLAnchorElement>(place.rowLinks)[place.row];
  if (!link) throw new Error(`The list has no row ${place.row}`);
  const { id, href } = { id: link.textContent, href: link.getAttribute('href') };
  link.scrollIntoView({ block: 'center' });
  await rested();
  const top = link.getBoundingClientRect().top;
  const isNamed = (): boolean => document.querySelector('h1')?.textContent.includes(id) === true;
  const isShown = (): boolean =>
    isNamed() &&
    [...document.querySelectorAll('h2')].some((heading) => heading.textContent === 'Product configurations');
  const isBack = (): boolean => {
    const row = document.querySelector(`[aria-label="Configurations"] a[href="${href}"]`);
    return row !== null && Math.abs(row.getBoundingClientRect().top - top) <= 2;
  };
  const clicked = performance.now();
  link.click();
  const [named, shown] = await Promise.all([painted(isNamed), painted(isShown)]);
  await rested();
  const turned = performance.now();
  history.back();
  const backToRow = (await painted(isBack)) - turned;
  return { toHeading: named - clicked, toDetail: shown - clicked, backToRow };
}
