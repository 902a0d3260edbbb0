import { createHash } from 'node:crypto';
import type { DocumentType } from '../../src/domain/file/documentType.ts';
import { contentTypes, type FileContent } from '../factory/fileBytes.ts';
import type { VersionRecord, ConfigurationRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { demandFound, badRequest, notFound } from './refusal.ts';
import { seesAdminOnlyVersions } from '../../src/domain/file/rights.ts';
import type { StoredFile } from '../store/fileTable.ts';
import type { Cms } from './cms.ts';
import type { Caller } from './caller.ts';

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

/** Every uploaded file of a configuration. A file carried over to another revision is listed for each. */
export function filesOf(record: ConfigurationRecord): { fileId: number; size: number }[] {
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

/** The version asked for, the newest where none is; those for administrators are there for administrators only. */
export function findVersion(
  versions: readonly VersionRecord[],
  wanted: number | undefined,
  caller: Caller,
  name: string,
): FoundVersion {
  const visible = versions
    .map((version, index) => ({ version, versionNumber: index + 1 }))
    .filter(({ version }) => !version.adminOnly || seesAdminOnlyVersions(caller.units));
  const found =
    wanted === undefined ? visible.at(-1) : visible.find(({ versionNumber }) => versionNumber === wanted);
  if (!found) throw notFound('version of', wanted === undefined ? name : `${name} with number ${wanted}`);
  return found;
}

function refuseEmpty(size: number): void {
  if (size === 0) throw badRequest('The file is empty.', 'Choose a file with content.');
}

/** Keeps the bytes of an upload, and what `keep` writes down of them; they go again where it refuses. */
export async function keepUpload<Kept>(
  { store }: Cms,
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
