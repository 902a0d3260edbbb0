import { hasUnreadField, unreadPartError } from '~/api/answers/restoreReceived.ts';
import { omissionOf } from '~/api/answers/received.ts';
import { designedProduct } from '~/domain/quote/savePlan.ts';
import type { Quote, QuoteProduct } from '~/domain/quote/wire.ts';

/**
 * Whether all of the design that a quote has stored could be read, or it has none. A save writes the whole design: one that
 * was read in part would be lost with it, and where its product was left out the next one would be taken for it.
 */
export function isDesignWhole(quote: Quote): boolean {
  const product = designedProduct(quote);
  if (!product) return !hasUnreadField(quote, 'products');
  return (
    omissionOf(quote.products ?? [])?.isFirstOmitted !== true && !hasUnreadField(product, 'configuredProduct')
  );
}

/** The designed product of a quote. Throws where a save of it, by `operationId`, would lose a part that could not be read. */
export function requireWholeDesign(operationId: string, quote: Quote): QuoteProduct | undefined {
  if (!isDesignWhole(quote)) throw unreadPartError(operationId);
  return designedProduct(quote);
}
