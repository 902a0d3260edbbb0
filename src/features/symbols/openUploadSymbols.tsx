import { symbolUploadTexts } from '~/domain/words/texts/symbols.ts';
import { openLazyModal } from '~/ui/modal/openLazyModal.tsx';
import { openModal } from '~/platform/modals.ts';

export type SymbolFileSelection = {
  readonly files: readonly File[];
  /** Name of the symbol that the file is for, whatever the file is called. */
  readonly name?: string;
};

/** Shows chosen files as symbols, each beside the one it takes the place of, before they are uploaded. */
export function openUploadSymbols(chosen: SymbolFileSelection): void {
  if (chosen.files.length === 0) return;
  void openLazyModal(
    () => import('./SymbolUploadForm.tsx'),
    ({ SymbolUploadForm }) =>
      openModal({ title: symbolUploadTexts.title, size: 720, body: <SymbolUploadForm {...chosen} /> }),
  );
}
