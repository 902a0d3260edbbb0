import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { limitConcurrency, type ConcurrencyLimit } from '~/platform/jobs/limitConcurrency.ts';

/**
 * Pictures fetched at a time; the others wait in order, and aborted ones leave the queue.
 * @session nothing of a person
 */
const inTurn = limitConcurrency(4);

/** In ms: how long a picture is fresh, and how long its absence is. */
const freshness = { PICTURE: 10 * 60_000, NONE: 30_000 } as const;

/**
 * A picture, null where there is none. Decoration: a failure shows no notice. Pictures that take the server
 * long have a queue of their own.
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

/** The CMS makes PNGs; null for any other type. */
export const acceptPng = (blob: Blob): Blob | null => (blob.type === 'image/png' ? blob : null);

export function modelImageQuery(productConfigurationId: string, imageType: string): PictureQuery {
  const args = { query: { productConfigurationId, imageType } };
  return pictureQuery(buildQueryKey('productConfigurationImageDownload', args), async (signal) =>
    acceptPng((await download('productConfigurationImageDownload', args, { signal })).blob),
  );
}
