import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { lineEnds, type TextFile } from '~/domain/content/textFile.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { SaveButton } from '~/widgets/previews/NoPreview.tsx';
import type { PreviewFile } from '~/widgets/previews/previewFile.ts';
import type { FileEdit } from './useFileEdit.ts';
import styles from './EditBar.module.css';

type Props = {
  readonly file: PreviewFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly edit: FileEdit;
  /** What else can be done with this kind of file. */
  readonly children?: ReactNode;
};

const endText = { LF: 'LF', CRLF: 'CRLF', CR: 'CR', Mixed: 'mixed line ends', None: 'one line' } as const;

const factsOf = ({ text, encoding }: TextFile): string => `${encoding}, ${endText[lineEnds(text)]}`;

/** Above a text: what it is, whether and why it can (not) be stored, and storing it. */
export function EditBar({ file, bytes, edit, children }: Props): ReactElement {
  const { verdict, stored, version, refusal, busy, jobId, overtakenBy } = edit;
  const facts = useMemo(() => factsOf(stored), [stored]);
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.facts}>
          Version {file.revision}
          {version}, {facts}
        </span>
        {children}
        <SaveButton file={file} bytes={bytes} />
        {verdict.allowed && (
          <>
            {edit.isChanged && (
              <Button variant="default" size="xs" onClick={edit.discard} disabled={busy}>
                Discard changes
              </Button>
            )}
            <BusyButton
              size="xs"
              disabled={refusal !== undefined}
              busy={busy}
              onClick={() => void edit.update()}
              aria-describedby="update-refusal"
            >
              {overtakenBy === undefined ? 'Update' : 'Update all the same'}
            </BusyButton>
          </>
        )}
        <span id="update-refusal" className={styles.reason} role="status">
          {verdict.allowed ? refusal : `Read only. ${verdict.reason}`}
        </span>
      </div>
      {jobId !== undefined && <JobProgress id={jobId} />}
      <Remarks edit={edit} revision={file.revision} />
    </>
  );
}

function Remarks({ edit, revision }: { readonly edit: FileEdit; readonly revision: string }): ReactElement {
  const { restored, errors, overtakenBy } = edit;
  return (
    <>
      {restored && (
        <p className={styles.remark}>What you typed earlier and did not store has been brought back.</p>
      )}
      {overtakenBy !== undefined && (
        <p className={styles.remark} role="alert">
          Version {revision}
          {overtakenBy} has been stored meanwhile. Updating makes yours the newest; theirs is kept as a
          version.
        </p>
      )}
      {errors.length > 0 && (
        <div className={styles.errors} role="alert">
          <p>The file was not updated:</p>
          <Scroller label="What is wrong with the file" className={styles.list}>
            <ul>
              {errors.map((error, index) => (
                // Two lines may have the same thing wrong with them.
                <li key={`${index} ${error}`}>{error}</li>
              ))}
            </ul>
          </Scroller>
        </div>
      )}
    </>
  );
}
