import { type ServiceOrder, listSerialNumbers } from './serviceOrder.ts';
import { isPendingOrder } from './state.ts';

export const orderOutcomeTypes = ['SERVICE_ORDER_FULFILLMENT', 'SERVICE_ORDER_REJECTED'] as const;
export const orderLineStatuses = ['DONE', 'REJECTED', 'WAITING'] as const;
export type OrderLineStatus = (typeof orderLineStatuses)[number];

export type OrderOutcomeEvent = {
  readonly type: string;
  readonly created: string;
  readonly note?: string | null | undefined;
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
};

export type OrderLine = {
  readonly serialNumber: string;
  readonly standing: OrderLineStatus;
  readonly event: OrderOutcomeEvent | undefined;
};

type Told = Pick<
  ServiceOrder,
  | 'serialNumbers'
  | 'serialNumbersToAdd'
  | 'serialNumbersToRemove'
  | 'serviceOrderState'
  | 'created'
  | 'firmware'
>;

/** Whether an event can belong to an order: of the same kind of product, and not older than the order. */
function concerns({ created, firmware }: Told, event: OrderOutcomeEvent): boolean {
  if (!orderOutcomeTypes.some((type) => type === event.type)) return false;
  if (created !== undefined && Date.parse(event.created) < Date.parse(created)) return false;
  return (
    !firmware || (firmware.productFamily === event.productFamily && firmware.deviceType === event.deviceType)
  );
}

/**
 * Outcomes from device events. The first one after the order was made counts, because a product is in one
 * order at a time; where that time is unknown, the last. Products of a pending order are waiting.
 */
export function buildOrderLines(order: Told, events: readonly OrderOutcomeEvent[]): readonly OrderLine[] {
  const outcomes = new Map<string, OrderOutcomeEvent>();
  const isFirst = order.created !== undefined;
  for (const event of isPendingOrder(order) ? [] : events) {
    if (!concerns(order, event)) continue;
    const known = outcomes.get(event.serialNumber);
    const isBefore = known && Date.parse(event.created) < Date.parse(known.created);
    if (!known || isBefore === isFirst) outcomes.set(event.serialNumber, event);
  }
  return listSerialNumbers(order).map((serialNumber) => {
    const event = outcomes.get(serialNumber);
    return { serialNumber, event, standing: standingOf(event) };
  });
}

const standingRank: Record<OrderLineStatus, number> = { REJECTED: 0, WAITING: 1, DONE: 2 };

export const sortOrderLines = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.toSorted((one, other) => standingRank[one.standing] - standingRank[other.standing]);

function standingOf(event: OrderOutcomeEvent | undefined): OrderLineStatus {
  if (!event) return 'WAITING';
  return event.type === 'SERVICE_ORDER_REJECTED' ? 'REJECTED' : 'DONE';
}

export type OrderCounts = Readonly<Record<OrderLineStatus, number>>;

export function countOrderLines(lines: readonly Pick<OrderLine, 'standing'>[]): OrderCounts {
  const counts = { DONE: 0, REJECTED: 0, WAITING: 0 };
  for (const { standing } of lines) counts[standing] += 1;
  return counts;
}
