import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { CodeDiff } from '~/ui/editor/CodeDiff.tsx';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import type { EditorLanguage } from '~/ui/editor/languages.ts';
import { ScriptEditor } from '~/widgets/commands/ScriptEditor.tsx';
import { FileEditToolbar } from '~/widgets/previews/edit/FileEditToolbar.tsx';
import type { EditablePreviewBodyProps } from './FilePreviewContainer.tsx';
import { getFilePreviewKind } from './previewFile.ts';
import { useFileEdit } from '~/widgets/previews/edit/useFileEdit.ts';
import styles from './FilePreviewContainer.module.css';

/** Line number in an error of the CMS, which starts with "Line 3: …". */
const lineIn = (error: string): number => Number(/^Line (\d+)/.exec(error)?.[1] ?? 1);

export const useLineErrors = (errors: readonly string[]) =>
  useMemo(() => errors.map((text) => ({ line: lineIn(text), text })), [errors]);

type Props = EditablePreviewBodyProps & { readonly actions?: ReactNode };

export function TextPreview({ file, bytes, actions, onStored }: Props) {
  const edit = useFileEdit(file, bytes, onStored);
  const remarks = useLineErrors(edit.errors);
  const [looked, setLooked] = useState<{ readonly of: string; readonly text: string }>();
  const language: EditorLanguage = getFilePreviewKind(file) === 'PARAMETER_CODE' ? 'script' : 'plaintext';
  const Editor = language === 'script' ? ScriptEditor : CodeEditor;
  const isChanged = edit.decision.allowed && edit.refusal === undefined;
  // Stored or discarded changes are no longer shown.
  const edition = `${edit.version} ${edit.start.key}`;
  const changes = isChanged && looked?.of === edition ? looked.text : undefined;
  return (
    <>
      <FileEditToolbar file={file} bytes={bytes} edit={edit}>
        {actions}
        {isChanged && (
          <Button
            variant="default"
            size="xs"
            aria-pressed={changes !== undefined}
            onClick={() => setLooked(changes === undefined ? { of: edition, text: edit.read() } : undefined)}
          >
            {changes === undefined ? previewTexts.showChanges : previewTexts.goOnEditing}
          </Button>
        )}
      </FileEditToolbar>
      {changes !== undefined && (
        <CodeDiff
          label={previewTexts.changesOf(file.name)}
          before={edit.stored.text}
          after={changes}
          language={language}
        />
      )}
      {/* Hidden, not unmounted: the editor has the text and the undo history. */}
      <div className={styles.text} hidden={changes !== undefined}>
        <Editor
          key={edit.start.key}
          label={file.name}
          initial={edit.start.text}
          language={language}
          readOnly={!edit.decision.allowed}
          onChange={edit.onChange}
          remarks={remarks}
        />
      </div>
    </>
  );
}
