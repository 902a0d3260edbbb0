import { mapQuoteState } from '../../src/domain/quote/quote.ts';
import type { Quote, Configurator } from '../../src/domain/quote/wire.ts';
import { totalOf } from '../configurator3d/prices.ts';
import { designFrom } from '../configurator3d/product.ts';

export const quoteStates = {
  NEW: 'default',
  SUBMITTED: 'Awaiting for configuration approval',
  APPROVED: 'Awaiting for archiving',
  REJECTED: 'Awaiting for quote approval',
  GENERATING: 'Generating configuration outputs',
  ARCHIVED: 'Archived',
} as const;
export type QuoteStateName = (typeof quoteStates)[keyof typeof quoteStates];

const stateIds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(quoteStates).map((name, index) => [name, index + 1]),
);

export const inState = (quote: Quote, name: string): Quote => ({
  ...quote,
  state: typeof quote.state === 'string' ? name : { id: stateIds[name] ?? 0, name },
  status: [mapQuoteState(name)],
});

/** The net price of a configured product in SEK: the one the configurator has put into it, else that of its list. */
export function netPriceOf(product: Configurator & { readonly extNetPrice?: unknown }): number {
  const { extNetPrice, ...design } = product;
  return typeof extNetPrice === 'number' ? extNetPrice : totalOf(designFrom(design, {}));
}

export const noHeaders = (id: number) => ({
  idQuoteHeader: id,
  entityType: 'quoteHeader',
  name: 'Header',
  fields: [],
  configurators: [],
  validationMessages: [],
});
