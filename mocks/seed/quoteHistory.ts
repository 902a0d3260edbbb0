import { createCommit } from '../../src/domain/quote/quote.ts';
import type { QuoteLog, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import { quoteStates, type QuoteStateName } from '../cpq/quoteState.ts';
import type { toCpqUsers } from '../cpq/sessions.ts';
import type { RandomSequence } from '../factory/random.ts';

export type SeedCpqUser = ReturnType<typeof toCpqUsers>[number];

const acts: Partial<Record<QuoteStateName, readonly string[]>> = {
  [quoteStates.REJECTED]: ['Submitted', 'Rejected'],
  [quoteStates.SUBMITTED]: ['Submitted'],
  [quoteStates.APPROVED]: ['Submitted', 'Approved'],
  [quoteStates.ARCHIVED]: ['Submitted', 'Approved', 'Archived'],
};

type History = {
  readonly product: Pick<QuoteProduct, 'commits'>;
  readonly logs: readonly Omit<QuoteLog, 'id'>[];
};

const hour = 60 * 60 * 1000;

/** Distinct times in ascending order, in the weeks before `last`. */
function momentsBefore(random: RandomSequence, last: string): () => string {
  let left = Math.round((24 + random.next() * 60 * 24) * hour);
  return () => {
    left = Math.max(1, Math.round(left * (0.4 + 0.5 * random.next())));
    return new Date(Date.parse(last) - left).toISOString();
  };
}

/** The history of a quote last changed at `last` (ISO time), when it got its current `price`. */
export function createQuoteHistory(
  random: RandomSequence,
  owner: SeedCpqUser,
  state: QuoteStateName,
  price: number,
  last: string,
): History {
  const at = momentsBefore(random, last);
  const logs: Omit<QuoteLog, 'id'>[] = [];
  const log = (message: string, date: string, level = 'INFO'): void =>
    void logs.push({ message, level, date });
  log(`Created by ${owner.name}`, at());
  const saves = random.pick([1, 1, 2, 3, 4, 6]);
  const commits = Array.from({ length: saves }, (_, index) => {
    const date = at();
    log(`Product saved by ${owner.name}`, date);
    const share = 1 - (saves - index - 1) * 0.04;
    return { ...createCommit(owner, new Date(date)), extNetPrice: Math.round(price * share) };
  });
  if (random.next() < 0.1)
    log('The price list of the customer was not found; list prices apply', at(), 'WARNING');
  for (const act of acts[state] ?? []) log(`${act} by ${owner.name}`, at());
  return { product: { commits }, logs };
}
