import type { editor } from 'monaco-editor/editor';
import { keepOwnText, type Undo } from '~/ui/ownText.ts';

/** In ms. Somebody who is typing pauses for less, and takes steps back by more than a character at a time. */
const rest = 250;

/**
 * Lets what a scanner has typed into the editor be taken out of it again, from the text and from the steps that can
 * be taken back.
 */
export function letTakeBack(code: editor.IStandaloneCodeEditor, model: editor.ITextModel): void {
  let typedAt = Number.NEGATIVE_INFINITY;
  const remember = (at: number): Undo => {
    const version = model.getAlternativeVersionId();
    const selections = code.getSelections() ?? [];
    // What follows is a step of its own, unless it might be the middle of a word.
    const isStep = at - typedAt > rest && code.pushUndoStop();
    typedAt = at;
    return (typed) => {
      if (model.getAlternativeVersionId() === version) return;
      if (isStep) undoTo(code, model, version);
      else deleteBefore(code, model, typed);
      code.setSelections(selections, 'portal');
    };
  };
  for (const input of code.getDomNode()?.querySelectorAll('.native-edit-context, .inputarea') ?? []) {
    keepOwnText(input, remember);
  }
}

function undoTo(code: editor.IStandaloneCodeEditor, model: editor.ITextModel, version: number): void {
  while (model.canUndo() && model.getAlternativeVersionId() !== version) code.trigger('portal', 'undo', null);
}

/** Within the same step in which it was typed, so that nothing is left of it there. */
function deleteBefore(code: editor.IStandaloneCodeEditor, model: editor.ITextModel, typed: number): void {
  const position = code.getPosition();
  if (!position) return;
  const start = model.getPositionAt(Math.max(0, model.getOffsetAt(position) - typed));
  const range = {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: position.lineNumber,
    endColumn: position.column,
  };
  code.executeEdits('portal', [{ range, text: '' }]);
}
