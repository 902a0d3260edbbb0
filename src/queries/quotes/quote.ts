import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { keyOf, query } from '~/queries/query.ts';

/** A whole quote. Without a session of the quoting system the person is asked to sign in there. */
export const quote = (id: number) => query('quoteGet', { path: { id } });

/**
 * A quote for a page that is about something else and shows it beside: nobody is asked to sign in for it, and a failure
 * is shown where it stands and told nowhere else.
 */
export const quoteBeside = (id: number) =>
  queryOptions({
    queryKey: keyOf('quoteGet', { path: { id } }),
    queryFn: ({ signal }) => call('quoteGet', { path: { id } }, { signal, asking: 'NEVER' }),
    meta: { isTold: true },
  });
