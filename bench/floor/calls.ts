import type { operations } from '../../src/api/generated/cms.ts';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import { toQuoteListBody } from '../../src/domain/quote/requestBodies.ts';

/** Where the bench leaves a token: signing in is no part of the floor. */
export const tokenKey = 'floor.token';

type Answer<Id extends 'configurationFilter' | 'configurationGet'> =
  operations[Id]['responses'][200]['content']['application/json'];

async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const response = await fetch(`/cms${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${sessionStorage.getItem(tokenKey)}`,
      'Content-Type': 'application/json',
    },
  });
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`);
  return response.json();
}

/** The call that Portal's list makes. */
export const configurationsQuery = () => ({
  queryKey: ['configurations'],
  queryFn: () =>
    call<Answer<'configurationFilter'>>('/configurations/filter?offset=0&limit=20', {
      method: 'POST',
      body: JSON.stringify({
        fuzzyField: '',
        configurationSortOrder: 'BY_MODIFIED_DATE_DESC',
        accountNumbers: [],
        assigneeMode: 'IGNORED',
      }),
    }),
});

export const configurationQuery = (id: string) => ({
  queryKey: ['configuration', id],
  queryFn: () => call<Answer<'configurationGet'>>(`/configurations/${id}`),
});

/** The call that Portal's list of quotes makes; the session is in a cookie. */
export const quotesQuery = () => ({
  queryKey: ['quotes'],
  queryFn: async (): Promise<Quote[]> => {
    const response = await fetch('/api/quotes/search', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toQuoteListBody()),
    });
    if (!response.ok) throw new Error(`The quoting system answered ${response.status}`);
    return response.json();
  },
});
