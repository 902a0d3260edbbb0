import { call } from '~/api/call.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';

function listed(answer: unknown): readonly Quote[] {
  const list = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : answer;
  return Array.isArray(list) ? list : [];
}

/** Number of the newest things among which one is looked for that has just been made. */
const newest = 50;

export async function fetchNewestQuotes(): Promise<readonly Quote[]> {
  const sort = [{ field: 'modifiedDate', descending: true }];
  return listed(await call('quoteSearch', { body: { take: newest, sort } }));
}

/** Id of the configuration of a quote, among the newest of an account; undefined where it is none of them. */
export async function findConfigurationIdByQuote(
  quoteId: number,
  accountNumber: string,
  limit = newest,
): Promise<string | undefined> {
  const rows = await call('configurationFilter', {
    query: { offset: 0, limit },
    body: {
      fuzzyField: '',
      configurationSortOrder: 'BY_CREATED_DATE_DESC',
      accountNumbers: [accountNumber],
      assigneeMode: 'IGNORED',
    },
  });
  return rows.find(({ kbMaxQuoteId }) => kbMaxQuoteId === quoteId)?.configurationId;
}

/**
 * What an earlier try made whose answer was lost: a quote by its name, its configuration by its id; else undefined.
 */
export const findExistingDraft = {
  quote: async (name: string): Promise<Quote | undefined> =>
    (await fetchNewestQuotes()).find((quote) => quote.name === name),
  design: findConfigurationIdByQuote,
};
