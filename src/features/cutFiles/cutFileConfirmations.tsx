import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import {
  cutFileQuery,
  deleteCutFileMutation,
  deleteCutFileVersionMutation,
  fetchFreshCutFile,
  unlinkCutFileFromPart,
  type CutFile,
  type CutFileVersion,
} from '~/queries/cutFiles/cutFiles.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';

/** Deletes the cut file only if it has not changed since it was displayed. */
const deleteIfUnchanged = (
  client: QueryClient,
  seen: CutFile,
  hasChanged: (now: CutFile) => boolean,
): ConditionalUpdate<CutFile> =>
  updateIfUnchanged({
    baseline: createBaseline(seen),
    read: () => fetchFreshCutFile(client, seen.name),
    compare: (_, now) => hasChanged(now),
    texts: { gone: cutFilePageTexts.gone, changed: cutFilePageTexts.moved, isFinal: true },
    saysFailures: true,
  });

const same = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

type DeleteVersion = {
  readonly client: QueryClient;
  readonly seen: CutFile;
  readonly version: CutFileVersion;
  readonly isNewest: boolean;
};

export function confirmDeleteCutFileVersion({
  client,
  seen,
  version: seenVersion,
  isNewest,
}: DeleteVersion): void {
  const { name, versions } = seen;
  const { version } = seenVersion;
  const find = (now: CutFile) => now.versions.find((each) => each.version === version);
  confirmDeletion({
    client,
    title: cutFilePageTexts.deleteVersionTitle(name, version),
    question: (
      <>
        <p>{cutFilePageTexts.deleteVersionQuestion(name, version)}</p>
        {isNewest && versions.length > 1 && <p>{cutFilePageTexts.deleteNewest}</p>}
      </>
    ),
    deletion: deleteCutFileVersionMutation(name, version),
    input: { path: { name, version } },
    update: deleteIfUnchanged(client, seen, (now) => !same(find(now), seenVersion)),
    isDone: (now) => !find(now),
  });
}

type DeleteCutFile = {
  readonly client: QueryClient;
  readonly seen: CutFile;
  readonly onDeleted: () => Promise<void>;
};

export function confirmDeleteCutFile({ client, seen, onDeleted }: DeleteCutFile): void {
  const { name, versions, partNumbers } = seen;
  confirmDeletion({
    client,
    title: cutFilePageTexts.deleteTitle(name),
    question: (
      <>
        <p>{cutFilePageTexts.deleteQuestion(name, versions.length)}</p>
        {partNumbers.length > 0 && <p>{cutFilePageTexts.deleteLinked(partNumbers.length)}</p>}
      </>
    ),
    deletion: deleteCutFileMutation(name),
    input: { path: { name } },
    update: deleteIfUnchanged(client, seen, (now) => !same(now, seen)),
    onDeleted: async () => {
      await onDeleted();
      client.removeQueries({ queryKey: cutFileQuery(name).queryKey, exact: true, type: 'inactive' });
    },
  });
}

export function confirmUnlinkPart(client: QueryClient, name: string, partNumber: string): void {
  openConfirmModal({
    title: cutFilePageTexts.unlinkTitle(name),
    question: cutFilePageTexts.unlinkQuestion(name, partNumber),
    action: cutFilePageTexts.unlink,
    dangerous: true,
    run: () => unlinkCutFileFromPart(client, name, partNumber),
  });
}
