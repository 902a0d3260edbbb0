import { lazy, Suspense, useMemo } from 'react';
import type { EditorLanguage } from './languages.ts';
import { isCostlyText } from '~/domain/words/costlyText.ts';
import { editorTexts } from '~/domain/words/texts/controls.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from './CodeEditor.module.css';

const MonacoDiff = lazy(async () => ({ default: (await import('./MonacoDiff.tsx')).MonacoDiff }));

export type CodeDiffProps = {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly language: EditorLanguage;
};

export function CodeDiff(props: CodeDiffProps) {
  const { before, after } = props;
  const isCostly = useMemo(() => isCostlyText(before) || isCostlyText(after), [before, after]);
  if (isCostly) return <p className={styles.hint}>{editorTexts.costlyText}</p>;
  return (
    <div className={styles.editor}>
      <Suspense fallback={<Loader label={editorTexts.loadingEditor} />}>
        <MonacoDiff {...props} />
      </Suspense>
    </div>
  );
}
