import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { isGcode } from '~/domain/file/previewKind.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { generateProgram } from '~/queries/milling/gcode.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { EditBar } from '~/widgets/previews/edit/EditBar.tsx';
import type { PreviewBodyProps } from '~/widgets/previews/Preview.tsx';
import { artefactTypeOf, type PreviewFile } from '~/widgets/previews/previewFile.ts';
import { TextPreview, useRemarks } from '~/widgets/previews/TextPreview.tsx';
import { ToolpathPane } from './ToolpathPane.tsx';
import { useFileEdit } from '~/widgets/previews/edit/useFileEdit.ts';
import { ProgramMaker } from './ProgramMaker.tsx';
import styles from './MillingPreview.module.css';

/** A program beside its tool path; a milling file beside the program that the CMS makes of it. */
export function MillingPreview(props: PreviewBodyProps): ReactElement {
  const program = useMemo(() => isGcode(decodeText(props.bytes).text), [props.bytes]);
  if (program) return <ProgramPreview {...props} />;
  return artefactTypeOf(props.file) === 'MILLING_FILE' ? (
    <MillingFile {...props} />
  ) : (
    <TextPreview {...props} />
  );
}

/** Pause in typing after which the path is drawn anew, in ms. */
const pause = 500;

function useLater(): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, pause);
  };
}

function ProgramPreview({ file, bytes }: PreviewBodyProps): ReactElement {
  const edit = useFileEdit(file, bytes);
  const remarks = useRemarks(edit.errors);
  const [line, setLine] = useState<number>();
  const [drawn, setDrawn] = useState({ key: edit.start.key, text: edit.start.text });
  const later = useLater();
  const text = drawn.key === edit.start.key ? drawn.text : edit.start.text;
  return (
    <>
      <EditBar file={file} bytes={bytes} edit={edit} />
      <div className={styles.panes}>
        <CodeEditor
          key={edit.start.key}
          label={file.name}
          initial={edit.start.text}
          language="gcode"
          readOnly={!edit.verdict.allowed}
          remarks={remarks}
          line={line}
          onLine={setLine}
          onChange={(read) => {
            edit.onChange(read);
            later(() => setDrawn({ key: edit.start.key, text: read() }));
          }}
        />
        <ToolpathPane text={text} stored={edit.stored.text} line={line} onLine={setLine} />
      </div>
    </>
  );
}

function MillingFile({ file, bytes }: PreviewBodyProps): ReactElement {
  const edit = useFileEdit(file, bytes);
  const remarks = useRemarks(edit.errors);
  return (
    <>
      <EditBar file={file} bytes={bytes} edit={edit} />
      <div className={styles.panes}>
        <CodeEditor
          key={edit.start.key}
          label={file.name}
          initial={edit.start.text}
          language="plaintext"
          readOnly={!edit.verdict.allowed}
          remarks={remarks}
          onChange={edit.onChange}
        />
        {/* Another version makes another program. */}
        <MadeProgram key={edit.version} file={file} />
      </div>
    </>
  );
}

/** The program that the CMS makes of the stored milling file, made when somebody wants to see it. */
function MadeProgram({ file }: { readonly file: PreviewFile }): ReactElement {
  const { productConfigurationId, revision: revisionId } = file;
  const [program, setProgram] = useState<string>();
  if (productConfigurationId === undefined) {
    return <EmptyState title="No program" text="Only product configurations are milled." />;
  }
  if (program) return <Made program={program} />;
  return (
    <div className={styles.wanting}>
      <ProgramMaker
        title={program === '' ? 'There is nothing to mill' : 'See what will be milled'}
        text="The CMS makes a program of the stored file, for your milling machine."
        action="Show the tool path"
        make={async () =>
          setProgram(await generateProgram('RUN', { productConfigurationId, revisionId }).ended)
        }
      />
    </div>
  );
}

function Made({ program }: { readonly program: string }): ReactElement {
  const [line, setLine] = useState<number>();
  return (
    <>
      <CodeEditor
        label="Milling program"
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
