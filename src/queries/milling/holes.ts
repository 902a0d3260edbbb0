import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import { summarizeHoles, type HoleRow } from '~/domain/milling/holes.ts';
import { fetchFile } from '~/queries/files/files.ts';

export function holesQuery(file: FileEntry) {
  const versionNumber = getNewestFileVersion(file)?.versionNumber ?? 1;
  return queryOptions({
    queryKey: ['holes', file.productConfigurationId, file.revision, versionNumber],
    queryFn: async ({ signal }): Promise<readonly HoleRow[] | null> => {
      try {
        const { blob } = await fetchFile(file, versionNumber, { signal });
        const text = decodeText(new Uint8Array(await blob.arrayBuffer())).text;
        return summarizeHoles(text) ?? null;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    staleTime: 60_000,
    meta: { suppressErrorNotice: true },
  });
}
