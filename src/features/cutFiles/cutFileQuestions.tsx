import { hashKey, type QueryClient } from '@tanstack/react-query';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import {
  cutFile,
  deleteCutFile,
  deleteVersion,
  readCutFileNow,
  unlinkPart,
  type CutFile,
  type CutFileVersion,
} from '~/queries/cutFiles/cutFiles.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf, updateIfUnchanged, type UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';

/** Deletes what was seen of a cut file, and nothing else. */
const deleteIfUnchanged = (
  client: QueryClient,
  seen: CutFile,
  hasChanged: (now: CutFile) => boolean,
): UpdateIfUnchanged<CutFile> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => readCutFileNow(client, seen.name),
    compare: (_, now) => hasChanged(now),
    texts: { gone: cutFilePageTexts.gone, changed: cutFilePageTexts.moved, isFinal: true },
    saysFailures: true,
  });

/** Whether two answers say the same, in whatever order their fields come. */
const same = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

type DeleteVersion = {
  readonly client: QueryClient;
  readonly seen: CutFile;
  readonly version: CutFileVersion;
  readonly isNewest: boolean;
};

/** Asks whether a version shall go. */
export function askDeleteVersion({ client, seen, version, isNewest }: DeleteVersion): void {
  const { name, versions } = seen;
  const deletion = deleteVersion(name, version.version);
  const update = deleteIfUnchanged(
    client,
    seen,
    (now) =>
      !same(
        now.versions.find((each) => each.version === version.version),
        version,
      ),
  );
  confirm({
    title: cutFilePageTexts.deleteVersionTitle(name, version.version),
    question: (
      <>
        <p>{cutFilePageTexts.deleteVersionQuestion(name, version.version)}</p>
        {isNewest && versions.length > 1 && <p>{cutFilePageTexts.deleteNewest}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const write = () => perform(client, deletion, { path: { name, version: version.version } });
      await update(isOpen, write, {
        arrival: arrivalOf(
          client,
          deletion,
          (now) => !now.versions.some((each) => each.version === version.version),
        ),
      });
    },
  });
}

type DeleteCutFile = {
  readonly client: QueryClient;
  readonly seen: CutFile;
  readonly onDeleted: () => Promise<void> | void;
};

/** Asks whether a cut file shall go, with what depends on it. */
export function askDeleteCutFile({ client, seen, onDeleted }: DeleteCutFile): void {
  const { name, versions, partNumbers } = seen;
  const deletion = deleteCutFile(name);
  const update = deleteIfUnchanged(client, seen, (now) => !same(now, seen));
  confirm({
    title: cutFilePageTexts.deleteTitle(name),
    question: (
      <>
        <p>{cutFilePageTexts.deleteQuestion(name, versions.length)}</p>
        {partNumbers.length > 0 && <p>{cutFilePageTexts.deleteLinked(partNumbers.length)}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, { path: { name } }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      await onDeleted();
      client.removeQueries({ queryKey: cutFile(name).queryKey, exact: true, type: 'inactive' });
    },
  });
}

/** Asks whether a part shall no longer be milled by a cut file. */
export function askUnlinkPart(client: QueryClient, name: string, partNumber: string): void {
  confirm({
    title: cutFilePageTexts.unlinkTitle(name),
    question: cutFilePageTexts.unlinkQuestion(name, partNumber),
    action: cutFilePageTexts.unlink,
    dangerous: true,
    run: () => unlinkPart(client, name, partNumber),
  });
}
