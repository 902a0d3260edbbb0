import { editor, type IRange } from 'monaco-editor/editor';
import { splitText } from '~/domain/content/splitText.ts';

/** Largest part of a text, in characters, that can be added to the model without blocking the page. */
const piece = 2_000_000;

/**
 * From this number of lines a text is neither coloured nor laid out line by line before the first render,
 * which takes seconds for a million lines.
 */
const large = 100_000;
/** Initial number of lines that makes Monaco treat a model as large, decided only at creation. */
const largeForMonaco = 300_001;

function hasMoreLines(text: string, than: number): boolean {
  let at = -1;
  for (let found = 0; found <= than; found += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Empty lines that make a new model large, with the line ending of the text. */
const linesFor = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n').repeat(largeForMonaco);

export const isLargeModel = (model: editor.ITextModel): boolean => model.getLineCount() > large;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export type IncrementalModel = {
  readonly model: editor.ITextModel;
  /** Resolves with whether the whole text is in the model; false if the model was disposed of before. */
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
    // The first part replaces the empty lines of a large model.
    let place: IRange = isLong ? model.getFullModelRange() : endOf(model);
    for (const next of pieces) {
      // oxlint-disable-next-line no-await-in-loop -- each part is appended after the one before, with a pause for the browser
      await breath();
      if (model.isDisposed()) return false;
      model.applyEdits([{ range: place, text: next }]);
      place = endOf(model);
    }
    return !model.isDisposed();
  };
  return { model, whole: rest() };
}
