import { operationQuery } from '~/queries/query.ts';
import { queryOptions } from '@tanstack/react-query';
import { parseQuoteName } from '~/domain/quote/facts.ts';
import type { Quote, QuoteProduct } from '~/domain/quote/quoteDto.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { findConfigurationIdByQuote } from './findExistingDraft.ts';
import { hasUnreadableField, createUnreadableFieldError } from '~/api/responses/restoreRawValues.ts';
import { getOmission } from '~/api/responses/rawValues.ts';
import { getDesignProduct } from '~/domain/design/savePlan.ts';

/**
 * The quote of a design, never from the cache, as a save overwrites it. Prompts for sign-in where there is no
 * session of the quoting system.
 */
export const designQuoteQuery = (id: number) => ({
  ...operationQuery('quoteGet', { path: { id } }),
  staleTime: 0,
  // The page shows the failure in place of the design.
  meta: { suppressErrorNotice: true },
});

/**
 * Number of an account's configurations searched for the one of a quote whose name does not contain the
 * configuration id.
 */
const looked = 1000;

/**
 * Id of the quote's configuration, null where there is none. Usually taken from the quote's name, which may
 * have been changed or never set.
 */
export const quoteConfigurationQuery = (quote: Pick<Quote, 'id' | 'name'>, accountNumber: string) =>
  queryOptions({
    queryKey: ['configurationOfQuote', quote.id],
    queryFn: async ({ client }): Promise<string | null> => {
      const named = parseQuoteName(quote.name)?.configurationId;
      const found = named === undefined ? undefined : await client.fetchQuery(configurationQuery(named));
      if (found?.kbMaxQuoteId === quote.id) return found.configurationId;
      if (accountNumber === '') return null;
      return (await findConfigurationIdByQuote(quote.id, accountNumber, looked)) ?? null;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * Whether a save can write the whole design; true also for a quote without one. Unreadable parts would be
 * lost, or the next product be taken for the design.
 */
export function isDesignFullyReadable(quote: Quote): boolean {
  const product = getDesignProduct(quote);
  if (!product) return !hasUnreadableField(quote, 'products');
  return (
    getOmission(quote.products ?? [])?.isFirstOmitted !== true &&
    !hasUnreadableField(product, 'configuredProduct')
  );
}

/**
 * The designed product of a quote. Throws where a save by `operationId` would lose a part that could not be
 * read.
 */
export function getFullyReadableDesign(operationId: string, quote: Quote): QuoteProduct | undefined {
  if (!isDesignFullyReadable(quote)) throw createUnreadableFieldError(operationId);
  return getDesignProduct(quote);
}
