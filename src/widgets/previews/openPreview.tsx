import type { FileEntry } from '~/domain/file/places.ts';
import { previewFrame } from '~/domain/file/previewKind.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { changeModal, openModal, type ModalOptions } from '~/platform/modals.ts';
import { whileOpen } from '~/ui/modal/useAttempt.ts';
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
  let place = first;

  const titleOf = ({ name, revision, versionNumber: version }: PreviewFile): string =>
    previewTexts.titleOf(name, previewTexts.version(revision, version));
  /** Whoever comes back to a file that was stored here sees it as it was stored. */
  const noteVersion = (shown: PreviewFile, index: number, version: number): void => {
    const stored = { ...shown, versionNumber: version };
    if (index >= 0) files[index] = stored;
    if (place === index && isOpen()) changeModal({ title: titleOf(stored) });
  };
  const optionsOf = (shown: PreviewFile, index: number): ModalOptions => ({
    title: titleOf(shown),
    closesOnMask: previewFrame[previewKindOf(shown)].closesOnMask,
    fullScreen,
    fillsMask: !fullScreen,
    body: (
      <Preview
        key={index}
        file={shown}
        fullScreen={fullScreen}
        onStored={(_, version) => noteVersion(shown, index, version)}
      />
    ),
    beside: first < 0 || files.length < 2 ? undefined : walkAt(index),
  });
  const walkAt = (index: number) => {
    const wayTo = (next: number): (() => void) | undefined => {
      if (next < 0 || next >= files.length) return undefined;
      return () => {
        const other = files[next];
        if (!other) return;
        place = next;
        changeModal(optionsOf(other, next));
      };
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
  const isOpen = whileOpen();
}
