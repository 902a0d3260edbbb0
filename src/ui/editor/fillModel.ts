import { editor } from 'monaco-editor/editor';
import { textPieces } from '~/domain/content/textPieces.ts';

/** Longest piece of a text, in characters, that the editor takes over without keeping the page from anything. */
const piece = 2_000_000;

/** The end of the task, so that the page can do something else. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A model that is being filled with a text. */
export type Filling = {
  readonly model: editor.ITextModel;
  /** Whether the whole text is in the model, once filling has ended; false where the model was disposed of before. */
  readonly whole: Promise<boolean>;
};

/** A model that is filled with a text; a long one comes into it piece by piece. */
export function filledModel(text: string, language: string): Filling {
  const pieces = textPieces(text, piece);
  const model = editor.createModel(pieces.next().value ?? '', language);
  const rest = async (): Promise<boolean> => {
    for (const next of pieces) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
      await breath();
      if (model.isDisposed()) return false;
      const { endLineNumber, endColumn } = model.getFullModelRange();
      const end = { startLineNumber: endLineNumber, startColumn: endColumn, endLineNumber, endColumn };
      model.applyEdits([{ range: end, text: next }]);
    }
    return !model.isDisposed();
  };
  return { model, whole: rest() };
}
