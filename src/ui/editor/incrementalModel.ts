import { editor, type IRange } from 'monaco-editor/editor';
import { splitText } from '~/domain/content/splitText.ts';

/** Longest piece of a text, in characters, that the editor takes over without keeping the page from anything. */
const piece = 2_000_000;

/**
 * From so many lines on it is not coloured, nor laid out line by line before the first shows, which takes seconds for
 * a million.
 */
const large = 100_000;
/** Lines that a model begins with for Monaco to take it for a large one: it decides once, and by its own bound. */
const largeForMonaco = 300_001;

function hasMoreLines(text: string, than: number): boolean {
  let at = -1;
  for (let found = 0; found <= than; found += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Empty lines that make a model a large one, ended as those of a text are. */
const linesFor = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n').repeat(largeForMonaco);

export const isLargeModel = (model: editor.ITextModel): boolean => model.getLineCount() > large;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export type IncrementalModel = {
  readonly model: editor.ITextModel;
  /** Whether the whole text is in the model, once filling has ended; false where the model was disposed of before. */
  readonly whole: Promise<boolean>;
};

function endOf(model: editor.ITextModel): IRange {
  const { endLineNumber, endColumn } = model.getFullModelRange();
  return { startLineNumber: endLineNumber, startColumn: endColumn, endLineNumber, endColumn };
}

export function createIncrementalModel(text: string, language: string): IncrementalModel {
  const pieces = splitText(text, piece);
  const isLong = hasMoreLines(text, large);
  const begin = isLong ? linesFor(text) : (pieces.next().value ?? '');
  const model = editor.createModel(begin, language);
  const rest = async (): Promise<boolean> => {
    // The first piece takes the place of the lines that a large text begins with.
    let place: IRange = isLong ? model.getFullModelRange() : endOf(model);
    for (const next of pieces) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
      await breath();
      if (model.isDisposed()) return false;
      model.applyEdits([{ range: place, text: next }]);
      place = endOf(model);
    }
    return !model.isDisposed();
  };
  return { model, whole: rest() };
}
