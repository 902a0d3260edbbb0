import { query } from '~/queries/query.ts';
import { queryOptions } from '@tanstack/react-query';
import { configurationOf } from '~/domain/quote/facts.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { configuration } from '~/queries/configurations/configurations.ts';
import { designOfQuote } from './beganBefore.ts';

/**
 * The quote that a design is in, as the quoting system has it now: what is shown is saved over. Without a session of the
 * quoting system the person is asked to sign in there.
 */
export const designQuote = (id: number) => ({
  ...query('quoteGet', { path: { id } }),
  staleTime: 0,
  // The page says it in the place of the design.
  meta: { isTold: true },
});

/** Number of an account's configurations among which that of a quote is looked for whose name does not say it. */
const looked = 1000;

/**
 * Id of the configuration that a quote is the quote of; null where there is none. The name of the quote mostly says it;
 * it may have been changed, or never given.
 */
export const configurationOfQuote = (quote: Pick<Quote, 'id' | 'name'>, accountNumber: string) =>
  queryOptions({
    queryKey: ['configurationOfQuote', quote.id],
    queryFn: async ({ client }): Promise<string | null> => {
      const named = configurationOf(quote.name)?.configurationId;
      const found = named === undefined ? undefined : await client.fetchQuery(configuration(named));
      if (found?.kbMaxQuoteId === quote.id) return found.configurationId;
      if (accountNumber === '') return null;
      return (await designOfQuote(quote.id, accountNumber, looked)) ?? null;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
