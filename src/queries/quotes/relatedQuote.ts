import { queryOptions } from '@tanstack/react-query';
import { isAbortError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { isGeneratingOutputs } from '~/domain/design/pendingGenerations.ts';
import { configurationQuoteTexts } from '~/domain/words/texts/configurationQuote.ts';
import { generationPollingMs } from '~/queries/configurations/workflow.ts';
import { buildQueryKey } from '~/queries/query.ts';

// Reads of a related quote never prompt for sign-in, and a failure shows only in place of the quote.

/**
 * The quote of another resource. Polled every 20 s while its files are generated; failed polls are logged.
 */
export const relatedQuoteQuery = (id: number) =>
  queryOptions({
    queryKey: buildQueryKey('quoteGet', { path: { id } }),
    queryFn: async ({ signal }) => {
      try {
        return await call('quoteGet', { path: { id } }, { signal, asking: 'NEVER' });
      } catch (error) {
        if (!isAbortError(error)) console.warn(configurationQuoteTexts.unread(id));
        throw error;
      }
    },
    meta: { suppressErrorNotice: true },
    refetchInterval: ({ state: { data } }) =>
      data && isGeneratingOutputs(data) ? generationPollingMs : false,
  });
