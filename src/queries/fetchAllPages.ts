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
  /** Total number of rows; without it pages are read one after the other until one is not full. */
  readonly count?: number | undefined;
  readonly isEnough?: (page: readonly Row[]) => boolean;
  /**
   * Called when reading starts, and again where it restarts because the list has changed: rows passed so far
   * are void.
   */
  readonly onBegin?: () => void;
  /** Called with each page, without the row it shares with the one before, and with its index from 0. */
  readonly onPage: (rows: readonly Row[], page: number) => void;
};

async function readOn<Row>(reading: Reading<Row>, from: number, last: readonly Row[]): Promise<boolean> {
  const { size, keyOf, readPage, signal, onPage, isEnough } = reading;
  let before = last;
  for (let page = from; ; page += 1) {
    signal.throwIfAborted();
    // The length of each page tells whether there is a next one.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await readPage(getOverlappingPage(page, size));
    if (page > 0 && !arePagesContiguous(before, rows, keyOf)) return false;
    onPage(dropSharedRow(rows, page), page);
    if (countSentItems(rows) < size || isEnough?.(rows)) return true;
    before = rows;
  }
}

/** Reads all pages of the count, six at a time; returns whether each overlapped the one before. */
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
 * Reads a list by offset, once more where it has changed meanwhile. Returns whether the last pass was
 * contiguous and complete, so that each row was passed exactly once.
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
    // Whether to read again depends on this pass.
    // oxlint-disable-next-line no-await-in-loop
    if (await read) return !isOmitted;
  }
  return false;
}
