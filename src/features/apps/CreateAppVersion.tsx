import { useStartedJob } from '~/platform/jobs/useStartedJob.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { formatPlatform, type AppPlatform, acceptedAppFileTypes } from '~/domain/app/app.ts';
import { createNewAppFormSchema, type NewAppFormValues } from '~/domain/app/forms.ts';
import { extractVersionText } from '~/domain/product/version.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { paths } from '~/paths.ts';
import { createApp, type AppRow } from '~/queries/apps/apps.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { useFieldSuggestions } from '~/ui/form/useFieldSuggestions.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { AppArchiveDetails, getArchiveError, useArchiveInspection } from './AppArchiveDetails.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type Props = {
  readonly platform: AppPlatform;
  readonly own: readonly AppRow[];
};

export function openCreateAppVersion({ platform, own }: Props): void {
  openModal({
    title: appTexts.createTitle(formatPlatform(platform)),
    size: 620,
    body: <NewApp platform={platform} own={own} />,
  });
}

function NewApp({ platform, own }: Props) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const draft = `newApp.${platform}`;
  const { control, handleSubmit, getValues, setValue, reset, restored } = useZodForm<NewAppFormValues>(
    createNewAppFormSchema(own),
    { version: '', message: '', enabled: false, file: undefined },
    { draft },
  );
  const { suggest } = useFieldSuggestions({ getValues, setValue });
  const file = useWatch({ control, name: 'file' });
  const look = useArchiveInspection(file);
  const {
    id: job,
    isRunning,
    begin,
  } = useStartedJob((version: string) => {
    reset();
    removeDraft(draft);
    closeModal();
    void onward(paths.app(platform, version));
  });
  const onSend = ({ version: typed, file: chosen, ...fields }: NewAppFormValues): void => {
    if (!chosen) return;
    const version = typed.trim();
    const onArrived = (): void => removeDraft(draft);
    begin(createApp(client, { platform, version, ...fields, file: chosen, onArrived }), version);
  };
  return (
    <form noValidate className="pageForm" onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <RestoredDraftNotice restored={restored} />
      <FileField
        control={control}
        name="file"
        label={appTexts.file}
        accept={acceptedAppFileTypes}
        onChosen={({ name }) => suggest('version', extractVersionText(name) ?? '')}
      />
      <AppArchiveDetails file={file} look={look} />
      <TextField control={control} name="version" label={appTexts.versionField} withAsterisk />
      <TextareaField control={control} name="message" label={appTexts.message} />
      <SwitchField
        control={control}
        name="enabled"
        label={appTexts.enable}
        description={appTexts.enableAbout}
      />
      {job !== undefined && <JobProgress id={job} />}
      <FormActions action={commonTexts.create} busy={isRunning} refusal={getArchiveError(file, look)} />
    </form>
  );
}
