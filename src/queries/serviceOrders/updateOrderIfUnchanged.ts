import type { QueryClient } from '@tanstack/react-query';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { isOrderChanged } from '~/domain/serviceOrder/serviceOrder.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { refreshOperations } from '~/queries/client.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { serviceOrderQuery, type ServiceOrderRow } from './serviceOrders.ts';

export async function fetchFreshOrder(client: QueryClient, id: string): Promise<ServiceOrderRow | undefined> {
  try {
    return await fetchFresh(client, serviceOrderQuery(id, { silent: true }));
  } catch (error) {
    if (isNotFoundOrForbidden(error)) return undefined;
    throw new UserFacingError(orderPageTexts.unreadable);
  }
}

export const updateOrderIfUnchanged = (
  client: QueryClient,
  seen: ServiceOrderRow,
): ConditionalUpdate<ServiceOrderRow> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => fetchFreshOrder(client, seen.id),
    compare: isOrderChanged,
    texts: { gone: orderPageTexts.gone, changed: orderPageTexts.changed, isFinal: true },
    onConflict: () => void refreshOperations(client, ['serviceOrderGetAll']),
  });
