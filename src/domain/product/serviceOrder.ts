export type ServiceOrder = {
  readonly configurationIds: readonly string[];
  readonly lastStateChange: string;
};

/** Service orders in reading order: last changed first. */
const ordersInOrder = <Of extends ServiceOrder>(orders: readonly Of[]): readonly Of[] =>
  orders.toSorted((one, other) => Date.parse(other.lastStateChange) - Date.parse(one.lastStateChange));

/** Those service orders that update products of a configuration, last changed first. */
export const ordersOf = <Of extends ServiceOrder>(
  orders: readonly Of[],
  configurationId: string,
): readonly Of[] =>
  ordersInOrder(orders.filter(({ configurationIds }) => configurationIds.includes(configurationId)));

/** Those service orders that update a product of a serial number, last changed first. */
export const ordersFor = <Of extends ServiceOrder & { readonly serialNumbers: readonly string[] }>(
  orders: readonly Of[],
  serialNumber: string,
): readonly Of[] => ordersInOrder(orders.filter(({ serialNumbers }) => serialNumbers.includes(serialNumber)));

/** Whether an update of a product is still to come. */
export const hasPendingOrder = (orders: readonly { readonly serviceOrderState: string }[]): boolean =>
  orders.some(({ serviceOrderState }) => serviceOrderState === 'PENDING');
