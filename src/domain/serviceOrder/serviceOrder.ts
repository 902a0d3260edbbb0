import type { ProductKey } from '../product/productPath.ts';
import type { OrderFirmware } from './orderFirmware.ts';

export type ServiceOrder = {
  readonly id: string;
  readonly serviceOrderType: string;
  readonly note: string;
  readonly serialNumbers: readonly string[];
  readonly serialNumbersToAdd: readonly string[];
  readonly serialNumbersToRemove: readonly string[];
  readonly configurationIds: readonly string[];
  readonly serviceOrderState: string;
  /** ISO time of the last change of state. */
  readonly lastStateChange: string;
  /** ISO time; a back end may leave it out. */
  readonly created?: string | undefined;
  readonly createdBy: string;
  readonly firmware?: OrderFirmware | null | undefined;
};

export const sortServiceOrders = <Of extends { readonly lastStateChange: string }>(
  orders: readonly Of[],
): readonly Of[] =>
  orders.toSorted((one, other) => Date.parse(other.lastStateChange) - Date.parse(one.lastStateChange));

export const filterOrdersByConfiguration = <
  Of extends { readonly lastStateChange: string; readonly configurationIds: readonly string[] },
>(
  orders: readonly Of[],
  configurationId: string,
): readonly Of[] =>
  sortServiceOrders(orders.filter(({ configurationIds }) => configurationIds.includes(configurationId)));

export function listSerialNumbers({
  serialNumbers,
  serialNumbersToAdd,
  serialNumbersToRemove,
}: Pick<ServiceOrder, 'serialNumbers' | 'serialNumbersToAdd' | 'serialNumbersToRemove'>): readonly string[] {
  const gone = new Set(serialNumbersToRemove);
  return [...new Set([...serialNumbers, ...serialNumbersToAdd])].filter((serial) => !gone.has(serial));
}

/**
 * Newest first. Orders list serial numbers only, which a transmitter and a receiver may share: the firmware
 * tells which.
 */
export const filterOrdersByProduct = <Of extends ServiceOrder>(
  orders: readonly Of[],
  { serialNumber, productFamily, deviceType }: ProductKey,
): readonly Of[] =>
  sortServiceOrders(
    orders.filter((order) => {
      const { firmware } = order;
      const isOfKind =
        !firmware || (firmware.productFamily === productFamily && firmware.deviceType === deviceType);
      return isOfKind && listSerialNumbers(order).includes(serialNumber);
    }),
  );

type Decided = Pick<
  ServiceOrder,
  'note' | 'serialNumbers' | 'serialNumbersToAdd' | 'serialNumbersToRemove' | 'serviceOrderState'
>;

export const isOrderChanged = (seen: Decided, now: Decided): boolean =>
  seen.serviceOrderState !== now.serviceOrderState ||
  seen.note !== now.note ||
  listSerialNumbers(seen).join() !== listSerialNumbers(now).join();

export function isOrderChangeDone(change: OrderChange, now: Decided): boolean {
  if ('note' in change) return now.note === change.note;
  const there = new Set(listSerialNumbers(now));
  if ('serialNumbersToAdd' in change) return change.serialNumbersToAdd.every((each) => there.has(each));
  return !change.serialNumbersToRemove.some((each) => there.has(each));
}

export type OrderChange =
  | { readonly note: string }
  | { readonly serialNumbersToAdd: string[] }
  | { readonly serialNumbersToRemove: string[] };

type Sent = {
  readonly note?: string | undefined;
  readonly serialNumbersToAdd?: readonly string[] | undefined;
  readonly serialNumbersToRemove?: readonly string[] | undefined;
};

export function parseOrderChange({
  note,
  serialNumbersToAdd: add,
  serialNumbersToRemove: remove,
}: Sent): OrderChange | undefined {
  if ([note, add, remove].filter((each) => each !== undefined).length !== 1) return undefined;
  if (note !== undefined) return { note };
  if (add?.length) return { serialNumbersToAdd: [...add] };
  return remove?.length ? { serialNumbersToRemove: [...remove] } : undefined;
}

type Piece = { readonly start: number; readonly text: string; readonly isOrder: boolean };

const orderId = /(?<![\p{L}\p{N}-])S-\d{5,}(?![\p{L}\p{N}])/gu;

export function splitByOrderIds(sentence: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (start: number, stop: number, isOrder: boolean): void => {
    if (stop > start) pieces.push({ start, text: sentence.slice(start, stop), isOrder });
  };
  for (const { index, 0: id } of sentence.matchAll(orderId)) {
    add(end, index, false);
    end = index + id.length;
    add(index, end, true);
  }
  add(end, sentence.length, false);
  return pieces;
}
