import type { ProductKey } from '../../src/domain/product/address.ts';
import type { OrderedFirmware } from '../../src/domain/serviceOrder/orderedFirmware.ts';

/** A product in a service order. Times are ISO. */
export type OrderedProduct = ProductKey & {
  readonly configurationId: string;
  readonly accountNumber: string | null;
  /** Time in ms from when the order is given out until the product hears of it. */
  readonly takes: number;
  /** What became of it, and when; null as long as it has not been reached. */
  readonly outcome: { readonly type: 'FULFILLED' | 'REJECTED'; readonly at: string } | null;
};

/** A service order with its products, which it reaches one after the other. */
export type ServiceOrderRecord = {
  readonly id: string;
  readonly type: string;
  readonly note: string;
  readonly state: string;
  readonly created: string;
  readonly createdBy: string;
  readonly lastStateChange: string;
  readonly firmware: OrderedFirmware | null;
  /**
   * Time it is given out to its products: a while after it was last changed. Null in the seed, which does not know what
   * time it is: the first request sets it.
   */
  readonly released: string | null;
  readonly products: readonly OrderedProduct[];
};
