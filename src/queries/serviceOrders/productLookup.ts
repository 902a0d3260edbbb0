import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { productPageSize, type ProductFilterBody } from '~/domain/product/listFilter.ts';
import {
  maxUncountedSearches,
  isFullReadCheaper,
  planSerialSearches,
  type ProductsBySerialNumber,
} from '~/domain/serviceOrder/basket.ts';
import { formatProductKey } from '~/domain/product/productPath.ts';
import type { PageRange } from '~/domain/words/overlappingPages.ts';
import { fetchAllPages } from '~/queries/fetchAllPages.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { limitConcurrency } from '~/platform/jobs/limitConcurrency.ts';

const atOnce = 6;

type Lookup = {
  readonly listing: 'FILTERED' | 'OWN';
  readonly signal: AbortSignal;
  /** Called with serial numbers looked up, each with the products that have it. */
  readonly onFound: (found: ProductsBySerialNumber<ProductRow>) => void;
};

async function readPage(
  body: ProductFilterBody,
  query: PageRange,
  signal: AbortSignal,
): Promise<readonly ProductRow[]> {
  try {
    return await call('productFilter', { body, query }, { signal });
  } catch (error) {
    if (isNotFoundOrForbidden(error)) return [];
    throw error;
  }
}

async function readBeginning(begins: string, signal: AbortSignal): Promise<readonly ProductRow[]> {
  const body: ProductFilterBody = { productSorting: 'BY_SERIAL_NUMBER_ASC', serialNumber: begins };
  const pages: (readonly ProductRow[])[] = [];
  await readPages(body, { signal, onBegin: () => pages.splice(0), onPage: (page) => pages.push(page) });
  return pages.flat();
}

function bySerial(
  serials: readonly string[],
  rows: readonly ProductRow[],
): ProductsBySerialNumber<ProductRow> {
  const found = new Map<string, ProductRow[]>(serials.map((serial) => [serial, []]));
  for (const row of rows) found.get(row.serialNumber)?.push(row);
  return found;
}

const bySerialNumber: ProductFilterBody = { productSorting: 'BY_SERIAL_NUMBER_ASC' };

/**
 * Numbers between the first and last of a page are resolved with it, those two only at the end, as a
 * transmitter and a receiver may be on two pages. Returns the numbers that stay unresolved because the list
 * has changed.
 */
async function lookThroughAll(
  serialNumbers: readonly string[],
  { count, signal, onFound }: Omit<Lookup, 'listing'> & { readonly count: number },
): Promise<readonly string[]> {
  const left = new Set(serialNumbers);
  const read = new Map<string, ProductRow[]>();
  const tell = (known: readonly string[]): void => {
    for (const serial of known) left.delete(serial);
    onFound(new Map(known.map((serial) => [serial, read.get(serial) ?? []])));
  };
  const onPage = (page: readonly ProductRow[]): void => {
    for (const row of page) {
      if (left.has(row.serialNumber))
        read.set(row.serialNumber, [...(read.get(row.serialNumber) ?? []), row]);
    }
    const [first = '', last = ''] = [page[0]?.serialNumber, page.at(-1)?.serialNumber];
    tell([...left].filter((serial) => first < serial && serial < last));
  };
  const onBegin = (): void => read.clear();
  const isWhole = await readPages(bySerialNumber, { count, signal, onBegin, onPage });
  if (!isWhole) return [...left];
  tell([...left]);
  return [];
}

/**
 * Looks up neighbouring numbers in one request, six requests at a time, or reads all products where that
 * takes fewer requests. Rejects with the first failure.
 */
export async function lookUpProducts(
  serialNumbers: readonly string[],
  { listing, signal, onFound }: Lookup,
): Promise<void> {
  if (serialNumbers.length === 0) return;
  if (listing === 'OWN') {
    onFound(bySerial(serialNumbers, await call('productGetMine', {}, { signal })));
    return;
  }
  let questions = planSerialSearches(serialNumbers);
  if (questions.length > maxUncountedSearches) {
    const count = await countOf(bySerialNumber, signal);
    if (count !== undefined && isFullReadCheaper(questions.length, count, productPageSize))
      questions = planSerialSearches(await lookThroughAll(serialNumbers, { count, signal, onFound }));
  }
  const inTurn = limitConcurrency(atOnce);
  await Promise.all(
    questions.map((question) =>
      inTurn(signal, async () => {
        const rows = await readBeginning(question.begins, signal);
        onFound(bySerial(question.serialNumbers, rows));
      }),
    ),
  );
}

type Reading = {
  readonly signal: AbortSignal;
  /**
   * Called when reading starts, and again where it restarts because the list has changed: rows passed so far
   * are void.
   */
  readonly onBegin?: () => void;
  /**
   * Called with each page, the total number of products (undefined where unknown), and the index of the page
   * from 0.
   */
  readonly onPage: (rows: readonly ProductRow[], all: number | undefined, page: number) => void;
};

/**
 * Reads all products, six pages at a time; sequentially for users who may not count. Returns whether the list
 * stayed unchanged.
 */
export async function fetchAllProducts(body: ProductFilterBody, reading: Reading): Promise<boolean> {
  return readPages(body, { ...reading, count: await countOf(body, reading.signal) });
}

/**
 * Number of products that match a filter; undefined for users who may not count them but can still read them.
 */
async function countOf(body: ProductFilterBody, signal: AbortSignal): Promise<number | undefined> {
  try {
    const query = { offset: 0, limit: productPageSize };
    const { count } = await call('productFilterCount', { body, query }, { signal });
    return count;
  } catch (error) {
    if (isNotFoundOrForbidden(error)) return undefined;
    throw error;
  }
}

const readPages = (
  body: ProductFilterBody,
  { onPage, count, signal, ...reading }: Reading & { readonly count?: number | undefined },
): Promise<boolean> =>
  fetchAllPages<ProductRow>({
    ...reading,
    count,
    signal,
    size: productPageSize,
    keyOf: formatProductKey,
    readPage: (query) => readPage(body, query, signal),
    onPage: (rows, page) => onPage(rows, count, page),
  });
