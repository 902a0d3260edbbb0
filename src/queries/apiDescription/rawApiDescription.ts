import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { buildQueryKey, retryWhileUnavailable } from '~/queries/query.ts';

/**
 * The API description, fetched once a session. Never prompts for sign-in and is not aborted with the page
 * that started it.
 */
export const rawApiDescriptionQuery = () =>
  queryOptions({
    queryKey: buildQueryKey('descriptionGet', {}),
    queryFn: () => call('descriptionGet', {}, { asking: 'NEVER' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    ...retryWhileUnavailable(),
    meta: { suppressErrorNotice: true },
  });
