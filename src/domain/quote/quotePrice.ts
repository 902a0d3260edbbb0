import { moneyText } from '../words/money.ts';
import { quotedPriceTexts } from '../words/texts/configurationActions.ts';
import { priceOf } from './facts.ts';
import { quoteCurrency } from './quote.ts';
import type { Quote } from './wire.ts';

export function quotePriceText(quote: Pick<Quote, 'products' | 'currency'>): string {
  const price = priceOf(quote);
  return price === undefined ? quotedPriceTexts.none : moneyText(price, quote.currency ?? quoteCurrency);
}
