import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countLines, orderLines } from '~/domain/serviceOrder/outcome.ts';
import { hasEnded } from '~/domain/serviceOrder/state.ts';
import { orderOutcomes } from '~/queries/serviceOrders/outcomes.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { lookAgain } from './OrderOfPage.tsx';

const none: readonly never[] = [];

/** The products of an order and how each stands, counted from what they have reported. */
export function useOrderLines(order: ServiceOrderRow) {
  const isPending = order.serviceOrderState === 'PENDING';
  const read = useQuery({
    ...orderOutcomes(order),
    refetchInterval: hasEnded(order) ? false : lookAgain,
  });
  const events = isPending ? none : read.data;
  const lines = useMemo(() => events && orderLines(order, events), [order, events]);
  const counts = useMemo(() => lines && countLines(lines), [lines]);
  return { read: isPending ? { data: none, error: null } : read, lines, counts };
}
