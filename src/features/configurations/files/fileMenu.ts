import { allowed } from '~/domain/access/verdict.ts';
import type { FileEntry } from '~/domain/file/places.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { downloadFile } from '~/queries/files/files.ts';
import type { MenuAction } from '~/ui/ActionMenu.tsx';
import { fileActions, viewFile, type FileContext } from './fileActions.ts';
import type { FileJob } from './useFileJob.ts';

/** Everything the row of a file offers, as entries of a menu: its newest version first, then those before it. */
export function fileMenu(file: FileEntry, context: FileContext, job: FileJob): readonly MenuAction[] {
  const [newest, ...older] = file.versions;
  const view = (versionNumber: number) => () =>
    void viewFile(file, versionNumber, context.configuration, context.walk);
  const download = (versionNumber?: number) => () =>
    void job.show(downloadFile(file, versionNumber)).catch(() => undefined);
  const first: readonly MenuAction[] = newest
    ? [
        { label: commonTexts.view, verdict: allowed, onSelect: view(newest.versionNumber) },
        { label: commonTexts.download, verdict: allowed, onSelect: download() },
      ]
    : [];
  return [
    ...first,
    ...older.flatMap(({ versionNumber }): readonly MenuAction[] => [
      { label: filesTexts.viewVersion(versionNumber), verdict: allowed, onSelect: view(versionNumber) },
      {
        label: filesTexts.downloadVersion(versionNumber),
        verdict: allowed,
        onSelect: download(versionNumber),
      },
    ]),
    ...fileActions
      .filter(({ applies }) => applies(file))
      .map(({ label, verdict, run }): MenuAction => ({
        label,
        verdict: verdict?.(file, context) ?? allowed,
        onSelect: () => run(file, context),
      })),
  ];
}
