import type { editor, IRange } from 'monaco-editor/editor';
import { registerSnapshot, type Restore } from '~/platform/restorableText.ts';

/**
 * Lets what a scanner has typed into the editor be taken out of it again, as a step of its own that can be undone.
 * Steps that had been undone before cannot be done again: the editor forgets them at the first key.
 */
export function makeRestorable(code: editor.IStandaloneCodeEditor, model: editor.ITextModel): void {
  const snapshot = (): Restore => {
    const version = model.getAlternativeVersionId();
    const selections = code.getSelections() ?? [];
    const replaced = selections.map((selection) => model.getValueInRange(selection));
    code.pushUndoStop();
    return (typed) => {
      if (model.getAlternativeVersionId() === version) return;
      const ranges = rangesBefore(code, typed.length);
      const isAsTyped =
        ranges.length === selections.length &&
        ranges.every((range) => model.getValueInRange(range) === typed);
      if (isAsTyped) {
        code.pushUndoStop();
        code.executeEdits(
          'portal',
          ranges.map((range, place) => ({ range, text: replaced[place] ?? '' })),
        );
        code.pushUndoStop();
      } else undoTo(code, model, version);
      code.setSelections(selections, 'portal');
    };
  };
  for (const input of code.getDomNode()?.querySelectorAll('.native-edit-context, .inputarea') ?? []) {
    registerSnapshot(input, snapshot);
  }
}

/** The last `length` characters before each cursor. */
const rangesBefore = (code: editor.IStandaloneCodeEditor, length: number): readonly IRange[] =>
  (code.getSelections() ?? []).map(({ endLineNumber, endColumn }) => ({
    startLineNumber: endLineNumber,
    startColumn: Math.max(1, endColumn - length),
    endLineNumber,
    endColumn,
  }));

/** For what the editor has made something else of, such as a character and its accent. */
function undoTo(code: editor.IStandaloneCodeEditor, model: editor.ITextModel, version: number): void {
  while (model.canUndo() && model.getAlternativeVersionId() !== version) code.trigger('portal', 'undo', null);
}
