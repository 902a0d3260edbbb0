import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { productPageSize, type ProductFilterBody } from '~/domain/product/listFilter.ts';
import { serialQuestions, type FoundProducts } from '~/domain/serviceOrder/basket.ts';
import { turns } from '~/ui/jobs/turns.ts';
import type { ProductRow } from '~/queries/products/products.ts';

/** Greatest number of requests that are on their way at once. */
const atOnce = 6;

type Lookup = {
  /** The way the person lists products: all by a filter, or their own. */
  readonly listing: 'FILTERED' | 'OWN';
  readonly signal: AbortSignal;
  /** Hears of serial numbers that have been looked up, each with the products that have it. */
  readonly onFound: (found: FoundProducts<ProductRow>) => void;
};

/** What the person may not see is not there for them. */
const isUnseen = (error: unknown): boolean =>
  error instanceof ApiError && !error.lapsed && [401, 403, 404].includes(error.status);

async function readPage(
  body: ProductFilterBody,
  offset: number,
  signal: AbortSignal,
): Promise<readonly ProductRow[]> {
  try {
    return await call('productFilter', { body, query: { offset, limit: productPageSize } }, { signal });
  } catch (error) {
    if (isUnseen(error)) return [];
    throw error;
  }
}

async function readBeginning(begins: string, signal: AbortSignal): Promise<readonly ProductRow[]> {
  const body: ProductFilterBody = { productSorting: 'BY_SERIAL_NUMBER_ASC', serialNumber: begins };
  const rows: ProductRow[] = [];
  for (;;) {
    // One page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readPage(body, rows.length, signal);
    rows.push(...page);
    if (page.length < productPageSize) return rows;
  }
}

/** Serial numbers with the products that have them, those without one included. */
function bySerial(serials: readonly string[], rows: readonly ProductRow[]): FoundProducts<ProductRow> {
  const found = new Map<string, ProductRow[]>(serials.map((serial) => [serial, []]));
  for (const row of rows) found.get(row.serialNumber)?.push(row);
  return found;
}

/**
 * Looks up the products of many serial numbers, without a request for each: neighbours are asked for together, six
 * questions at a time. Rejects with the first failure; what was found before it has been told.
 */
export async function lookUpSerials(
  serialNumbers: readonly string[],
  { listing, signal, onFound }: Lookup,
): Promise<void> {
  if (serialNumbers.length === 0) return;
  if (listing === 'OWN') {
    onFound(bySerial(serialNumbers, await call('productGetMine', {}, { signal })));
    return;
  }
  const inTurn = turns(atOnce);
  await Promise.all(
    serialQuestions(serialNumbers).map((question) =>
      inTurn(signal, async () => {
        const rows = await readBeginning(question.begins, signal);
        onFound(bySerial(question.serialNumbers, rows));
      }),
    ),
  );
}

type Reading = {
  readonly signal: AbortSignal;
  /** Hears of every page that has been read, and how many products there are in all. */
  readonly onPage: (rows: readonly ProductRow[], all: number) => void;
};

/** Reads all products that a filter finds, six pages at a time. */
export async function readProducts(body: ProductFilterBody, { signal, onPage }: Reading): Promise<void> {
  const { count } = await call('productFilterCount', { body, query: {} }, { signal });
  if (count === 0) onPage([], 0);
  const inTurn = turns(atOnce);
  const offsets = Array.from(
    { length: Math.ceil(count / productPageSize) },
    (_, page) => page * productPageSize,
  );
  await Promise.all(
    offsets.map((offset) => inTurn(signal, async () => onPage(await readPage(body, offset, signal), count))),
  );
}
