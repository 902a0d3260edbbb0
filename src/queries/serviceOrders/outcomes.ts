import { queryOptions } from '@tanstack/react-query';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { Args, Result } from '~/api/operations.ts';
import { deviceTypes, isProductFamily } from '~/domain/product/families.ts';
import { outcomeTypes, type OutcomeEvent } from '~/domain/serviceOrder/outcome.ts';
import { serialNumbersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import { isPending } from '~/domain/serviceOrder/state.ts';
import type { PageQuery } from '~/domain/words/overlappingPages.ts';
import { fetchAllPages } from '~/queries/readWhole.ts';
import { buildQueryKey } from '~/queries/query.ts';
import type { ServiceOrderRow } from './serviceOrders.ts';

const pageSize = 1000;

type Body = NonNullable<Args<'productEventFilter'>['body']>;
type EventPage = Result<'productEventFilter'>;

/** The narrowest filter that finds every outcome of an order: its kind of product, and its one configuration or product. */
function bodyOf(order: ServiceOrderRow): Body {
  const { firmware, configurationIds } = order;
  const [serialNumber, ...others] = serialNumbersOf(order);
  const [configurationId, ...more] = configurationIds;
  const family = firmware?.productFamily ?? '';
  const deviceType = deviceTypes.find((type) => type === firmware?.deviceType);
  return {
    errorsOnly: false,
    ...(isProductFamily(family) && { productFamily: family }),
    ...(deviceType && { deviceType }),
    ...(serialNumber !== undefined && others.length === 0 && { serialNumber }),
    ...(configurationId !== undefined && more.length === 0 && { configurationId }),
  };
}

async function readPage(body: Body, query: PageQuery, signal: AbortSignal): Promise<EventPage> {
  try {
    return await call('productEventFilter', { body, query }, { signal });
  } catch (error) {
    if (isNotFoundOrForbidden(error)) return [];
    throw error;
  }
}

async function readOutcomes(
  order: ServiceOrderRow,
  productEventType: string,
  signal: AbortSignal,
): Promise<readonly OutcomeEvent[]> {
  const wanted = new Set(serialNumbersOf(order));
  const body = { ...bodyOf(order), productEventType };
  const begun = order.created === undefined ? -Infinity : Date.parse(order.created);
  const pages: (readonly EventPage[number][])[] = [];
  await fetchAllPages<EventPage[number]>({
    size: pageSize,
    signal,
    keyOf: ({ eventId }) => eventId,
    readPage: (query) => readPage(body, query, signal),
    isEnough: (page) => Date.parse(page.at(-1)?.created ?? '') < begun,
    onBegin: () => pages.splice(0),
    onPage: (page) => pages.push(page),
  });
  return pages.flat().filter(({ serialNumber }) => wanted.has(serialNumber));
}

export const orderOutcomesQuery = (order: ServiceOrderRow) =>
  queryOptions({
    queryKey: [
      ...buildQueryKey('productEventFilter', { body: bodyOf(order) }),
      order.id,
      order.created,
      serialNumbersOf(order).length,
    ],
    queryFn: async ({ signal }): Promise<readonly OutcomeEvent[]> =>
      (await Promise.all(outcomeTypes.map((type) => readOutcomes(order, type, signal)))).flat(),
    staleTime: 0,
    enabled: !isPending(order),
  });
