import { seesAdminOnlyVersions } from '../../src/domain/file/rights.ts';
import type { ConfigurationRecord, VersionRecord } from '../store/configurationRecord.ts';
import type { StoredFile } from '../store/fileTable.ts';
import type { Cms } from './cms.ts';
import { badRequest, notFound } from './refusal.ts';
import type { Caller } from './caller.ts';

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
