import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { newestVersion, type FileEntry } from '~/domain/file/places.ts';
import { keyOf } from '~/queries/query.ts';
import { fetchFile } from './files.ts';

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

/** The picture in an artefact; null where it is none or cannot be read. As an ornament it says nothing of a failure. */
export function artefactPicture(file: FileEntry | undefined) {
  const versionNumber = file && newestVersion(file)?.versionNumber;
  return queryOptions({
    queryKey: ['artefactPicture', file?.productConfigurationId, file?.revision, file?.id, versionNumber],
    queryFn: async ({ signal }) => {
      if (!file) return null;
      try {
        const { blob } = await fetchFile(file, versionNumber ?? 1, { signal });
        return blob.type === 'image/png' ? blob : null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
