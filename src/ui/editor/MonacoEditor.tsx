import { useComputedColorScheme } from '@mantine/core';
import { editor, MarkerSeverity, type IDisposable } from 'monaco-editor/editor';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import type { CodeEditorProps, LineRemark } from '~/ui/editor/CodeEditor.tsx';
import { keepEscape, letTabLeave } from '~/ui/editor/keys.ts';
import { commonOptions } from '~/ui/editor/monaco.ts';
import { modelOf } from '~/ui/editor/pieces.ts';
import { letTakeBack } from '~/ui/editor/takeBack.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from '~/ui/editor/CodeEditor.module.css';

/** Shows the line as chosen; one that the cursor is on already stays where it is. */
function showLine(code: editor.IStandaloneCodeEditor, line: number): void {
  if (code.getPosition()?.lineNumber === line) return;
  const last = code.getModel()?.getLineCount() ?? 1;
  code.setPosition({ lineNumber: Math.min(line, last), column: 1 }, 'portal');
  code.revealLineInCenterIfOutsideViewport(Math.min(line, last));
}

function showRemarks(model: editor.ITextModel | null | undefined, remarks: readonly LineRemark[]): void {
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
  /** Runs with whether the Tab key leaves the editor, at the start and when it has changed. */
  readonly onTabLeaves: (leaves: boolean) => void;
};

/** The editor itself; see CodeEditor. */
export function MonacoEditor(props: MonacoEditorProps): ReactElement {
  const { label, initial, language, readOnly, remarks, line, onTabLeaves } = props;
  const place = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<editor.IStandaloneCodeEditor>();
  const dark = useComputedColorScheme('light') === 'dark';

  const changed = useEffectEvent((read: () => string) => props.onChange?.(read));
  const lineChanged = useEffectEvent((now: number) => props.onLine?.(now));

  const create = useEffectEvent((element: HTMLElement, model: editor.ITextModel): IDisposable[] => {
    const created = editor.create(element, {
      ...commonOptions,
      model,
      readOnly,
      domReadOnly: readOnly,
      tabFocusMode: readOnly,
      ariaLabel: label,
    });
    setCode(created);
    keepEscape(element, readOnly);
    letTakeBack(created, model);
    return [
      letTabLeave(created, readOnly, onTabLeaves),
      model.onDidChangeContent(() => changed(() => model.getValue())),
      created.onDidChangeCursorPosition(({ position, source }) => {
        if (source !== 'portal') lineChanged(position.lineNumber);
      }),
      created,
    ];
  });
  const begin = useEffectEvent((element: HTMLElement): (() => void) => {
    let disposables: IDisposable[] = [];
    const { model, whole } = modelOf(initial, language);
    void whole.then((isWhole) => {
      if (isWhole) disposables = create(element, model);
    });
    return () => {
      for (const each of disposables) each.dispose();
      model.dispose();
    };
  });
  useEffect(() => (place.current ? begin(place.current) : undefined), []);
  useEffect(() => editor.setTheme(dark ? 'portal-dark' : 'portal-light'), [dark]);
  useEffect(() => showRemarks(code?.getModel(), remarks ?? []), [code, remarks]);
  useEffect(() => {
    if (line !== undefined && code) showLine(code, line);
  }, [code, line]);

  return (
    <>
      {!code && <Loader label="Loading the text" />}
      <div ref={place} className={styles.place} data-language={language} />
    </>
  );
}
