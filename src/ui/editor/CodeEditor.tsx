import { lazy, Suspense, useMemo, useState } from 'react';
import type { EditorLanguage } from './languages.ts';
import type { ScriptCheckOptions } from './scriptProblems.ts';
import { isCostlyText } from '~/domain/words/costlyText.ts';
import { editorTexts } from '~/domain/words/texts/controls.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from './CodeEditor.module.css';

const MonacoEditor = lazy(async () => ({
  default: (await import('./MonacoEditor.tsx')).MonacoEditor,
}));

export type LineAnnotation = { readonly line: number; readonly text: string };

export type CodeEditorProps = {
  readonly label: string;
  /** Initial text; later changes of this prop are ignored. */
  readonly initial: string;
  readonly language: EditorLanguage;
  readonly readOnly: boolean;
  /** Called after each change. Call `read` only when needed: it is slow for a large text. */
  readonly onChange?: (read: () => string) => void;
  readonly remarks?: readonly LineAnnotation[];
  readonly line?: number | undefined;
  readonly script?: ScriptCheckOptions | undefined;
  readonly onLine?: (line: number) => void;
};

export function CodeEditor(props: CodeEditorProps) {
  const [tabLeaves, setTabLeaves] = useState(false);
  const isCostly = useMemo(() => isCostlyText(props.initial), [props.initial]);
  if (isCostly) return <p className={styles.hint}>{editorTexts.costlyText}</p>;
  const [now, otherwise] = editorTexts.tab[tabLeaves ? 'leaves' : 'indents'];
  return (
    <div className={styles.room}>
      <div className={styles.editor}>
        <Suspense fallback={<Loader label={editorTexts.loadingEditor} />}>
          <MonacoEditor {...props} onTabLeaves={setTabLeaves} />
        </Suspense>
      </div>
      {!props.readOnly && (
        <p className={styles.hint} role="status">
          <kbd>{editorTexts.keys.tab}</kbd> {now}, <kbd>{editorTexts.keys.ctrl}</kbd>{' '}
          <kbd>{editorTexts.keys.m}</kbd> {otherwise}
        </p>
      )}
    </div>
  );
}
