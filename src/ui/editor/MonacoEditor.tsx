import { useComputedColorScheme } from '@mantine/core';
import { Editor } from '@monaco-editor/react';
import { editor, MarkerSeverity, KeyCode, KeyMod, type IDisposable, type IRange } from 'monaco-editor/editor';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CodeEditorProps, LineAnnotation } from './CodeEditor.tsx';
import { commonEditorOptions, largeTextEditorOptions } from './monaco.ts';
import { createIncrementalModel, isLargeModel } from './incrementalModel.ts';
import { watchScript } from './watchScript.ts';
import { editorTexts } from '~/domain/words/texts/controls.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from './CodeEditor.module.css';
import { registerSnapshot, type TextRestorer } from '~/platform/restorableText.ts';

/** Restores the text before a scan as an undo step of its own. Monaco drops redo at the first key. */
function makeRestorable(code: editor.IStandaloneCodeEditor, model: editor.ITextModel): void {
  const snapshot = (): TextRestorer => {
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

const rangesBefore = (code: editor.IStandaloneCodeEditor, length: number): readonly IRange[] =>
  (code.getSelections() ?? []).map(({ endLineNumber, endColumn }) => ({
    startLineNumber: endLineNumber,
    startColumn: Math.max(1, endColumn - length),
    endLineNumber,
    endColumn,
  }));

/** For input that the editor has transformed, such as a character combined with its accent. */
function undoTo(code: editor.IStandaloneCodeEditor, model: editor.ITextModel, version: number): void {
  while (model.canUndo() && model.getAlternativeVersionId() !== version) code.trigger('portal', 'undo', null);
}

function showLine(code: editor.IStandaloneCodeEditor, line: number): void {
  if (code.getPosition()?.lineNumber === line) return;
  const last = code.getModel()?.getLineCount() ?? 1;
  code.setPosition({ lineNumber: Math.min(line, last), column: 1 }, 'portal');
  code.revealLineInCenterIfOutsideViewport(Math.min(line, last));
}

function showRemarks(model: editor.ITextModel | null | undefined, remarks: readonly LineAnnotation[]): void {
  if (!model) return;
  const last = model.getLineCount();
  const markers = remarks.map(({ line, text }) => {
    const lineNumber = Math.max(1, Math.min(line, last));
    return {
      message: text,
      severity: MarkerSeverity.Error,
      startLineNumber: lineNumber,
      endLineNumber: lineNumber,
      startColumn: 1,
      endColumn: model.getLineMaxColumn(lineNumber),
    };
  });
  editor.setModelMarkers(model, 'portal', markers);
}

type MonacoEditorProps = CodeEditorProps & {
  /** Called with whether the Tab key leaves the editor, at the start and after each change. */
  readonly onTabLeaves: (leaves: boolean) => void;
};

function useFilledModel(text: string, language: string): editor.ITextModel | undefined {
  const [filled, setFilled] = useState<editor.ITextModel>();
  const fill = useEffectEvent((): (() => void) => {
    const { model, whole } = createIncrementalModel(text, language);
    void whole.then((isWhole) => {
      if (isWhole) setFilled(model);
    });
    return () => model.dispose();
  });
  useEffect(() => fill(), []);
  return filled;
}

export function MonacoEditor(props: MonacoEditorProps) {
  const { label, initial, language, readOnly, remarks, line, script, onTabLeaves } = props;
  const place = useRef<HTMLDivElement>(null);
  const model = useFilledModel(initial, language);
  const [code, setCode] = useState<editor.IStandaloneCodeEditor>();
  const dark = useComputedColorScheme('light') === 'dark';
  // A new options object would reset what the person has changed in the editor.
  const options = useMemo(
    () => ({
      ...commonEditorOptions,
      ...(model && isLargeModel(model) && largeTextEditorOptions),
      readOnly,
      domReadOnly: readOnly,
      tabFocusMode: readOnly,
      ariaLabel: label,
    }),
    [label, readOnly, model],
  );

  const changed = useEffectEvent((read: () => string) => props.onChange?.(read));
  const lineChanged = useEffectEvent((now: number) => props.onLine?.(now));

  const equip = useEffectEvent((created: editor.IStandaloneCodeEditor) => {
    const text = created.getModel();
    if (!place.current || !text) return;
    // The editor was created while hidden, with a size of zero.
    created.layout();
    keepEscape(place.current, readOnly);
    makeRestorable(created, text);
    const tab = letTabLeave(created, readOnly, onTabLeaves);
    created.onDidDispose(() => tab.dispose());
    text.onDidChangeContent(() => changed(() => text.getValue()));
    created.onDidChangeCursorPosition(({ position, source }) => {
      if (source !== 'portal') lineChanged(position.lineNumber);
    });
  });
  useEffect(() => {
    if (code) equip(code);
  }, [code]);
  useEffect(() => (code && script ? watchScript(code, script) : undefined), [code, script]);
  useEffect(() => showRemarks(code?.getModel(), remarks ?? []), [code, remarks]);
  useEffect(() => {
    if (line !== undefined && code) showLine(code, line);
  }, [code, line]);

  return (
    <>
      {!code && <Loader label={editorTexts.loadingText} />}
      <div ref={place} className={styles.place} data-language={language}>
        {model && (
          <Editor
            path={model.uri.toString()}
            theme={dark ? 'portal-dark' : 'portal-light'}
            options={options}
            loading={null}
            saveViewState={false}
            onMount={setCode}
          />
        )}
      </div>
    </>
  );
}

/**
 * Escape closes Monaco's suggestions, search and go-to-line box, not the dialog around it. Only a read-only
 * text leaves Escape to the dialog.
 */
function keepEscape(element: HTMLElement, readOnly: boolean): void {
  element.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (readOnly && target.matches('.native-edit-context, .inputarea')) return;
    target.setAttribute('data-mantine-stop-propagation', 'true');
  });
}

/**
 * Toggles with Ctrl+M whether Tab leaves the editor or indents. `onChange` is called at the start and with
 * each toggle. Dispose of the result, as Monaco keeps actions.
 */
function letTabLeave(
  code: editor.IStandaloneCodeEditor,
  initially: boolean,
  onChange: (leaves: boolean) => void,
): IDisposable {
  let leaves = initially;
  onChange(leaves);
  return code.addAction({
    id: 'portal.tab',
    label: editorTexts.toggleTab,
    // Control on every keyboard; CtrlCmd would be Command on a Mac.
    keybindings: [KeyMod.CtrlCmd | KeyCode.KeyM, KeyMod.WinCtrl | KeyCode.KeyM],
    run: () => {
      leaves = !leaves;
      code.updateOptions({ tabFocusMode: leaves });
      onChange(leaves);
    },
  });
}
