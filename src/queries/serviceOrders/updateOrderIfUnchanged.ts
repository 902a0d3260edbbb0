import type { QueryClient } from '@tanstack/react-query';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { isOrderChanged } from '~/domain/serviceOrder/serviceOrder.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { refresh } from '~/queries/client.ts';
import { readNow } from '~/queries/readNow.ts';
import { updateIfUnchanged, type UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { UserFacingError } from '~/ui/modal/useAttempt.ts';
import { serviceOrder, type ServiceOrderRow } from './serviceOrders.ts';

export async function readOrderNow(client: QueryClient, id: string): Promise<ServiceOrderRow | undefined> {
  try {
    return await readNow(client, serviceOrder(id, { silent: true }));
  } catch (error) {
    if (isNotFoundOrForbidden(error)) return undefined;
    throw new UserFacingError(orderPageTexts.unreadable);
  }
}

export const updateOrderIfUnchanged = (
  client: QueryClient,
  seen: ServiceOrderRow,
): UpdateIfUnchanged<ServiceOrderRow> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => readOrderNow(client, seen.id),
    compare: isOrderChanged,
    texts: { gone: orderPageTexts.gone, changed: orderPageTexts.changed, isFinal: true },
    onConflict: () => void refresh(client, ['serviceOrderGetAll']),
  });
