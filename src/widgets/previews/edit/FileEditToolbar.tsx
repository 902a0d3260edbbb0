import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { detectLineEnding } from '~/domain/content/textFile.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { lineEndingTexts, previewTexts } from '~/domain/words/texts/previews.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { Scroller } from '~/ui/Scroller.tsx';
import { DownloadFileButton } from '~/widgets/previews/NoPreview.tsx';
import { PreviewToolbar } from '~/widgets/previews/PreviewToolbar.tsx';
import type { PreviewFile } from '~/widgets/previews/previewFile.ts';
import type { FileEdit } from './useFileEdit.ts';
import styles from './FileEditToolbar.module.css';

type Props = {
  readonly file: PreviewFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly edit: FileEdit;
  readonly children?: ReactNode;
};

export function FileEditToolbar({ file, bytes, edit, children }: Props) {
  const { decision, stored, version, refusal, busy, jobId, toldOf } = edit;
  const ends = useMemo(() => lineEndingTexts[detectLineEnding(stored.text)], [stored]);
  const shown = previewTexts.version(file.revision, version);
  return (
    <>
      <PreviewToolbar facts={previewTexts.textFacts(shown, stored.encoding, ends)}>
        {children}
        <DownloadFileButton file={file} bytes={bytes} />
        {decision.allowed && (
          <>
            {edit.isChanged && (
              <Button variant="default" size="xs" onClick={edit.discard} disabled={busy}>
                {previewTexts.discard}
              </Button>
            )}
            <BusyButton
              size="xs"
              disabled={refusal !== undefined}
              busy={busy}
              onClick={() => void edit.update()}
              aria-describedby="update-refusal"
            >
              {toldOf === undefined ? commonTexts.update : previewTexts.overtakenUpdate}
            </BusyButton>
          </>
        )}
        <span id="update-refusal" className={styles.reason} role="status">
          {decision.allowed ? refusal : previewTexts.readOnly(decision.reason)}
        </span>
      </PreviewToolbar>
      {jobId !== undefined && <JobProgress id={jobId} />}
      <Remarks edit={edit} />
    </>
  );
}

function Remarks({ edit }: { readonly edit: FileEdit }) {
  const { restored, errors, objection } = edit;
  return (
    <>
      {restored && <p className="caution">{previewTexts.restored}</p>}
      {objection && (
        <p className="caution" role="alert">
          {objection.says}
        </p>
      )}
      {errors.length > 0 && (
        <div className={styles.errors} role="alert">
          <p>{previewTexts.updateFailed}</p>
          <Scroller label={previewTexts.updateErrors} className={styles.list}>
            <ul>
              {errors.map((error, index) => (
                // Two lines may have the same error.
                <li key={`${index} ${error}`}>{error}</li>
              ))}
            </ul>
          </Scroller>
        </div>
      )}
    </>
  );
}
