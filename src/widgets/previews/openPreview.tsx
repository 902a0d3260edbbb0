import type { FileEntry } from '~/domain/file/places.ts';
import { previewFrame } from '~/domain/file/previewKind.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { changeModal, openModal, type ModalOptions } from '~/ui/modal/modals.ts';
import { FileWalk } from './FileWalk.tsx';
import { Preview } from './Preview.tsx';
import { previewFile, previewKindOf, type PreviewFile, type PreviewPlace } from './previewFile.ts';

/**
 * Shows a file: a tree, a picture, a text with its editor, whatever it is. From it a person goes on to those `among`
 * which it stands, in the frame of the first: what was typed and not stored is kept as when the preview is closed.
 */
export function openPreview(
  file: FileEntry,
  versionNumber: number,
  configuration: PreviewPlace,
  among: readonly FileEntry[],
): void {
  const opened = previewFile(file, configuration, versionNumber);
  const files = among.map((each) => (each === file ? opened : previewFile(each, configuration)));
  const { fullScreen } = previewFrame[previewKindOf(opened)];
  const first = files.indexOf(opened);

  const optionsOf = (shown: PreviewFile, index: number): ModalOptions => ({
    title: previewTexts.titleOf(shown.name, previewTexts.version(shown.revision, shown.versionNumber)),
    closesOnMask: previewFrame[previewKindOf(shown)].closesOnMask,
    fullScreen,
    size: 1120,
    body: <Preview key={index} file={shown} fullScreen={fullScreen} />,
    beside: first < 0 || files.length < 2 ? undefined : walkAt(index),
  });
  const walkAt = (index: number) => {
    const wayTo = (next: number): (() => void) | undefined => {
      const other = files[next];
      return other && (() => changeModal(optionsOf(other, next)));
    };
    return (
      <FileWalk
        place={index + 1}
        count={files.length}
        onPrevious={wayTo(index - 1)}
        onNext={wayTo(index + 1)}
      />
    );
  };
  openModal(optionsOf(opened, first));
}
