import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { accountNumberOf } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { newestQuotes } from '~/queries/designs/beganBefore.ts';

/** Ids of the newest quotes before a clone was asked for: a copy that has arrived is not among them. */
export type CloneTry = readonly number[];

type Order = {
  readonly id: number;
  readonly accountNumber: string;
  /** Address of whoever clones, who owns the copy. */
  readonly by: string;
  /** Ids from an earlier try whose answer was lost. */
  readonly earlier: CloneTry | undefined;
  /** Told the ids before the clone is asked for, for a later try. */
  readonly remember: (tried: CloneTry) => void;
};

const isOwnedBy = ({ owner }: Quote, email: string): boolean =>
  typeof owner === 'object' && owner?.email?.toLowerCase() === email.toLowerCase();

/** The copy that an earlier try has made; undefined where there is none. */
async function madeBefore({ accountNumber, by }: Order, known: CloneTry): Promise<Quote | undefined> {
  const newest = await newestQuotes();
  const copy = newest.find(
    (quote) => !known.includes(quote.id) && accountNumberOf(quote) === accountNumber && isOwnedBy(quote, by),
  );
  return copy && call('quoteGet', { path: { id: copy.id } });
}

/** Whether the quoting system has answered, and refused. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/**
 * Clones a quote. Where the answer is lost it looks for the copy, at once and before each later try, so that none is
 * made twice; rejects where there is none.
 */
export async function cloneOnce(order: Order): Promise<Quote> {
  const { id, accountNumber, earlier, remember } = order;
  const made = earlier && (await madeBefore(order, earlier));
  if (made) return made;
  const known = earlier ?? (await newestQuotes()).map((quote) => quote.id);
  remember(known);
  try {
    return await call('quoteClone', { path: { id }, body: { accountNumber } });
  } catch (error) {
    if (isRefused(error)) throw error;
    const copy = await madeBefore(order, known).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}
