import { formatMoney } from '../words/money.ts';
import { quotePriceTexts } from '../words/texts/configurationActions.ts';
import { getQuotePrice } from './facts.ts';
import { quoteCurrency } from './quote.ts';
import type { Quote } from './quoteDto.ts';

export function formatQuotePrice(quote: Pick<Quote, 'products' | 'currency'>): string {
  const price = getQuotePrice(quote);
  return price === undefined ? quotePriceTexts.none : formatMoney(price, quote.currency ?? quoteCurrency);
}
