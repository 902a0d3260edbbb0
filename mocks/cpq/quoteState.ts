import { mapQuoteState } from '../../src/domain/quote/quote.ts';
import type { Quote, Configurator } from '../../src/domain/quote/quoteDto.ts';
import { calculateTotalPrice } from '../configurator3d/prices.ts';
import { toDesign } from '../configurator3d/product.ts';

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

export const setQuoteState = (quote: Quote, name: string): Quote => ({
  ...quote,
  state: typeof quote.state === 'string' ? name : { id: stateIds[name] ?? 0, name },
  status: [mapQuoteState(name)],
});

/** Net price of a configured product in SEK: the one set by the configurator, or the list price. */
export function getNetPrice(product: Configurator & { readonly extNetPrice?: unknown }): number {
  const { extNetPrice, ...design } = product;
  return typeof extNetPrice === 'number' ? extNetPrice : calculateTotalPrice(toDesign(design, {}));
}

export const createEmptyHeaders = (id: number) => ({
  idQuoteHeader: id,
  entityType: 'quoteHeader',
  name: 'Header',
  fields: [],
  configurators: [],
  validationMessages: [],
});
