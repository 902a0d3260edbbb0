import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { keyOf } from '~/queries/query.ts';

/**
 * A picture of the 3D model of a product configuration; null where there is none to be had. A picture is an
 * ornament: nothing is said when it cannot be read.
 */
export function modelImage(productConfigurationId: string, imageType: string) {
  const args = { query: { productConfigurationId, imageType } };
  return queryOptions({
    queryKey: keyOf('productConfigurationImageDownload', args),
    queryFn: async ({ signal }) => {
      try {
        const { blob } = await download('productConfigurationImageDownload', args, { signal });
        return blob.type === 'image/png' ? blob : null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
  });
}
