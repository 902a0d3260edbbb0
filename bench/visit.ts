import type { Page } from '@playwright/test';

/** Cost of one visit to a subject: bytes under brotli, times in ms. */
export type Visit = {
  readonly scripts: number;
  readonly styles: number;
  /** Requests begun before the first row, the page itself among them. */
  readonly requests: number;
  /** First contentful paint. */
  readonly firstPaint: number;
  readonly firstRow: number;
  /** From the last byte of the list's answer and of the code that shows it to the first row. */
  readonly dataToRow: number;
  /** Elements of the whole page, once all of the list is there. */
  readonly elements: number;
  /** From the click on a row to the id in the heading, and to all of the page. */
  readonly toHeading: number;
  readonly toDetail: number;
  readonly backToRow: number;
};

/** The links of the list's rows, in both subjects. */
const rowLinks = '[aria-label="Configurations"] a[href^="/configurations/"]';

type Probe = {
  /** When the first row was on the screen, in ms since the navigation. */
  readonly firstRow: Promise<number>;
  /** Acts, and answers how many ms later each of the things that are waited for is on the screen. */
  readonly timed: (act: () => void, ...areThere: readonly (() => boolean)[]) => Promise<readonly number[]>;
};

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var probe: Probe;
}

/** Runs in the page before anything else. A frame that finds what is waited for is painted when its task ends. */
function install(selector: string): void {
  const painted = (isThere: () => boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      const patience = 30_000;
      const look = (): void => {
        if (isThere()) setTimeout(() => resolve(performance.now()));
        else if (performance.now() > patience) reject(new Error(`It never came: ${isThere.toString()}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  globalThis.probe = {
    firstRow: painted(() => document.querySelector(selector) !== null),
    timed: async (act, ...areThere) => {
      const begun = performance.now();
      act();
      const times = await Promise.all(areThere.map(painted));
      return times.map((time) => time - begun);
    },
  };
}

/** Opens the list cold, then goes to a configuration and back to its row with everything loaded once already. */
export async function visit(page: Page, origin: string): Promise<Visit> {
  await page.addInitScript(install, rowLinks);
  await page.goto(`${origin}/configurations`);
  const first = await page.evaluate(firstLoad);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(wholeList, rowLinks);
  await page.evaluate(thereAndBack, { rowLinks, row: 0 });
  return { ...first, elements, ...(await page.evaluate(thereAndBack, { rowLinks, row: 12 })) };
}

async function firstLoad(): Promise<
  Pick<Visit, 'scripts' | 'styles' | 'requests' | 'firstPaint' | 'firstRow' | 'dataToRow'>
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
  const dataToRow = firstRow - Math.max(...[answer, ...code].map(({ responseEnd }) => responseEnd));
  return { firstRow, firstPaint, dataToRow, requests, scripts: bytes('.js'), styles: bytes('.css') };
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
}): Promise<Pick<Visit, 'toHeading' | 'toDetail' | 'backToRow'>> {
  const { timed } = globalThis.probe;
  const link = document.querySelectorAll<HTMLAnchorElement>(place.rowLinks)[place.row];
  if (!link) throw new Error(`The list has no row ${place.row}`);
  const { id, href } = { id: link.textContent, href: link.getAttribute('href') };
  link.scrollIntoView({ block: 'center' });
  const top = link.getBoundingClientRect().top;
  const isNamed = (): boolean => document.querySelector('h1')?.textContent.includes(id) === true;
  const isShown = (): boolean =>
    isNamed() &&
    [...document.querySelectorAll('h2')].some((heading) => heading.textContent === 'Product configurations');
  const isBack = (): boolean => {
    const row = document.querySelector(`[aria-label="Configurations"] a[href="${href}"]`);
    return row !== null && Math.abs(row.getBoundingClientRect().top - top) <= 2;
  };
  const [toHeading = Number.NaN, toDetail = Number.NaN] = await timed(() => link.click(), isNamed, isShown);
  const [backToRow = Number.NaN] = await timed(() => history.back(), isBack);
  return { toHeading, toDetail, backToRow };
}
