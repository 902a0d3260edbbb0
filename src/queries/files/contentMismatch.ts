import { contentTypeError, markedBytes } from '~/domain/content/fileMark.ts';
import { documentTypeOf } from '~/domain/file/documentType.ts';

/** By its first bytes; undefined when it is right, that cannot be told, or the file cannot be read. */
export async function findContentMismatch(file: File): Promise<string | undefined> {
  const documentType = documentTypeOf(file);
  if (documentType === undefined || file.size === 0) return undefined;
  const head = await file
    .slice(0, markedBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return head && contentTypeError(new Uint8Array(head), documentType);
}
