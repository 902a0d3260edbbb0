import { type ServiceOrder, serialNumbersOf } from './serviceOrder.ts';
import { isPending } from './state.ts';

export const outcomeTypes = ['SERVICE_ORDER_FULFILLMENT', 'SERVICE_ORDER_REJECTED'] as const;
export const productStandings = ['DONE', 'REJECTED', 'WAITING'] as const;
export type ProductStanding = (typeof productStandings)[number];

export type OutcomeEvent = {
  readonly type: string;
  readonly created: string;
  readonly note?: string | null | undefined;
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
};

export type OrderLine = {
  readonly serialNumber: string;
  readonly standing: ProductStanding;
  readonly event: OutcomeEvent | undefined;
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

/** Whether an event can be about an order at all: of its kind of product, and not from before it. */
function concerns({ created, firmware }: Told, event: OutcomeEvent): boolean {
  if (!outcomeTypes.some((type) => type === event.type)) return false;
  if (created !== undefined && Date.parse(event.created) < Date.parse(created)) return false;
  return (
    !firmware || (firmware.productFamily === event.productFamily && firmware.deviceType === event.deviceType)
  );
}

/**
 * Counted from device events. The first outcome after the order was made is its own, as a product is in one order at
 * a time; the last where nobody knows when. Of a pending order products wait.
 */
export function orderLines(order: Told, events: readonly OutcomeEvent[]): readonly OrderLine[] {
  const outcomes = new Map<string, OutcomeEvent>();
  const isFirst = order.created !== undefined;
  for (const event of isPending(order) ? [] : events) {
    if (!concerns(order, event)) continue;
    const known = outcomes.get(event.serialNumber);
    const isBefore = known && Date.parse(event.created) < Date.parse(known.created);
    if (!known || isBefore === isFirst) outcomes.set(event.serialNumber, event);
  }
  return serialNumbersOf(order).map((serialNumber) => {
    const event = outcomes.get(serialNumber);
    return { serialNumber, event, standing: standingOf(event) };
  });
}

const standingRank: Record<ProductStanding, number> = { REJECTED: 0, WAITING: 1, DONE: 2 };

export const byStanding = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.toSorted((one, other) => standingRank[one.standing] - standingRank[other.standing]);

function standingOf(event: OutcomeEvent | undefined): ProductStanding {
  if (!event) return 'WAITING';
  return event.type === 'SERVICE_ORDER_REJECTED' ? 'REJECTED' : 'DONE';
}

export type OrderCounts = Readonly<Record<ProductStanding, number>>;

export function countLines(lines: readonly Pick<OrderLine, 'standing'>[]): OrderCounts {
  const counts = { DONE: 0, REJECTED: 0, WAITING: 0 };
  for (const { standing } of lines) counts[standing] += 1;
  return counts;
}
