import type { QueryClient } from '@tanstack/react-query';
import { buildFileGroups, type FileAccessContext } from '~/domain/file/fileGroups.ts';
import {
  formatChecksums,
  listPackageFiles,
  formatPackageManifest,
  formatPackageName,
  type PackageFile,
  type HashedPackageFile,
} from '~/domain/file/releasePackage.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import type { BulkItemAction } from '~/queries/configurations/bulk.ts';
import {
  fetchFreshWorkingConfiguration,
  type Configuration,
} from '~/queries/configurations/configurations.ts';
import { fetchFile } from './files.ts';
import { getExportSubject } from './jobSubjects.ts';
import { startDownload } from './startDownload.ts';
import type { JobContext, StartedJob } from '~/platform/jobs/jobs.ts';
import { saveFile } from '~/platform/saveFile.ts';
import { startArchive, type ArchiveWriter } from '~/platform/zip/archiveInWorker.ts';

const atOnce = 3;

/** Fetches files in order, up to `atOnce` ahead; calls `use` with one after the other. */
async function eachFetched(
  files: readonly PackageFile[],
  signal: AbortSignal,
  use: (file: PackageFile, content: Blob, index: number) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const fetching: Promise<Blob>[] = [];
  const fetchNext = (): void => {
    const next = files[fetching.length];
    if (!next) return;
    const content = fetchFile(next.file, next.version.versionNumber, { signal: either }).then(
      ({ blob }) => blob,
    );
    content.catch(() => undefined);
    fetching.push(content);
  };
  for (let ahead = 0; ahead < atOnce; ahead += 1) fetchNext();
  try {
    for (const [index, file] of files.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- an archive is written in order
      const content = await fetching[index];
      fetchNext();
      // oxlint-disable-next-line no-await-in-loop
      if (content) await use(file, content, index);
    }
  } finally {
    stop.abort();
  }
}

const json = (text: string): Blob => new Blob([text], { type: 'application/json' });

type Packing = {
  readonly configuration: Configuration;
  readonly viewer: FileAccessContext;
  readonly email: string;
};

async function pack(
  { configuration: subject, email }: Packing,
  files: readonly PackageFile[],
  archive: ArchiveWriter,
  context: JobContext,
): Promise<Blob> {
  const sealed: HashedPackageFile[] = [];
  await eachFetched(files, context.signal, async (file, content, index) => {
    context.report({
      share: index / files.length,
      detail: filesTabTexts.packing(index + 1, files.length, file.path),
    });
    const modified = Date.parse(file.version.created);
    const sha256 = await archive.add({ path: file.path, content, modified });
    sealed.push({ ...file, size: content.size, sha256 });
  });
  const at = new Date();
  const manifest = formatPackageManifest(subject, sealed, { at, by: email });
  await archive.add({ path: 'manifest.json', content: json(manifest), modified: at.getTime() });
  const sums = new Blob([formatChecksums(sealed)]);
  await archive.add({ path: 'SHA256SUMS', content: sums, modified: at.getTime() });
  return archive.finish();
}

/** Builds the archive of one configuration and saves it; saves nothing on failure or cancellation. */
async function save(packing: Packing, context: JobContext): Promise<void> {
  const { configuration: subject, viewer } = packing;
  const name = formatPackageName(subject);
  const files = listPackageFiles(buildFileGroups(subject, viewer));
  if (files.length === 0) {
    saveFile(json(JSON.stringify(subject, null, 2)), `${name}.json`);
    return;
  }
  const archive = startArchive();
  try {
    saveFile(await pack(packing, files, archive, context), `${name}.zip`);
  } finally {
    archive.stop();
  }
}

/** Bulk action that exports each configuration at its working revision into an archive of its own. */
export const createExportAction =
  (client: QueryClient, viewer: FileAccessContext, email: string): BulkItemAction =>
  async (id, signal) => {
    const found = await fetchFreshWorkingConfiguration(client, id);
    if (!found) throw new Error(`${id} is not there`);
    await save({ configuration: found, viewer, email }, { signal, report: () => undefined });
  };

/**
 * Exports a configuration at the shown revision: the newest version of every file the user may see, with
 * manifest and checksums; without files as JSON. All files or none.
 */
export function exportConfiguration(
  subject: Configuration,
  viewer: FileAccessContext,
  email: string,
): StartedJob<void> {
  const name = formatPackageName(subject);
  return startDownload({
    title: filesTabTexts.exporting(name),
    what: name,
    about: getExportSubject(subject),
    run: (context) => save({ configuration: subject, viewer, email }, context),
  });
}
