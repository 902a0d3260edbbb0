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

/** A whole quote. Each read updates its row in the cached list, or removes it where the quote is gone. */
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
    // The component that shows the quote shows the failure in its place.
    meta: { suppressErrorNotice: true },
  });

/** Replaces the cached quote and its row in the list by the response of a write. */
async function replace(client: QueryClient, answer: Quote): Promise<void> {
  await client.cancelQueries({ queryKey: keyOfQuote(answer.id) });
  client.setQueryData(keyOfQuote(answer.id), answer);
  await updateQuoteInList(client, answer);
}

const configurationReads: readonly OperationId[] = ['configurationGet', 'configurationFilter'];

/**
 * A write whose response is the whole quote. After a failure the quote is refetched, as the write may have
 * succeeded.
 */
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
 * Clones for the same customer; a quote of the special account is cloned for the default customer. A retry
 * first looks for the copy of the earlier try.
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

/** A 404 counts as deleted: the response to an earlier try may have been lost. */
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

/** Ids of the newest quotes before cloning: the copy is a quote that is not among them. */
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

/**
 * After a lost response looks for the copy, at once and before each later try; rejects where there is none.
 */
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
