import { useState, type ReactElement, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { AddFileForm, ContentRemark, LookedInto } from '~/domain/file/attachment.ts';
import { suggestedName } from '~/domain/file/dropSorting.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { contentMismatch } from '~/queries/files/contentMismatch.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import type { StartedJob } from '~/platform/jobs/jobs.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import styles from '~/ui/form/Form.module.css';

type Props = {
  readonly schema: $ZodType<AddFileForm, AddFileForm>;
  readonly initial: AddFileForm;
  /** Words of the button that sends it. */
  readonly action: string;
  readonly remarkOn: (looked: LookedInto) => ContentRemark;
  readonly send: (values: AddFileForm, file: File) => StartedJob<unknown>;
  /** The fields below the file, where more than the file is asked. */
  readonly renderFields?: (control: Control<AddFileForm>) => ReactNode;
};

/** The form that sends one file, which is looked into when it is chosen; it closes when the file has arrived. */
export function UploadForm({ schema, initial, action, remarkOn, send, renderFields }: Props): ReactElement {
  const { control, handleSubmit, getValues, setValue } = useZodForm(schema, initial);
  const name = useWatch({ control, name: 'name' });
  const [mismatch, setMismatch] = useState<string>();
  const [jobId, setJobId] = useState<number>();
  const { busy, objection, attempt } = useAttempt();
  const remark = remarkOn({ name, mismatch });
  const onChosen = async (file: File): Promise<void> => {
    if (getValues('name') === '') setValue('name', suggestedName(file.name));
    setMismatch(undefined);
    const found = await contentMismatch(file);
    if (getValues('file') === file) setMismatch(found);
  };
  const onSend = async (values: AddFileForm): Promise<void> => {
    if (!values.file) return;
    const job = send(values, values.file);
    setJobId(job.id);
    await job.ended;
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void handleSubmit((values) => attempt(() => onSend(values).finally(() => setJobId(undefined))))(event)
      }
    >
      <FileField
        control={control}
        name="file"
        label={addFilesTexts.file}
        {...remark}
        onChosen={(file) => void onChosen(file)}
      />
      {renderFields?.(control)}
      {jobId !== undefined && <JobProgress id={jobId} />}
      <ObjectionNote objection={objection} />
      <FormActions action={action} busy={busy} refusal={remark.error} />
    </form>
  );
}
