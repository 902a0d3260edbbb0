import { useComputedColorScheme } from '@mantine/core';
import { DiffEditor } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { useMemo } from 'react';
import type { CodeDiffProps } from './CodeDiff.tsx';
import { commonEditorOptions } from './monaco.ts';
import { editorTexts } from '~/domain/words/texts/controls.ts';
import { Loader } from '~/ui/Loader.tsx';
import styles from './CodeEditor.module.css';

/** Monaco requires the diff editor to be disposed of before its two models. */
function letGoLast(diff: editor.IStandaloneDiffEditor): void {
  const texts = diff.getModel();
  diff.onDidDispose(() => {
    texts?.original.dispose();
    texts?.modified.dispose();
  });
}

export function MonacoDiff({ label, before, after, language }: CodeDiffProps) {
  const dark = useComputedColorScheme('light') === 'dark';
  const options = useMemo(
    () => ({
      ...commonEditorOptions,
      readOnly: true,
      domReadOnly: true,
      originalAriaLabel: `${label}, before`,
      modifiedAriaLabel: `${label}, after`,
      ignoreTrimWhitespace: false,
      renderGutterMenu: false,
      renderMarginRevertIcon: false,
      useInlineViewWhenSpaceIsLimited: true,
    }),
    [label],
  );
  return (
    <div className={styles.place}>
      <DiffEditor
        original={before}
        modified={after}
        language={language}
        theme={dark ? 'portal-dark' : 'portal-light'}
        options={options}
        loading={<Loader label={editorTexts.loadingText} />}
        keepCurrentOriginalModel
        keepCurrentModifiedModel
        onMount={letGoLast}
      />
    </div>
  );
}
