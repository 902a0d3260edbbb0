import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { limitConcurrency, type ConcurrencyLimit } from '~/platform/jobs/limitConcurrency.ts';

/**
 * Number of pictures that are fetched at a time; the others wait in their order, and whoever has gone meanwhile waits no more.
 * @session nothing of a person
 */
const inTurn = limitConcurrency(4);

/** Times, in ms, that a picture counts as fresh, and that it counts as sure that there is none. */
const freshness = { PICTURE: 10 * 60_000, NONE: 30_000 } as const;

/**
 * Null where there is none. An ornament: nothing is said when it cannot be read, and nothing waits for it. What takes
 * long to be made has an order of its own.
 */
export function pictureQuery(
  queryKey: QueryKey,
  fetchPicture: (signal: AbortSignal) => Promise<Blob | null>,
  inOrder: ConcurrencyLimit = inTurn,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      inOrder(signal, async () => {
        try {
          return await fetchPicture(signal);
        } catch (error) {
          if (error instanceof ApiError) return null;
          throw error;
        }
      }),
    staleTime: ({ state }) => (state.data ? freshness.PICTURE : freshness.NONE),
  });
}

export type PictureQuery = ReturnType<typeof pictureQuery>;

/** A picture as the CMS makes them; null for anything else. */
export const acceptPng = (blob: Blob): Blob | null => (blob.type === 'image/png' ? blob : null);

export function modelImageQuery(productConfigurationId: string, imageType: string): PictureQuery {
  const args = { query: { productConfigurationId, imageType } };
  return pictureQuery(buildQueryKey('productConfigurationImageDownload', args), async (signal) =>
    acceptPng((await download('productConfigurationImageDownload', args, { signal })).blob),
  );
}
