import { validateContentType, contentTypeHeadBytes } from '~/domain/content/contentType.ts';
import { detectDocumentType } from '~/domain/file/documentType.ts';

/**
 * Compares a file's name with its first bytes; undefined where they match, the type is unknown, or the file
 * cannot be read.
 */
export async function findContentMismatch(file: File): Promise<string | undefined> {
  const documentType = detectDocumentType(file);
  if (documentType === undefined || file.size === 0) return undefined;
  const head = await file
    .slice(0, contentTypeHeadBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return head && validateContentType(new Uint8Array(head), documentType);
}
