import { parseSerialPrefix } from '../product/serialNumber.ts';
import { parseServiceOrderType, serviceOrderStates, serviceOrderTypes } from './state.ts';
import { formatFirmware } from './orderFirmware.ts';
import { sortServiceOrders, listSerialNumbers, type ServiceOrder } from './serviceOrder.ts';
import { createWordMatcher } from '../words/search.ts';

export const orderStateChoices = ['ALL', ...serviceOrderStates] as const;
export const orderTypeChoices = ['ALL', ...serviceOrderTypes] as const;

export type OrderFilter = {
  /** Searched in the id, the note, the firmware and the author, or as a serial number or its beginning. */
  readonly search: string;
  readonly state: (typeof orderStateChoices)[number];
  readonly type: (typeof orderTypeChoices)[number];
};

export const defaultOrderFilter: OrderFilter = { search: '', state: 'ALL', type: 'ALL' };

export const parseOrderFilter = (parameters: URLSearchParams): OrderFilter => ({
  search: parameters.get('search') ?? '',
  state: serviceOrderStates.find((state) => state === parameters.get('state')) ?? 'ALL',
  type: parseServiceOrderType(parameters.get('type')) ?? 'ALL',
});

export const toOrderSearchParams = (filter: OrderFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== 'ALL'));

export const isOrderFilterActive = ({ search, state, type }: OrderFilter): boolean =>
  search.trim() !== '' || state !== 'ALL' || type !== 'ALL';

export function filterServiceOrders<Of extends ServiceOrder>(
  orders: readonly Of[],
  { search, state, type }: OrderFilter,
): readonly Of[] {
  const matches = createWordMatcher(search);
  const serial = parseSerialPrefix(search);
  const fits = (order: Of): boolean => {
    const { id, note, createdBy, firmware } = order;
    return (
      matches(id, note, createdBy, firmware ? formatFirmware(firmware) : '') ||
      (serial !== undefined && listSerialNumbers(order).some((each) => each.startsWith(serial)))
    );
  };
  return sortServiceOrders(
    orders.filter(
      (order) =>
        (state === 'ALL' || order.serviceOrderState === state) &&
        (type === 'ALL' || order.serviceOrderType === type) &&
        fits(order),
    ),
  );
}
