import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState, type ReactNode } from 'react';
import { isGcodeText } from '~/domain/file/previewKind.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import { generateProgram } from '~/queries/milling/gcode.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FileEditToolbar } from '~/widgets/previews/edit/FileEditToolbar.tsx';
import type { EditablePreviewBodyProps, PreviewBodyProps } from '~/widgets/previews/FilePreviewContainer.tsx';
import { getArtefactType, type PreviewFile } from '~/widgets/previews/previewFile.ts';
import { TextPreview, useLineErrors } from '~/widgets/previews/TextPreview.tsx';
import { ToolpathPane } from './ToolpathPane.tsx';
import { useFileEdit, type FileEdit } from '~/widgets/previews/edit/useFileEdit.ts';
import { ProgramGenerator } from './ProgramGenerator.tsx';
import styles from './MillingPreview.module.css';

export function MillingPreview(props: EditablePreviewBodyProps) {
  const program = useMemo(() => isGcodeText(decodeText(props.bytes).text), [props.bytes]);
  if (program) return <ProgramPreview {...props} />;
  return getArtefactType(props.file) === 'MILLING_FILE' ? (
    <MillingFile {...props} />
  ) : (
    <TextPreview {...props} />
  );
}

/** Debounce of drawing the path, in ms. */
const pause = 500;

type EditorProps = PreviewBodyProps & {
  readonly edit: FileEdit;
  readonly language: 'gcode' | 'plaintext';
  readonly line?: number | undefined;
  readonly onLine?: (line: number) => void;
  readonly onChange?: (read: () => string) => void;
  readonly children: ReactNode;
};

function EditorBeside({ file, bytes, edit, onChange, children, ...code }: EditorProps) {
  const remarks = useLineErrors(edit.errors);
  return (
    <>
      <FileEditToolbar file={file} bytes={bytes} edit={edit} />
      <div className={styles.panes}>
        <CodeEditor
          key={edit.start.key}
          label={file.name}
          initial={edit.start.text}
          readOnly={!edit.decision.allowed}
          remarks={remarks}
          {...code}
          onChange={(read) => {
            edit.onChange(read);
            onChange?.(read);
          }}
        />
        {children}
      </div>
    </>
  );
}

function ProgramPreview(props: EditablePreviewBodyProps) {
  const edit = useFileEdit(props.file, props.bytes, props.onStored);
  const { key, text } = edit.start;
  const [line, setLine] = useState<number>();
  const [drawn, setDrawn] = useState({ key, text });
  const draw = useDebouncedCallback(
    (of: number, read: () => string) => setDrawn({ key: of, text: read() }),
    pause,
  );
  return (
    <EditorBeside
      {...props}
      edit={edit}
      language="gcode"
      line={line}
      onLine={setLine}
      onChange={(read) => draw(key, read)}
    >
      <ToolpathPane
        text={drawn.key === key ? drawn.text : text}
        stored={edit.stored.text}
        line={line}
        onLine={setLine}
      />
    </EditorBeside>
  );
}

function MillingFile(props: EditablePreviewBodyProps) {
  const edit = useFileEdit(props.file, props.bytes, props.onStored);
  return (
    <EditorBeside {...props} edit={edit} language="plaintext">
      {/* Keyed by version, as each version of the file has a program of its own. */}
      <MadeProgram key={edit.version} file={props.file} />
    </EditorBeside>
  );
}

function MadeProgram({ file }: { readonly file: PreviewFile }) {
  const { productConfigurationId, revision: revisionId } = file;
  const [program, setProgram] = useState<string>();
  if (productConfigurationId === undefined) {
    return <EmptyState title={toolpathTexts.noProgram} text={toolpathTexts.onlyProductConfigurations} />;
  }
  if (program) return <Made program={program} />;
  return (
    <div className={styles.wanting}>
      <ProgramGenerator
        title={program === '' ? toolpathTexts.nothingToMill : toolpathTexts.offer}
        text={toolpathTexts.offerAbout}
        action={toolpathTexts.show}
        make={async () =>
          setProgram(await generateProgram('RUN', { productConfigurationId, revisionId }).ended)
        }
      />
    </div>
  );
}

function Made({ program }: { readonly program: string }) {
  const [line, setLine] = useState<number>();
  return (
    <>
      <CodeEditor
        label={toolpathTexts.program}
        initial={program}
        language="gcode"
        readOnly
        line={line}
        onLine={setLine}
      />
      <ToolpathPane text={program} stored={program} line={line} onLine={setLine} />
    </>
  );
}
