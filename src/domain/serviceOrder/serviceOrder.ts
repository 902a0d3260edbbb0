import type { OrderChange } from './change.ts';
import type { ProductKey } from '../product/address.ts';
import type { OrderedFirmware } from './orderedFirmware.ts';

/** A service order as far as its rules go. */
export type ServiceOrder = {
  readonly id: string;
  readonly serviceOrderType: string;
  readonly note: string;
  /** Those that are in it now. */
  readonly serialNumbers: readonly string[];
  /** Those that wait to be put in, and to be taken out. */
  readonly serialNumbersToAdd: readonly string[];
  readonly serialNumbersToRemove: readonly string[];
  readonly configurationIds: readonly string[];
  readonly serviceOrderState: string;
  /** ISO time of the last change of its state. */
  readonly lastStateChange: string;
  /** ISO time; a back end may leave it out. */
  readonly created?: string | undefined;
  readonly createdBy: string;
  readonly firmware?: OrderedFirmware | null | undefined;
};

/** Service orders in reading order: those whose state changed last first. */
export const ordersInOrder = <Of extends { readonly lastStateChange: string }>(
  orders: readonly Of[],
): readonly Of[] =>
  orders.toSorted((one, other) => Date.parse(other.lastStateChange) - Date.parse(one.lastStateChange));

/** Those service orders that update products of a configuration, newest first. */
export const ordersOf = <
  Of extends { readonly lastStateChange: string; readonly configurationIds: readonly string[] },
>(
  orders: readonly Of[],
  configurationId: string,
): readonly Of[] =>
  ordersInOrder(orders.filter(({ configurationIds }) => configurationIds.includes(configurationId)));

/** The products an order is about once what waits to be put in and taken out has been: each once, in its order. */
export function serialNumbersOf({
  serialNumbers,
  serialNumbersToAdd,
  serialNumbersToRemove,
}: Pick<ServiceOrder, 'serialNumbers' | 'serialNumbersToAdd' | 'serialNumbersToRemove'>): readonly string[] {
  const gone = new Set(serialNumbersToRemove);
  return [...new Set([...serialNumbers, ...serialNumbersToAdd])].filter((serial) => !gone.has(serial));
}

/**
 * Those service orders that update a product, newest first. Orders name serial numbers alone, of which a transmitter and a
 * receiver may have the same: the firmware of an order says which of them it is for.
 */
export const ordersFor = <Of extends ServiceOrder>(
  orders: readonly Of[],
  { serialNumber, productFamily, deviceType }: ProductKey,
): readonly Of[] =>
  ordersInOrder(
    orders.filter((order) => {
      const { firmware } = order;
      const isOfKind =
        !firmware || (firmware.productFamily === productFamily && firmware.deviceType === deviceType);
      return isOfKind && serialNumbersOf(order).includes(serialNumber);
    }),
  );

/** An order as far as a person decides by it. */
type Decided = Pick<
  ServiceOrder,
  'note' | 'serialNumbers' | 'serialNumbersToAdd' | 'serialNumbersToRemove' | 'serviceOrderState'
>;

/** Whether an order is no longer what a person has seen of it. */
export const isOrderChanged = (seen: Decided, now: Decided): boolean =>
  seen.serviceOrderState !== now.serviceOrderState ||
  seen.note !== now.note ||
  serialNumbersOf(seen).join() !== serialNumbersOf(now).join();

/** Whether an order is as a change makes it. */
export function isChangeDone(change: OrderChange, now: Decided): boolean {
  if ('note' in change) return now.note === change.note;
  const there = new Set(serialNumbersOf(now));
  if ('serialNumbersToAdd' in change) return change.serialNumbersToAdd.every((each) => there.has(each));
  return !change.serialNumbersToRemove.some((each) => there.has(each));
}
