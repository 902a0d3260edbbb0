import type { ReactElement } from 'react';
import { quotePriceText } from '~/domain/quote/quotePrice.ts';
import { quotedPriceTexts } from '~/domain/words/texts/configurationActions.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useQuoteBeside, type QuoteBeside } from './useQuoteBeside.ts';

type Props = { readonly configuration: Configuration };

/** The price of the quote that a decision moves. It always stands in the question; where it is not known, why not. */
export function QuotedPrice({ configuration }: Props): ReactElement {
  const { read } = useQuoteBeside(configuration);
  return (
    <p className="number" role="status">
      {quotedPriceTexts.price(priceIn(read))}
    </p>
  );
}

function priceIn(read: QuoteBeside['read']): string {
  if (!read) return quotedPriceTexts.signedOut;
  if (read.data) return quotePriceText(read.data);
  return read.error ? quotedPriceTexts.unread : quotedPriceTexts.reading;
}
