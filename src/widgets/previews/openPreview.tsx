import { previewFrame } from '~/domain/file/previewKind.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { changeModal, openModal, type ModalOptions } from '~/ui/modal/modals.ts';
import { FileWalk } from './FileWalk.tsx';
import { Preview } from './Preview.tsx';
import { previewKindOf, type PreviewFile } from './previewFile.ts';

/**
 * Shows a file: a tree, a picture, a text with its editor, whatever it is. From it a person goes on to those `among`
 * which it stands, in the frame of the first: what was typed and not stored is kept as when the preview is closed.
 */
export function openPreview(file: PreviewFile, among: readonly PreviewFile[] = []): void {
  const { fullScreen } = previewFrame[previewKindOf(file)];
  const first = among.indexOf(file);

  const optionsOf = (shown: PreviewFile, index: number): ModalOptions => ({
    title: previewTexts.titleOf(shown.name, previewTexts.version(shown.revision, shown.versionNumber)),
    closesOnMask: previewFrame[previewKindOf(shown)].closesOnMask,
    fullScreen,
    size: 1120,
    body: <Preview key={index} file={shown} fullScreen={fullScreen} />,
    beside: first < 0 || among.length < 2 ? undefined : walkAt(index),
  });
  const walkAt = (index: number) => {
    const wayTo = (next: number): (() => void) | undefined => {
      const other = among[next];
      return other && (() => changeModal(optionsOf(other, next)));
    };
    return (
      <FileWalk
        place={index + 1}
        count={among.length}
        onPrevious={wayTo(index - 1)}
        onNext={wayTo(index + 1)}
      />
    );
  };
  openModal(optionsOf(file, first));
}
