import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { hasMoved } from '~/domain/serviceOrder/serviceOrder.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { refresh } from '~/queries/client.ts';
import { readNow } from '~/queries/readNow.ts';
import { Objection, unlessClosed, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { serviceOrder, type ServiceOrderRow } from './serviceOrders.ts';

/**
 * Writes on an order as a person has seen it and on nothing else: it is read again first, and an objection tells that
 * it is gone, cannot be read, or is no longer as it was. Rejects as the write does.
 */
export async function writeOnSeenOrder<Output>(
  client: QueryClient,
  seen: ServiceOrderRow,
  isOpen: IsOpen,
  write: () => Promise<Output>,
): Promise<Output> {
  const now = await readAgain(client, seen.id);
  if (hasMoved(seen, now)) {
    void refresh(client, ['serviceOrderGetAll']);
    throw new Objection(orderPageTexts.changed, { final: true });
  }
  return unlessClosed(isOpen, write)();
}

async function readAgain(client: QueryClient, id: string): Promise<ServiceOrderRow> {
  try {
    return await readNow(client, serviceOrder(id, { silent: true }));
  } catch (error) {
    const isGone = error instanceof ApiError && !error.lapsed && [403, 404].includes(error.status);
    throw isGone
      ? new Objection(orderPageTexts.gone, { final: true })
      : new Objection(orderPageTexts.unreadable);
  }
}
