import { KeyCode, KeyMod, type editor, type IDisposable } from 'monaco-editor/editor';
import { editorTexts } from '~/domain/words/texts/controls.ts';

/**
 * Escape closes the suggestions, the search and the question for a line, and not the dialog around the editor. Only
 * where nothing can be typed the text itself leaves it to the dialog.
 */
export function keepEscape(element: HTMLElement, readOnly: boolean): void {
  element.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (readOnly && target.matches('.native-edit-context, .inputarea')) return;
    target.setAttribute('data-mantine-stop-propagation', 'true');
  });
}

/**
 * Ctrl and M has the Tab key leave the editor, or indent again. `onChange` hears which of the two it does, first at
 * the start. Ends with what it gives: the editor does not take its actions with it.
 */
export function letTabLeave(
  code: editor.IStandaloneCodeEditor,
  initially: boolean,
  onChange: (leaves: boolean) => void,
): IDisposable {
  let leaves = initially;
  onChange(leaves);
  return code.addAction({
    id: 'portal.tab',
    label: editorTexts.toggleTab,
    // The key called Ctrl, on every keyboard.
    keybindings: [KeyMod.CtrlCmd | KeyCode.KeyM, KeyMod.WinCtrl | KeyCode.KeyM],
    run: () => {
      leaves = !leaves;
      code.updateOptions({ tabFocusMode: leaves });
      onChange(leaves);
    },
  });
}
