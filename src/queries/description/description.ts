import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { keyOf, retryWhileAway } from '~/queries/query.ts';

/**
 * Read once in a session, by whoever asks first. Nobody is asked to sign in for it, and no page that goes calls it
 * off.
 */
export const descriptionOfCms = () =>
  queryOptions({
    queryKey: keyOf('descriptionGet', {}),
    queryFn: () => call('descriptionGet', {}, { asking: 'NEVER' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    ...retryWhileAway(),
    meta: { isTold: true },
  });
