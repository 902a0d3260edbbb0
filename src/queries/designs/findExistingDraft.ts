import { call } from '~/api/call.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';

function listed(answer: unknown): readonly Quote[] {
  const list = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : answer;
  return Array.isArray(list) ? list : [];
}

/** Number of the newest quotes or configurations searched for one that was just created. */
const newest = 50;

export async function fetchNewestQuotes(): Promise<readonly Quote[]> {
  const sort = [{ field: 'modifiedDate', descending: true }];
  return listed(await call('quoteSearch', { body: { take: newest, sort } }));
}

/** Id of a quote's configuration among the newest of an account; undefined where none of them has it. */
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
 * Finds what an earlier try created whose response was lost: a quote by name, its configuration by quote id;
 * else undefined.
 */
export const findExistingDraft = {
  quote: async (name: string): Promise<Quote | undefined> =>
    (await fetchNewestQuotes()).find((quote) => quote.name === name),
  design: findConfigurationIdByQuote,
};
