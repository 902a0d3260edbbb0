import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { config } from '~/config.ts';
import { ApiError } from '~/api/ApiError.ts';
import { restoreRawValues } from '~/api/answers/restoreReceived.ts';
import { call } from '~/api/call.ts';
import type { OperationId } from '~/api/operations.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { approvedQuote, assignedQuote, cloneBody, renamedQuote } from '~/domain/quote/requests.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { askingOf } from '~/queries/answers.ts';
import { act } from '~/queries/mutation.ts';
import { keyOf } from '~/queries/query.ts';
import { dropFromList, putInList } from './quoteList.ts';
import { accountNumberOf } from '~/domain/quote/facts.ts';
import { newestQuotes } from '~/queries/designs/beganBefore.ts';

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const keyOfQuote = (id: number) => keyOf('quoteGet', { path: { id } });

/** One quote, whole. Whenever it is read, its row in the list shows the same; the row of one that is gone goes. */
export const quoteQuery = (id: number) =>
  queryOptions({
    queryKey: keyOfQuote(id),
    queryFn: async ({ signal, client, queryKey }): Promise<Quote> => {
      const asking = askingOf(client, queryKey);
      try {
        const answer = await call('quoteGet', { path: { id } }, { signal, asking });
        void putInList(client, answer);
        return answer;
      } catch (error) {
        if (isGone(error)) void dropFromList(client, id);
        throw error;
      }
    },
    // Whoever shows it says it in its place.
    meta: { isTold: true },
  });

/** Shows a quote as a write has answered it, in the place of what was read before, in its row too. */
async function replace(client: QueryClient, answer: Quote): Promise<void> {
  await client.cancelQueries({ queryKey: keyOfQuote(answer.id) });
  client.setQueryData(keyOfQuote(answer.id), answer);
  await putInList(client, answer);
}

const configurationReads: readonly OperationId[] = ['configurationGet', 'configurationFilter'];

/** A write that answers the whole quote. After a failure the quote is read again: it may have been done all the same. */
const change = (client: QueryClient, done: string, send: (now: Quote) => Promise<Quote>) =>
  act(
    async (now: Quote) => {
      try {
        const answer = await send(restoreRawValues('quoteGet', now));
        await replace(client, answer);
        return answer;
      } catch (error) {
        void client.refetchQueries({ queryKey: keyOfQuote(now.id), type: 'active' });
        throw error;
      }
    },
    { done: successNotice(done), refreshes: configurationReads },
  );

export const submitQuote = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteSubmit', { body: now }));

export const approveQuote = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteApprove', { body: approvedQuote(now) }));

export const rejectQuote = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteReject', { body: now }));

export const assignQuote = (client: QueryClient, done: string, assigneeId: number) =>
  change(client, done, (now) => call('quoteModifyHeader', { body: assignedQuote(now, assigneeId) }));

export const renameQuote = (client: QueryClient, done: string, name: string) =>
  change(client, done, (now) => call('quoteModifyName', { body: renamedQuote(now, name) }));

/**
 * For the same customer; of the special account's, for the default one. A second try looks first whether the one
 * before has arrived.
 */
export const cloneQuote = (client: QueryClient, by: string) => {
  let earlier: CloneTry | undefined;
  const remember = (tried: CloneTry): void => {
    earlier = tried;
  };
  return act(async (now: Quote) => {
    const { accountNumber } = cloneBody(now, config.specialQuoteAccount);
    const copy = await cloneOnce({ id: now.id, accountNumber, by, earlier, remember });
    await replace(client, copy);
    return copy;
  }, {});
};

export const deleteQuote = (client: QueryClient, done: string) =>
  act(
    async ({ id }: Quote) => {
      await call('quoteDelete', { path: { id } });
      await dropFromList(client, id);
    },
    { done: successNotice(done), refreshes: configurationReads },
  );

/** One that has gone already counts as deleted: the answer to a try before may have been lost. */
export const deleteQuoteLog = (done: string) =>
  act(
    async ({ log }: { readonly log: number }) => {
      try {
        await call('quoteLogDelete', { path: { id: log } });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    { done: successNotice(done), refreshes: ['quoteGet'] },
  );

/** Ids of the newest quotes before a clone was asked for: a copy that has arrived is not among them. */
export type CloneTry = readonly number[];

type Order = {
  readonly id: number;
  readonly accountNumber: string;
  readonly by: string;
  readonly earlier: CloneTry | undefined;
  readonly remember: (tried: CloneTry) => void;
};

const isOwnedBy = ({ owner }: Quote, email: string): boolean =>
  typeof owner === 'object' && owner?.email?.toLowerCase() === email.toLowerCase();

async function madeBefore({ accountNumber, by }: Order, known: CloneTry): Promise<Quote | undefined> {
  const newest = await newestQuotes();
  const copy = newest.find(
    (quote) => !known.includes(quote.id) && accountNumberOf(quote) === accountNumber && isOwnedBy(quote, by),
  );
  return copy && call('quoteGet', { path: { id: copy.id } });
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Where the answer is lost it looks for the copy, at once and before each later try; rejects where there is none. */
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
