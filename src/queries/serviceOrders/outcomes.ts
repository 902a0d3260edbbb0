import { queryOptions } from '@tanstack/react-query';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import { deviceTypes, isProductFamily } from '~/domain/product/families.ts';
import { orderOutcomeTypes, type OrderOutcomeEvent } from '~/domain/serviceOrder/outcome.ts';
import { listSerialNumbers } from '~/domain/serviceOrder/serviceOrder.ts';
import { isPendingOrder } from '~/domain/serviceOrder/state.ts';
import type { PageRange } from '~/domain/words/overlappingPages.ts';
import { fetchAllPages } from '~/queries/fetchAllPages.ts';
import { buildQueryKey } from '~/queries/query.ts';
import type { ServiceOrderRow } from './serviceOrders.ts';

const pageSize = 1000;

type Body = NonNullable<OperationArgs<'productEventFilter'>['body']>;
type EventPage = Result<'productEventFilter'>;

/**
 * The narrowest filter that covers every outcome of an order: family and device type, and the configuration
 * or product where there is only one.
 */
function bodyOf(order: ServiceOrderRow): Body {
  const { firmware, configurationIds } = order;
  const [serialNumber, ...others] = listSerialNumbers(order);
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

async function readPage(body: Body, query: PageRange, signal: AbortSignal): Promise<EventPage> {
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
): Promise<readonly OrderOutcomeEvent[]> {
  const wanted = new Set(listSerialNumbers(order));
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
      listSerialNumbers(order).length,
    ],
    queryFn: async ({ signal }): Promise<readonly OrderOutcomeEvent[]> =>
      (await Promise.all(orderOutcomeTypes.map((type) => readOutcomes(order, type, signal)))).flat(),
    staleTime: 0,
    enabled: !isPendingOrder(order),
  });
