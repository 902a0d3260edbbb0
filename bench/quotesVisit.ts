import type { CDPSession, Page } from '@playwright/test';
import { quoteCount } from './subjects.ts';

/** Cost of the page with 10,000 quotes: times in ms, the heap in bytes. */
export type QuotesVisitMeasures = {
  /** From the last byte of the answer until rows are painted. */
  readonly firstRows: number;
  readonly keystroke: number;
  readonly slowKeystroke: number;
  /** Main thread per frame. */
  readonly scrollFrame: number;
  readonly rows: number;
  readonly heap: number;
  /** Share of the rows in view that were not there yet in a frame. */
  readonly late: number;
};

/** Texts that are typed key by key; each key finds fewer quotes than the one before. */
const typed = ['crane 047', 'crane 0091', 'crane 0633', 'crane 0218'] as const;
/** The part of a text that is there before keys are timed: with it every quote that was made for this is found. */
const begun = 'crane 0';

const table = 'table[aria-label="Quotes"]';
const scrolledFrames = 150;
const scrollStep = 300;

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var quotesProbe: { readonly firstRows: Promise<number> };
}

/** Runs in the page before anything else: finds out when the first rows were painted. */
function install(rowsSelector: string): void {
  globalThis.quotesProbe = {
    firstRows: new Promise((resolve, reject) => {
      const timeoutMs = 60_000;
      const look = (): void => {
        if (document.querySelector(rowsSelector)) setTimeout(() => resolve(performance.now()));
        else if (performance.now() > timeoutMs) reject(new Error('No rows came'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }),
  };
}

async function firstRowsIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = await globalThis.quotesProbe.firstRows;
    const [answer] = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('/api/quotes/search'))
      .slice(-1);
    if (!answer) throw new Error('No quotes were asked for');
    return painted - answer.responseEnd;
  });
}

/** Times from keys to the rows they find, painted; the next key is struck when the page has nothing more to do. */
function keystrokesIn(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    async ({ typed: texts, begun: start, table: selector }) => {
      const input = document.querySelector<HTMLInputElement>('input[aria-label="Search quotes"]');
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (!input || !setter) throw new Error('There is no search');
      const count = (): string | null =>
        document.querySelector(selector)?.getAttribute('aria-rowcount') ?? null;
      const type = (text: string): void => {
        Reflect.apply(setter, input, [text]);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      const quiet = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 450));
      const changed = (before: string | null): Promise<number> =>
        new Promise((resolve, reject) => {
          const timeoutMs = performance.now() + 10_000;
          const look = (): void => {
            if (count() !== before) setTimeout(() => resolve(performance.now()));
            else if (performance.now() > timeoutMs) reject(new Error(`Nothing changed after ${input.value}`));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      const times: number[] = [];
      input.focus();
      for (const text of texts) {
        type(start);
        // One after the other, as they are typed.
        // oxlint-disable-next-line no-await-in-loop
        await quiet();
        for (let length = start.length + 1; length <= text.length; length += 1) {
          const before = count();
          const struck = performance.now();
          type(text.slice(0, length));
          // oxlint-disable-next-line no-await-in-loop
          times.push((await changed(before)) - struck);
          // oxlint-disable-next-line no-await-in-loop
          await quiet();
        }
      }
      type('');
      await quiet();
      return times;
    },
    { typed, begun, table },
  );
}

const metric = async (client: CDPSession, name: string): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
};

type Scrolled = { readonly rows: number; readonly late: number };

/** Scrolls down the list, a step with each frame. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    ({ frames, step, table: selector }) =>
      new Promise<Scrolled>((resolve) => {
        let [frame, rows, seen, late] = [0, 0, 0, 0];
        const next = (): void => {
          const all = document.querySelectorAll(`${selector} tbody tr`).length;
          rows = Math.max(rows, all);
          seen += all;
          late += document.querySelectorAll(`${selector} tr[data-waiting]`).length;
          frame += 1;
          if (frame > frames) {
            resolve({ rows, late: late / seen });
            return;
          }
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { frames: scrolledFrames, step: scrollStep, table },
  );

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Opens the quotes cold, types, and scrolls. */
export async function measureQuotesVisit(
  page: Page,
  client: CDPSession,
  origin: string,
): Promise<QuotesVisitMeasures> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(install, `${table} tbody a`);
  await page.goto(`${origin}/quotes`);
  const firstRows = await firstRowsIn(page);
  await page.waitForFunction(
    ({ selector, wanted }) =>
      Number(document.querySelector(selector)?.getAttribute('aria-rowcount')) === wanted,
    { selector: table, wanted: quoteCount + 1 },
  );
  await page.waitForLoadState('networkidle');
  const times = (await keystrokesIn(page)).toSorted((a, b) => a - b);
  const before = await metric(client, 'TaskDuration');
  const { rows, late } = await scroll(page);
  const busy = (await metric(client, 'TaskDuration')) - before;
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return {
    firstRows,
    keystroke: at(times, 0.5),
    slowKeystroke: at(times, 0.95),
    scrollFrame: (busy * 1000) / scrolledFrames,
    rows,
    heap: usedSize,
    late,
  };
}
