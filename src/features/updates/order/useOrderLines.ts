import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byStanding, countLines, orderLines } from '~/domain/serviceOrder/outcome.ts';
import { hasEnded, isPending } from '~/domain/serviceOrder/state.ts';
import { orderOutcomes } from '~/queries/serviceOrders/outcomes.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { lookAgain } from './OrderOfPage.tsx';

const none: readonly never[] = [];

/** The products of an order and how each stands, counted from what they have reported. */
export function useOrderLines(order: ServiceOrderRow) {
  const isUnheard = isPending(order);
  const read = useQuery({
    ...orderOutcomes(order),
    refetchInterval: hasEnded(order) ? false : lookAgain,
  });
  const events = isUnheard ? none : read.data;
  const lines = useMemo(() => events && byStanding(orderLines(order, events)), [order, events]);
  const counts = useMemo(() => lines && countLines(lines), [lines]);
  return { read: isUnheard ? { data: none, error: null } : read, lines, counts };
}
