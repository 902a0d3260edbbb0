import { newestVersion, type FileEntry } from '~/domain/file/places.ts';
import { fetchFile } from './files.ts';
import { onlyPng, picture, type PictureRead } from './pictures.ts';

export function artefactPicture(file: FileEntry | undefined): PictureRead {
  const versionNumber = file && newestVersion(file)?.versionNumber;
  return picture(
    ['artefactPicture', file?.productConfigurationId, file?.revision, file?.id, versionNumber],
    async (signal) => (file ? onlyPng((await fetchFile(file, versionNumber ?? 1, { signal })).blob) : null),
  );
}
