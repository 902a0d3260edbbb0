import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import { isAbortError } from '~/api/ApiError.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import {
  type OrderChange,
  isOrderChangeDone,
  sortServiceOrders,
} from '~/domain/serviceOrder/serviceOrder.ts';
import { orderChangeTexts } from '~/domain/words/texts/serviceOrders.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { operationQuery } from '~/queries/query.ts';
import type { AlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';

export type ServiceOrderRow = Result<'serviceOrderGetAll'>[number];
export type NewServiceOrder = NonNullable<OperationArgs<'serviceOrderCreate'>['body']>;

const orderReads = [
  'serviceOrderGetAll',
  'serviceOrderGet',
  'productFilter',
  'productGetMine',
  'productGet',
] as const;

export const serviceOrdersQuery = () =>
  queryOptions({
    ...operationQuery('serviceOrderGetAll', {}),
    select: (orders) => sortServiceOrders(orders),
  });

/** One service order, never from the cache. With `silent` the page itself shows a failure. */
export const serviceOrderQuery = (id: string, { silent = false }: { readonly silent?: boolean } = {}) =>
  queryOptions({
    ...operationQuery('serviceOrderGet', { path: { id } }),
    staleTime: 0,
    gcTime: 0,
    meta: { suppressErrorNotice: silent },
  });

/** A failure is only logged and resolves with undefined: the caller shows that no order was created. */
export const createServiceOrderMutation = () =>
  customMutation(
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

export const updateServiceOrderMutation = (id: string, change: OrderChange) =>
  customMutation(() => call('serviceOrderUpdate', { path: { id }, body: change }), {
    done: createSuccessNotice(orderChangeTexts.done(id, change)),
    refreshes: orderReads,
  });

/** Whether a change of an order has already been applied by an earlier try. */
export const createOrderArrivalCheck = (
  client: QueryClient,
  id: string,
  change: OrderChange,
): AlreadyAppliedCheck<ServiceOrderRow> => ({
  isDone: (now) => isOrderChangeDone(change, now),
  done: () => applyMutationEffects(client, updateServiceOrderMutation(id, change)),
  // A note counts as written whoever wrote it.
  byAnybody: 'note' in change,
});

export const deleteServiceOrderMutation = (id: string) =>
  operationMutation('serviceOrderDelete', {
    done: createSuccessNotice(orderChangeTexts.deleted(id)),
    refreshes: ['serviceOrderGetAll', 'productFilter', 'productGetMine', 'productGet'],
  });
