import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { acceptedAppFiles } from '~/domain/app/app.ts';
import { appFileForm, type AppFileForm } from '~/domain/app/forms.ts';
import { mayChangeApps } from '~/domain/app/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { uploadAppFile, type AppRow } from '~/queries/apps/apps.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { FileField } from '~/ui/form/FileField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { useJob } from '~/platform/jobs/jobs.ts';
import { useWhenDone } from '~/platform/jobs/useWhenDone.ts';
import { Panel } from '~/ui/Panel.tsx';
import { ArchiveFacts } from './ArchiveFacts.tsx';
import { archiveRefusalOf, useArchive } from './useArchive.ts';
import styles from './Apps.module.css';

/** The file of a version: another one can be uploaded in its place. Nothing for those who may not. */
export function AppFile({ app }: { readonly app: AppRow }): ReactElement | null {
  const client = useQueryClient();
  const verdict = mayChangeApps(useActor(), 'binaryAssetUpload');
  const { control, handleSubmit, reset } = useZodForm<AppFileForm>(appFileForm, { file: undefined });
  const file = useWatch({ control, name: 'file' });
  const look = useArchive(file);
  const [job, setJob] = useState<number>();
  const isRunning = useJob(job)?.state === 'RUNNING';
  useWhenDone(job, () => reset());
  if (!verdict.allowed) return null;
  const onSend = ({ file: chosen }: AppFileForm): void => {
    if (!chosen) return;
    const { id, ended } = uploadAppFile(client, app, chosen);
    setJob(id);
    // The job says what went wrong, and can be tried again.
    ended.catch(() => undefined);
  };
  const refusal = archiveRefusalOf(file, look);
  return (
    <Panel title={appTexts.replaceFile}>
      <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(onSend)(event)}>
        <FileField
          control={control}
          name="file"
          label={appTexts.file}
          accept={acceptedAppFiles}
          caution={app.size === null ? undefined : appTexts.replaceAbout}
        />
        <ArchiveFacts file={file} look={look} />
        {job !== undefined && <JobProgress id={job} />}
        <div className={styles.end}>
          <BusyButton type="submit" busy={isRunning} disabled={refusal !== undefined}>
            {commonTexts.upload}
          </BusyButton>
        </div>
      </form>
    </Panel>
  );
}
