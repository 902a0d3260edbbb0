import { stateNameOf } from '../../src/domain/quote/facts.ts';
import type { Quote, QuoteProduct } from '../../src/domain/quote/wire.ts';
import type { SentQuote } from './body.ts';
import { quoteStates } from './quoteState.ts';
import { badRequest, conflict } from './refusal.ts';
import { findQuote, type CpqCaller, type System } from './system.ts';

const missingKeys = (kept: object, sent: object): string[] =>
  Object.keys(kept).filter((key) => !(key in sent));

/** The parts of a kept product that a sent one lacks, the inside of its configured product included. */
function missingOf(kept: QuoteProduct, sent: object): string[] {
  const inside: unknown = Object.entries(sent).find(([key]) => key === 'configuredProduct')?.[1];
  const configured = typeof inside === 'object' && inside !== null ? inside : {};
  return [
    ...missingKeys(kept, sent),
    ...missingKeys(kept.configuredProduct ?? {}, configured).map((key) => `configuredProduct.${key}`),
  ].map((path) => `products.${kept.id}.${path}`);
}

/** Throws a 400 where a quote is sent in part, such as a row of a search: what it lacks would be lost. */
function demandWhole(kept: Quote, sent: SentQuote): void {
  const missing = [
    ...missingKeys(kept, sent),
    ...(kept.products ?? []).flatMap((product) => {
      const same = sent.products.find(({ id }) => id === product.id);
      return same ? missingOf(product, same) : [`products.${product.id}`];
    }),
  ];
  if (missing.length > 0) throw badRequest(`This is not the whole quote: ${missing.join(', ')} missing.`);
}

/** Throws a 409 while the outputs of a quote are generated: nothing about it can be changed meanwhile. */
export function demandIdle(quote: Quote): void {
  if (stateNameOf(quote.state) === quoteStates.GENERATING)
    throw conflict(`The outputs of the quote ${quote.id} are being generated. Wait until they are there.`);
}

/** The kept quote that a sent one is about; a 409 where it has changed since, and while its outputs are generated. */
export function keptQuote(system: System, caller: CpqCaller, sent: SentQuote): Quote {
  const kept = findQuote(system, caller, sent.id);
  demandWhole(kept, sent);
  if (kept.modifiedDate !== sent.modifiedDate)
    throw conflict(`The quote ${kept.id} has been changed since you read it. Load it again.`);
  demandIdle(kept);
  return kept;
}
