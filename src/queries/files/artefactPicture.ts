import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import { fetchFile } from './files.ts';
import { acceptPng, pictureQuery, type PictureQuery } from './pictures.ts';

export function artefactPictureQuery(file: FileEntry | undefined): PictureQuery {
  const versionNumber = file && getNewestFileVersion(file)?.versionNumber;
  return pictureQuery(
    ['artefactPicture', file?.productConfigurationId, file?.revision, file?.id, versionNumber],
    async (signal) => (file ? acceptPng((await fetchFile(file, versionNumber ?? 1, { signal })).blob) : null),
  );
}
