import type { Configurator } from '../../src/domain/quote/wire.ts';
import { totalOf } from '../configurator3d/prices.ts';
import { designFrom } from '../configurator3d/product.ts';

/** The net price of a configured product in SEK: the one the configurator has put into it, else that of its list. */
export function netPriceOf(product: Configurator & { readonly extNetPrice?: unknown }): number {
  const { extNetPrice, ...design } = product;
  return typeof extNetPrice === 'number' ? extNetPrice : totalOf(designFrom(design, {}));
}
