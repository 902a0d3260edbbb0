import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { addVersionForm, mismatchCaution } from '~/domain/file/attachment.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import type { FileEntry } from '~/domain/file/places.ts';
import { contentMismatch } from '~/queries/files/contentMismatch.ts';
import { addAttachmentVersion } from '~/queries/files/addFiles.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { useStillOpen } from '~/ui/modal/useStillOpen.ts';
import styles from '~/ui/form/Form.module.css';

/** Giving an attachment a new version, or the file it still waits for. */
export function openAddVersion(file: FileEntry): void {
  openModal({ title: filesTexts.uploadVersionTitle(file.name), body: <AddVersion attachment={file} /> });
}

function AddVersion({ attachment }: { readonly attachment: FileEntry }): ReactElement {
  const client = useQueryClient();
  const { control, handleSubmit, getValues } = useZodForm(addVersionForm(attachment.documentType), {
    file: undefined,
  });
  const [mismatch, setMismatch] = useState<string>();
  const [jobId, setJobId] = useState<number>();
  const isOpen = useStillOpen();

  const onAdd = async ({ file }: { file?: File | undefined }): Promise<void> => {
    if (!file) return;
    const { configurationId, productConfigurationId, revision, id: attachmentId, name } = attachment;
    const place = { configurationId, productConfigurationId, revision };
    const job = addAttachmentVersion(client, { ...place, attachmentId }, name, file);
    setJobId(job.id);
    await job.ended;
    if (isOpen()) closeModal();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onAdd)(event).catch(() => setJobId(undefined))}
    >
      <FileField
        control={control}
        name="file"
        label={addFilesTexts.file}
        caution={mismatch === undefined ? undefined : mismatchCaution(mismatch)}
        onChosen={(file) => {
          setMismatch(undefined);
          void contentMismatch(file).then((found) => getValues('file') === file && setMismatch(found));
        }}
      />
      {jobId !== undefined && <JobProgress id={jobId} />}
      <FormActions action={commonTexts.upload} busy={jobId !== undefined} />
    </form>
  );
}
