import { useComputedColorScheme } from '@mantine/core';
import { editor } from 'monaco-editor/editor';
import { useEffect, useRef, type ReactElement } from 'react';
import type { CodeDiffProps } from '~/ui/editor/CodeDiff.tsx';
import { commonOptions } from '~/ui/editor/monaco.ts';
import styles from '~/ui/editor/CodeEditor.module.css';

/** The comparison itself; see CodeDiff. */
export function MonacoDiff({ label, before, after, language }: CodeDiffProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const dark = useComputedColorScheme('light') === 'dark';
  useEffect(() => {
    if (!place.current) return undefined;
    const original = editor.createModel(before, language);
    const modified = editor.createModel(after, language);
    const diff = editor.createDiffEditor(place.current, {
      ...commonOptions,
      readOnly: true,
      domReadOnly: true,
      originalAriaLabel: `${label}, before`,
      modifiedAriaLabel: `${label}, after`,
      ignoreTrimWhitespace: false,
      renderGutterMenu: false,
      renderMarginRevertIcon: false,
      useInlineViewWhenSpaceIsLimited: true,
    });
    diff.setModel({ original, modified });
    return () => {
      diff.dispose();
      original.dispose();
      modified.dispose();
    };
  }, [label, before, after, language]);
  useEffect(() => editor.setTheme(dark ? 'portal-dark' : 'portal-light'), [dark]);
  return <div ref={place} className={styles.place} />;
}
