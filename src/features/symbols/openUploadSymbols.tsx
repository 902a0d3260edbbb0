import { symbolUploadTexts } from '~/domain/words/texts/symbols.ts';
import { openLazyModal } from '~/ui/modal/openLazyModal.tsx';
import { openModal } from '~/platform/modals.ts';

export type SymbolFileSelection = {
  readonly files: readonly File[];
  /** Name of the symbol to replace, whatever the name of the file. */
  readonly name?: string;
};

/** Preview of the chosen files, each next to the symbol it replaces, before the upload. */
export function openUploadSymbols(chosen: SymbolFileSelection): void {
  if (chosen.files.length === 0) return;
  void openLazyModal(
    () => import('./SymbolUploadForm.tsx'),
    ({ SymbolUploadForm }) =>
      openModal({ title: symbolUploadTexts.title, size: 720, body: <SymbolUploadForm {...chosen} /> }),
  );
}
