import { hashKey, type QueryClient } from '@tanstack/react-query';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts } from '~/domain/words/texts/cutFiles.ts';
import {
  cutFile,
  deleteCutFile,
  deleteVersion,
  readCutFileNow,
  type CutFile,
  type CutFileVersion,
} from '~/queries/cutFiles/cutFiles.ts';
import { failureText } from '~/queries/failures.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { Objection } from '~/ui/modal/useAttempt.ts';

/** Throws where the cut file is not as it was seen: what is deleted is what was decided about. */
async function demandSeen(
  client: QueryClient,
  seen: CutFile,
  hasMoved: (now: CutFile) => boolean,
): Promise<void> {
  let now: CutFile | undefined;
  try {
    now = await readCutFileNow(client, seen.name);
  } catch (error) {
    throw new Objection(failureText(error));
  }
  if (!now) throw new Objection(cutFilePageTexts.gone, { final: true });
  if (hasMoved(now)) throw new Objection(cutFilePageTexts.moved, { final: true });
}

/** Throws where a write has failed, so that its question stays open. It has been told by then. */
async function demandDone(write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw new Error('The write has failed, and has been told');
}

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
  confirm({
    title: cutFilePageTexts.deleteVersionTitle(name, version.version),
    closesOnNavigation: true,
    question: (
      <>
        <p>{cutFilePageTexts.deleteVersionQuestion(name, version.version)}</p>
        {isNewest && versions.length > 1 && <p>{cutFilePageTexts.deleteNewest}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await demandSeen(
        client,
        seen,
        (now) =>
          !same(
            now.versions.find((each) => each.version === version.version),
            version,
          ),
      );
      if (!isOpen()) return;
      await demandDone(deleteVersion(client, name, version.version));
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
  confirm({
    title: cutFilePageTexts.deleteTitle(name),
    closesOnNavigation: true,
    question: (
      <>
        <p>{cutFilePageTexts.deleteQuestion(name, versions.length)}</p>
        {partNumbers.length > 0 && <p>{cutFilePageTexts.deleteLinked(partNumbers.length)}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await demandSeen(client, seen, (now) => !same(now, seen));
      if (!isOpen()) return;
      await demandDone(deleteCutFile(client, name));
      await onDeleted();
      client.removeQueries({ queryKey: cutFile(name).queryKey, exact: true, type: 'inactive' });
    },
  });
}
