import { query } from '~/queries/query.ts';

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
