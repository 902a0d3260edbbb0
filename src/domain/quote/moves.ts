import { moneyText } from '../words/money.ts';
import { stateText } from '../words/stateText.ts';
import { wholeNumber } from '../words/numbers.ts';
import { quoteQuestionTexts, quoteTexts } from '../words/texts/quotes.ts';
import { assigneeOf, nameOf, priceOf, quoteStateOf } from './facts.ts';
import { quoteCurrency } from './quote.ts';
import type { Quote } from './wire.ts';

/** Something of a quote that is not as it was seen: its name, and its words before and now. */
export type MovedFact = { readonly label: string; readonly before: string; readonly now: string };

const priceText = (quote: Quote): string => {
  const price = priceOf(quote);
  return price === undefined ? '' : moneyText(price, quote.currency ?? quoteCurrency);
};

const versionCount = ({ products }: Quote): string =>
  wholeNumber((products ?? []).reduce((sum, { commits }) => sum + (commits?.length ?? 0), 0));

/** Whatever has moved in a quote since somebody saw it, as far as it matters to what they decide. */
export function quoteMoves(
  seen: Quote,
  now: Quote,
  assigneeName: (id: number) => string,
): readonly MovedFact[] {
  const facts: readonly (readonly [string, (quote: Quote) => string])[] = [
    [quoteTexts.name, ({ name }) => name ?? ''],
    [quoteTexts.customer, ({ customer }) => nameOf(customer)],
    [quoteTexts.state, (quote) => stateText(quoteStateOf(quote))],
    [quoteTexts.assignee, (quote) => (assigneeOf(quote) === 0 ? '' : assigneeName(assigneeOf(quote)))],
    [quoteTexts.price, priceText],
    [quoteQuestionTexts.versions, versionCount],
  ];
  return facts.flatMap(([label, of]) =>
    of(seen) === of(now) ? [] : [{ label, before: of(seen), now: of(now) }],
  );
}
