import { previewFrame } from '~/domain/file/previewKind.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { openModal } from '~/ui/modal/modals.ts';
import { Preview } from './Preview.tsx';
import { previewKindOf, type PreviewFile } from './previewFile.ts';

/** Shows a file: a tree, a picture, a text with its editor, whatever it is. */
export function openPreview(file: PreviewFile): void {
  const { name, revision, versionNumber } = file;
  openModal({
    title: previewTexts.titleOf(name, previewTexts.version(revision, versionNumber)),
    ...previewFrame[previewKindOf(file)],
    size: 1120,
    body: <Preview file={file} />,
  });
}
