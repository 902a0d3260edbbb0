import type { Quote } from '../../src/domain/quote/wire.ts';
import { listBody } from '../../src/domain/quote/requests.ts';

/** The call that Portal's list of quotes makes; the session is in a cookie. */
export const quotes = () => ({
  queryKey: ['quotes'],
  queryFn: async (): Promise<Quote[]> => {
    const response = await fetch('/api/quotes/search', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(listBody()),
    });
    if (!response.ok) throw new Error(`The quoting system answered ${response.status}`);
    return response.json();
  },
});
