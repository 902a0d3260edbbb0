import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { config } from '~/config.ts';
import { ApiError } from '~/api/ApiError.ts';
import { restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import type { OperationId } from '~/api/operations.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import {
  toApprovedQuote,
  toAssignedQuote,
  toCloneBody,
  toRenamedQuote,
} from '~/domain/quote/requestBodies.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { getInteractionMode } from '~/queries/fallback.ts';
import { customMutation } from '~/queries/mutation.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { removeQuoteFromList, updateQuoteInList } from './quoteList.ts';
import { getQuoteAccountNumber } from '~/domain/quote/facts.ts';
import { fetchNewestQuotes } from '~/queries/designs/findExistingDraft.ts';

export const isNotFoundError = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const keyOfQuote = (id: number) => buildQueryKey('quoteGet', { path: { id } });

/** One quote, whole. Whenever it is read, its row in the list shows the same; the row of one that is gone goes. */
export const quoteQuery = (id: number) =>
  queryOptions({
    queryKey: keyOfQuote(id),
    queryFn: async ({ signal, client, queryKey }): Promise<Quote> => {
      const asking = getInteractionMode(client, queryKey);
      try {
        const answer = await call('quoteGet', { path: { id } }, { signal, asking });
        void updateQuoteInList(client, answer);
        return answer;
      } catch (error) {
        if (isNotFoundError(error)) void removeQuoteFromList(client, id);
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
  await updateQuoteInList(client, answer);
}

const configurationReads: readonly OperationId[] = ['configurationGet', 'configurationFilter'];

/** A write that answers the whole quote. After a failure the quote is read again: it may have been done all the same. */
const change = (client: QueryClient, done: string, send: (now: Quote) => Promise<Quote>) =>
  customMutation(
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
    { done: createSuccessNotice(done), refreshes: configurationReads },
  );

export const submitQuoteMutation = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteSubmit', { body: now }));

export const approveQuoteMutation = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteApprove', { body: toApprovedQuote(now) }));

export const rejectQuoteMutation = (client: QueryClient, done: string) =>
  change(client, done, (now) => call('quoteReject', { body: now }));

export const assignQuoteMutation = (client: QueryClient, done: string, assigneeId: number) =>
  change(client, done, (now) => call('quoteModifyHeader', { body: toAssignedQuote(now, assigneeId) }));

export const renameQuoteMutation = (client: QueryClient, done: string, name: string) =>
  change(client, done, (now) => call('quoteModifyName', { body: toRenamedQuote(now, name) }));

/**
 * For the same customer; of the special account's, for the default one. A second try looks first whether the one
 * before has arrived.
 */
export const cloneQuoteMutation = (client: QueryClient, by: string) => {
  let earlier: CloneAttempt | undefined;
  const remember = (tried: CloneAttempt): void => {
    earlier = tried;
  };
  return customMutation(async (now: Quote) => {
    const { accountNumber } = toCloneBody(now, config.specialQuoteAccount);
    const copy = await cloneQuoteOnce({ id: now.id, accountNumber, by, earlier, remember });
    await replace(client, copy);
    return copy;
  }, {});
};

export const deleteQuoteMutation = (client: QueryClient, done: string) =>
  customMutation(
    async ({ id }: Quote) => {
      await call('quoteDelete', { path: { id } });
      await removeQuoteFromList(client, id);
    },
    { done: createSuccessNotice(done), refreshes: configurationReads },
  );

/** One that has gone already counts as deleted: the answer to a try before may have been lost. */
export const deleteQuoteLogMutation = (done: string) =>
  customMutation(
    async ({ log }: { readonly log: number }) => {
      try {
        await call('quoteLogDelete', { path: { id: log } });
      } catch (error) {
        if (!isNotFoundError(error)) throw error;
      }
    },
    { done: createSuccessNotice(done), refreshes: ['quoteGet'] },
  );

/** Ids of the newest quotes before a clone was asked for: a copy that has arrived is not among them. */
export type CloneAttempt = readonly number[];

type Order = {
  readonly id: number;
  readonly accountNumber: string;
  readonly by: string;
  readonly earlier: CloneAttempt | undefined;
  readonly remember: (tried: CloneAttempt) => void;
};

const isOwnedBy = ({ owner }: Quote, email: string): boolean =>
  typeof owner === 'object' && owner?.email?.toLowerCase() === email.toLowerCase();

async function madeBefore({ accountNumber, by }: Order, known: CloneAttempt): Promise<Quote | undefined> {
  const newest = await fetchNewestQuotes();
  const copy = newest.find(
    (quote) =>
      !known.includes(quote.id) && getQuoteAccountNumber(quote) === accountNumber && isOwnedBy(quote, by),
  );
  return copy && call('quoteGet', { path: { id: copy.id } });
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Where the answer is lost it looks for the copy, at once and before each later try; rejects where there is none. */
export async function cloneQuoteOnce(order: Order): Promise<Quote> {
  const { id, accountNumber, earlier, remember } = order;
  const made = earlier && (await madeBefore(order, earlier));
  if (made) return made;
  const known = earlier ?? (await fetchNewestQuotes()).map((quote) => quote.id);
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
