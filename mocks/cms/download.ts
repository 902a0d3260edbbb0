import { createHash } from 'node:crypto';
import type { DocumentType } from '../../src/domain/file/documentType.ts';
import { contentTypes } from '../factory/contentTypes.ts';
import type { FileContent } from '../factory/fileBytes.ts';
import type { VersionRecord } from '../store/configurationRecord.ts';
import type { Store } from '../store/store.ts';
import { demandFound } from './refusal.ts';

/** RFC 5987: every byte that is not a plain attribute character is written as a percent code. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const plain = (name: string): string => name.replaceAll(/[^\x20-\x7E]|["\\]/g, '_');

const headersOf = (
  name: string,
  contentType: string,
  size: number,
  sha256: string,
): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-Length': String(size),
  'Content-Disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${extended(name)}`,
  ETag: `"${sha256}"`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});

export type Download = {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly version: Pick<VersionRecord, 'file'>;
  readonly produce: () => FileContent;
};

export function downloadOf(store: Store, { name, documentType, version, produce }: Download): Response {
  if (!version.file) {
    const { bytes, contentType } = produce();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return new Response(bytes, { headers: headersOf(name, contentType, bytes.length, sha256) });
  }
  const stored = demandFound(store.files.find(version.file.fileId), 'file', name);
  const { fileId, size, sha256 } = stored;
  const pieces = store.files.read(fileId);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
  });
  return new Response(body, { headers: headersOf(name, contentTypes[documentType], size, sha256) });
}
