import { createHash } from 'node:crypto';
import type { DocumentType } from '../../src/domain/file/documentType.ts';
import { contentTypes, type FileContent } from '../factory/createFileContent.ts';
import type { VersionRecord, ConfigurationRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { assertFound, createBadRequestError, createNotFoundError } from './httpErrors.ts';
import { canSeeAdminOnlyVersions } from '../../src/domain/file/permission.ts';
import type { StoredFile } from '../store/fileTable.ts';
import type { CmsContext } from './cmsContext.ts';
import type { Caller } from './caller.ts';

/** RFC 5987: bytes that are no attribute characters are percent-encoded. */
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

export type DownloadFile = {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly version: Pick<VersionRecord, 'file'>;
  readonly produce: () => FileContent;
};

export function createDownloadResponse(
  store: Store,
  { name, documentType, version, produce }: DownloadFile,
): Response {
  if (!version.file) {
    const { bytes, contentType } = produce();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return new Response(bytes, { headers: headersOf(name, contentType, bytes.length, sha256) });
  }
  const stored = assertFound(store.files.find(version.file.fileId), 'file', name);
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

/** All uploaded files of a configuration. A file carried over to another revision is listed once for each. */
export function listUploadedFiles(record: ConfigurationRecord): { fileId: number; size: number }[] {
  const filePlaces = record.revisions.flatMap((revision) => [revision, ...revision.productConfigurations]);
  const images = record.revisions.flatMap((revision) =>
    revision.productConfigurations.flatMap((productConfiguration) =>
      Object.values(productConfiguration.images ?? {}),
    ),
  );
  const versions = [
    ...filePlaces.flatMap((filePlace) => filePlace.artefacts.flatMap((artefact) => artefact.versions)),
    ...record.attachments.flatMap((attachment) => attachment.versions),
    ...images,
  ];
  return versions.flatMap(({ file }) => file ?? []);
}

type FoundVersion = { readonly version: VersionRecord; readonly versionNumber: number };

/** The requested version, or the newest; versions for administrators are only found by administrators. */
export function findFileVersion(
  versions: readonly VersionRecord[],
  wanted: number | undefined,
  caller: Caller,
  name: string,
): FoundVersion {
  const visible = versions
    .map((version, index) => ({ version, versionNumber: index + 1 }))
    .filter(({ version }) => !version.adminOnly || canSeeAdminOnlyVersions(caller.units));
  const found =
    wanted === undefined ? visible.at(-1) : visible.find(({ versionNumber }) => versionNumber === wanted);
  if (!found)
    throw createNotFoundError('version of', wanted === undefined ? name : `${name} with number ${wanted}`);
  return found;
}

function refuseEmpty(size: number): void {
  if (size === 0) throw createBadRequestError('The file is empty.', 'Choose a file with content.');
}

/** Stores the bytes of an upload, then calls `keep` to record them; deletes the bytes if `keep` throws. */
export async function saveUpload<Kept>(
  { store }: CmsContext,
  bytes: AsyncIterable<Uint8Array>,
  keep: (file: StoredFile) => Kept,
): Promise<Kept> {
  const file = await store.files.write(bytes);
  try {
    refuseEmpty(file.size);
    return store.transaction(() => keep(file));
  } catch (error) {
    store.files.delete(file.fileId);
    throw error;
  }
}

export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
};

const incomplete = (): Error =>
  createBadRequestError('The upload ended before the file did.', 'Upload it again.');
const malformed = (): Error =>
  createBadRequestError('The request is not multipart form data with a file in the field file.');

/** Reads a chunked stream up to a delimiter. */
class MarkedReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Yields the bytes before the delimiter and consumes the delimiter itself. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const before = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        if (before.length > 0) yield before;
        return;
      }
      // The end of the buffer may be the beginning of the delimiter.
      const safe = Math.max(0, this.#held.length - mark.length + 1);
      const before = this.#held.subarray(0, safe);
      this.#held = this.#held.subarray(safe);
      if (before.length > 0) yield before;
      // oxlint-disable-next-line no-await-in-loop -- the next chunk is only there once this one is used
      const next = await this.#source.next();
      if (next.done) throw incomplete();
      this.#held = Buffer.concat([this.#held, next.value]);
    }
  }

  async text(mark: string, limit: number): Promise<string> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of this.until(Buffer.from(mark))) {
      size += part.length;
      if (size > limit) throw malformed();
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }
}

const parameter = (header: string, name: string): string | undefined =>
  new RegExp(`[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header)?.[1];

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

const maxOfHead = 16 * 1024;

/**
 * Finds the multipart part named `file`. Its bytes are streamed; parts before it are skipped, parts after it
 * not read.
 */
export async function readUploadedFile(request: Request): Promise<UploadedFile> {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    request.headers.get('Content-Type') ?? '',
  );
  const name = boundary?.[1] ?? boundary?.[2];
  if (!name || !request.body) throw malformed();
  const reader = new MarkedReader(request.body);
  const mark = Buffer.from(`\r\n--${name}`);
  await reader.text(`--${name}`, maxOfHead);
  for (;;) {
    // The parts arrive one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const head = await reader.text('\r\n\r\n', maxOfHead);
    if (head.startsWith('--')) throw malformed();
    const disposition = headerOf(head, 'Content-Disposition');
    const bytes = reader.until(mark);
    if (parameter(disposition, 'name') === 'file') {
      return {
        name: parameter(disposition, 'filename') ?? '',
        type: headerOf(head, 'Content-Type') || 'application/octet-stream',
        bytes,
      };
    }
    // oxlint-disable-next-line no-await-in-loop
    for await (const _ of bytes);
  }
}
