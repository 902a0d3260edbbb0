import { isDocumentType, type DocumentType } from './documentType.ts';
import { getNewestFileVersion, type FileEntry } from './fileGroups.ts';

const megabyte = 1024 * 1024;

/** Maximum bytes of a file fetched for a thumbnail; undefined for types whose thumbnails would look alike. */
const mostBytes: Readonly<Record<DocumentType, number | undefined>> = {
  PNG: 2 * megabyte,
  JPEG: 2 * megabyte,
  PDF: megabyte,
  EPS: undefined,
  SVG: undefined,
  WORD: undefined,
  TEXT: undefined,
  JSON: undefined,
  XML: undefined,
  ZIP: undefined,
  CLAM_FILE: undefined,
  G_CODE: undefined,
  WSGC: undefined,
};

/** Maximum pixels of a picture that is decoded for a thumbnail. */
export const maxThumbnailPixels = 24_000_000;

export function getMaxThumbnailBytes(file: FileEntry): number | undefined {
  const newest = getNewestFileVersion(file);
  const limit = isDocumentType(file.documentType) ? mostBytes[file.documentType] : undefined;
  if (!newest || limit === undefined) return undefined;
  return (newest.size ?? 0) > limit ? undefined : limit;
}
