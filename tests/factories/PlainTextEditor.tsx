import { useState, type ReactElement } from 'react';
import type { CodeEditorProps } from '~/ui/editor/CodeEditor.tsx';

/** Replaces the code editor, which needs a real browser, by a text area. */
export function PlainTextEditor({
  label,
  initial,
  readOnly,
  remarks,
  onChange,
}: CodeEditorProps): ReactElement {
  const [text, setText] = useState(initial);
  return (
    <textarea
      aria-label={label}
      value={text}
      readOnly={readOnly}
      data-remarks={remarks?.map(({ line }) => line).join(' ')}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange?.(() => value);
      }}
    />
  );
}
