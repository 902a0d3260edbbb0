import { mapQuoteState } from '../../src/domain/quote/quote.ts';
import type { Quote } from '../../src/domain/quote/wire.ts';

/** The workflow states of the quoting system, by what they are for. */
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

/** The quote in another state, which is kept in the form it had. */
export const inState = (quote: Quote, name: string): Quote => ({
  ...quote,
  state: typeof quote.state === 'string' ? name : { id: stateIds[name] ?? 0, name },
  status: [mapQuoteState(name)],
});
