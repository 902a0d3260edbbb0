import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { buildQueryKey, retryWhileUnavailable } from '~/queries/query.ts';

/**
 * Read once in a session, by whoever asks first. Nobody is asked to sign in for it, and no page that goes calls it
 * off.
 */
export const rawApiDescriptionQuery = () =>
  queryOptions({
    queryKey: buildQueryKey('descriptionGet', {}),
    queryFn: () => call('descriptionGet', {}, { asking: 'NEVER' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    ...retryWhileUnavailable(),
    meta: { isTold: true },
  });
