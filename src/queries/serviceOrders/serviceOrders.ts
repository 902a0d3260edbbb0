import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { Args, Result } from '~/api/operations.ts';
import { isAbortError } from '~/api/ApiError.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { type OrderChange, isChangeDone, ordersInOrder } from '~/domain/serviceOrder/serviceOrder.ts';
import { orderChangeTexts } from '~/domain/words/texts/serviceOrders.ts';
import { concludeWrite } from '~/queries/client.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { query } from '~/queries/query.ts';
import type { Arrival } from '~/queries/updateIfUnchanged.tsx';

export type ServiceOrderRow = Result<'serviceOrderGetAll'>[number];
export type NewServiceOrder = NonNullable<Args<'serviceOrderCreate'>['body']>;

const orderReads = [
  'serviceOrderGetAll',
  'serviceOrderGet',
  'productFilter',
  'productGetMine',
  'productGet',
] as const;

export const serviceOrders = () =>
  queryOptions({ ...query('serviceOrderGetAll', {}), select: (orders) => ordersInOrder(orders) });

/** Read anew whenever asked for. A silent failure is told by the page, which says that it is not current. */
export const serviceOrder = (id: string, { silent = false }: { readonly silent?: boolean } = {}) =>
  queryOptions({
    ...query('serviceOrderGet', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
    meta: { isTold: silent },
  });

/** A failure is only logged and answered by nothing: whoever asked says that there is no order. */
export const createServiceOrder = () =>
  act(
    async ({ type, order }: { readonly type: string; readonly order: NewServiceOrder }) => {
      try {
        return await call('serviceOrderCreate', { path: { type }, body: order });
      } catch (error) {
        if (!isAbortError(error)) console.warn(error);
        return undefined;
      }
    },
    { refreshes: orderReads },
  );

export const changeServiceOrder = (id: string, change: OrderChange) =>
  act(() => call('serviceOrderUpdate', { path: { id }, body: change }), {
    done: successNotice(orderChangeTexts.done(id, change)),
    refreshes: orderReads,
  });

/** How it is known that a change of an order has arrived before. */
export const arrivalOfChange = (
  client: QueryClient,
  id: string,
  change: OrderChange,
): Arrival<ServiceOrderRow> => ({
  isDone: (now) => isChangeDone(change, now),
  done: () => concludeWrite(client, changeServiceOrder(id, change)),
  // A note is the same whoever wrote it.
  byAnybody: 'note' in change,
});

export const deleteServiceOrder = (id: string) =>
  mutation('serviceOrderDelete', {
    done: successNotice(orderChangeTexts.deleted(id)),
    refreshes: ['serviceOrderGetAll', 'productFilter', 'productGetMine', 'productGet'],
  });
