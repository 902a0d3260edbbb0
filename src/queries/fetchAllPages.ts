import { getOmission, countSentItems } from '~/api/responses/rawValues.ts';
import {
  countOverlappingPages,
  getOverlappingPage,
  type PageRange,
} from '~/domain/words/overlappingPages.ts';
import { arePagesContiguous, dropSharedRow } from './pages.ts';
import { limitConcurrency } from '~/platform/jobs/limitConcurrency.ts';

const atOnce = 6;
const maxReadings = 2;

type Reading<Row> = {
  readonly size: number;
  readonly keyOf: (row: Row) => string;
  readonly readPage: (page: PageRange) => Promise<readonly Row[]>;
  readonly signal: AbortSignal;
  /** Number of rows there are; left out, the pages are read one after the other until one is not full. */
  readonly count?: number | undefined;
  readonly isEnough?: (page: readonly Row[]) => boolean;
  /** Hears that the reading begins, once more where the list has moved: what came before counts no longer. */
  readonly onBegin?: () => void;
  /** Hears of each page without the row it shares with the one before it, with its place among the pages, from 0. */
  readonly onPage: (rows: readonly Row[], page: number) => void;
};

async function readOn<Row>(reading: Reading<Row>, from: number, last: readonly Row[]): Promise<boolean> {
  const { size, keyOf, readPage, signal, onPage, isEnough } = reading;
  let before = last;
  for (let page = from; ; page += 1) {
    signal.throwIfAborted();
    // One page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readPage(getOverlappingPage(page, size));
    if (page > 0 && !arePagesContiguous(before, rows, keyOf)) return false;
    onPage(dropSharedRow(rows, page), page);
    if (countSentItems(rows) < size || isEnough?.(rows)) return true;
    before = rows;
  }
}

/** Reads as many pages as there are by the count, six at a time; answers whether each joined the one before. */
async function readCounted<Row>(reading: Reading<Row>, count: number): Promise<boolean> {
  const { size, keyOf, readPage, signal, onPage } = reading;
  const inTurn = limitConcurrency(atOnce);
  const pages = await Promise.all(
    Array.from({ length: countOverlappingPages(count, size) }, (_, page) =>
      inTurn(signal, async () => {
        const rows = await readPage(getOverlappingPage(page, size));
        onPage(dropSharedRow(rows, page), page);
        return rows;
      }),
    ),
  );
  const isWhole = pages.every(
    (rows, page) => page === 0 || arePagesContiguous(pages[page - 1] ?? [], rows, keyOf),
  );
  const last = pages.at(-1) ?? [];
  return isWhole && (countSentItems(last) < size || readOn(reading, pages.length, last));
}

/**
 * By offset. One that has moved is read once more; answers whether it stood still at last and was whole, so that each
 * row has come once.
 */
export async function fetchAllPages<Row>(reading: Reading<Row>): Promise<boolean> {
  const { count, onBegin } = reading;
  let isOmitted = false;
  const readPage = async (page: PageRange): Promise<readonly Row[]> => {
    const rows = await reading.readPage(page);
    isOmitted ||= getOmission(rows) !== undefined;
    return rows;
  };
  const noting = { ...reading, readPage };
  for (let time = 1; time <= maxReadings; time += 1) {
    onBegin?.();
    const read = count === undefined ? readOn(noting, 0, []) : readCounted(noting, count);
    // The next reading depends on how this one ends.
    // oxlint-disable-next-line no-await-in-loop
    if (await read) return !isOmitted;
  }
  return false;
}
