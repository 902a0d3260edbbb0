import { queryOptions } from '@tanstack/react-query';
import { isAbortError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { isGeneratingOutputs } from '~/domain/design/pendingGenerations.ts';
import { configurationQuoteTexts } from '~/domain/words/texts/configurationQuote.ts';
import { generationPollingMs } from '~/queries/configurations/workflow.ts';
import { buildQueryKey } from '~/queries/query.ts';

// For pages that are about something else: nobody is asked to sign in for these reads, and a failure is shown where it
// stands and told nowhere else.

/** A quote beside something else. While its files are generated it is read every 20 s; a failure is logged. */
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
    meta: { isTold: true },
    refetchInterval: ({ state: { data } }) =>
      data && isGeneratingOutputs(data) ? generationPollingMs : false,
  });
