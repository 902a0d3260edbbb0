import { useStartedJob } from '~/platform/jobs/useStartedJob.ts';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { formatFirmwareSignature } from '~/domain/firmware/firmware.ts';
import { firmwareUploadFormSchema, type FirmwareUploadFormValues } from '~/domain/firmware/forms.ts';
import { checkFirmwareChange } from '~/domain/firmware/permission.ts';
import {
  runFirmwareChecks,
  isFirmwareConfirmed,
  isConfirmationRequired,
  hasPassedFirmwareChecks,
  type FirmwareCheck,
  type FirmwareFileInspection,
} from '~/domain/firmware/firmwareChecks.ts';
import { formatNoteLength, validateReleaseNote } from '~/domain/firmware/releaseNotes.ts';
import { extractVersionText } from '~/domain/product/version.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { firmwareUploadTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { uploadFirmware, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { useFieldSuggestions } from '~/ui/form/useFieldSuggestions.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { Panel } from '~/ui/Panel.tsx';
import type { WorkerResult } from '~/platform/useWorker.ts';
import { firmwarePath } from './firmwarePath.ts';
import { FirmwareFileChecks, FirmwareUploadImpact, useFirmwareFileInspection } from './UploadChecks.tsx';
import { ConfirmationField, useConfirmation } from './ConfirmationField.tsx';
import { Markdown } from './ReleaseNotes.tsx';
import styles from './Firmware.module.css';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type Props = {
  readonly all: readonly FirmwareRow[];
  readonly choices: readonly FirmwareRow[];
  readonly initial: FirmwareRow | undefined;
};

const keyOf = ({ firmwareSignature }: FirmwareRow): string => formatFirmwareSignature(firmwareSignature);

/** The file is inspected, checked against existing versions and uploaded in a background job. */
export function FirmwareUploadForm({ all, choices, initial }: Props) {
  const draft = `firmwareFile.${initial ? keyOf(initial) : ''}`;
  const form = useZodForm<FirmwareUploadFormValues>(
    firmwareUploadFormSchema,
    {
      firmware: initial ? keyOf(initial) : '',
      file: undefined,
      version: '',
      releaseNote: '',
      avoidServiceOrderCreation: false,
    },
    { draft },
  );
  const { control } = form;
  const {
    firmware: key,
    file,
    version = '',
    releaseNote = '',
    avoidServiceOrderCreation,
  } = useWatch({ control });
  const firmware = choices.find((each) => keyOf(each) === key);
  const look = useFirmwareFileInspection(file, firmware?.fileExtension);
  const { job, isRunning, hasFailed, onSend } = useSending(form, { firmware, looked: look.output, draft });
  const checks =
    look.output && firmware
      ? runFirmwareChecks(look.output, firmware, { version, all, isSent: hasFailed })
      : [];
  const [confirmation, setConfirmation] = useConfirmation(file, key);
  const isConfirmed = firmware !== undefined && isFirmwareConfirmed(confirmation, firmware);
  const refusal = useRefusal({ firmware, file, version, look, checks, isConfirmed });
  return (
    <Panel title={firmwareUploadTexts.panel}>
      <form noValidate className="pageForm" onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <RestoredDraftNotice restored={form.restored} />
        <Subject form={form} choices={choices} />
        <FirmwareFileChecks
          look={look}
          checks={checks}
          isAsked={file !== undefined && firmware !== undefined}
        />
        {firmware && isConfirmationRequired(checks) && (
          <ConfirmationField
            name={firmware.firmwareSignature.name}
            value={confirmation}
            readOnly={isRunning}
            onChange={setConfirmation}
          />
        )}
        <ReleaseNote control={control} text={releaseNote} />
        <SwitchField
          control={control}
          name="avoidServiceOrderCreation"
          label={firmwareUploadTexts.avoid}
          description={firmwareUploadTexts.avoidAbout}
        />
        {firmware && (
          <FirmwareUploadImpact
            firmware={firmware}
            version={version}
            avoids={avoidServiceOrderCreation ?? false}
          />
        )}
        {job !== undefined && <JobProgress id={job} />}
        <FormActions
          action={commonTexts.upload}
          busy={isRunning}
          refusal={refusal}
          before={<LeaveButton firmware={firmware} isRunning={isRunning} draft={draft} />}
        />
      </form>
    </Panel>
  );
}

type LeaveButtonProps = {
  readonly firmware: FirmwareRow | undefined;
  readonly isRunning: boolean;
  readonly draft: string;
};

function LeaveButton({ firmware, isRunning, draft }: LeaveButtonProps) {
  return (
    <Button
      variant="default"
      component={Link}
      to={firmware ? firmwarePath(firmware.firmwareSignature) : paths.firmwares()}
      onClick={() => removeDraft(draft)}
    >
      {isRunning ? commonTexts.close : commonTexts.cancel}
    </Button>
  );
}

type ReleaseNoteProps = { readonly control: Control<FirmwareUploadFormValues>; readonly text: string };

const ReleaseNote = ({ control, text }: ReleaseNoteProps) => (
  <>
    <TextareaField
      control={control}
      name="releaseNote"
      label={firmwareUploadTexts.releaseNote}
      description={joinSentences([firmwareUploadTexts.releaseNoteAbout, formatNoteLength(text)])}
      fault={validateReleaseNote(text)}
      rows={6}
    />
    {text.trim() !== '' && (
      <section className={styles.preview} aria-label={firmwareUploadTexts.preview}>
        <Markdown text={text} />
      </section>
    )}
  </>
);

type SubjectProps = {
  readonly form: UseFormReturn<FirmwareUploadFormValues>;
  readonly choices: readonly FirmwareRow[];
};

/** The version is suggested from the file name. */
function Subject({ form, choices }: SubjectProps) {
  const { control } = form;
  const { suggest } = useFieldSuggestions(form);
  return (
    <>
      <SelectField
        control={control}
        name="firmware"
        label={firmwareUploadTexts.firmware}
        placeholder={firmwareUploadTexts.chooseFirmware}
        options={choices.map((each) => ({ value: keyOf(each), label: keyOf(each).replaceAll('/', ' · ') }))}
        withAsterisk
      />
      <FileField
        control={control}
        name="file"
        label={firmwareUploadTexts.file}
        onChosen={({ name }) => suggest('version', extractVersionText(name) ?? '')}
      />
      <TextField control={control} name="version" label={firmwareUploadTexts.version} withAsterisk />
    </>
  );
}

type Given = {
  readonly firmware: FirmwareRow | undefined;
  readonly file: File | undefined;
  readonly version: string;
  readonly look: WorkerResult<FirmwareFileInspection>;
  readonly checks: readonly FirmwareCheck[];
  readonly isConfirmed: boolean;
};

/** Why the version cannot be uploaded; undefined if it can, or if the form shows the error itself. */
function useRefusal({ firmware, file, version, look, checks, isConfirmed }: Given): string | undefined {
  const role = checkFirmwareChange(useActor(), 'firmwareFileUpload');
  if (!role.allowed) return role.reason;
  if (!file || !firmware) return undefined;
  if (look.failure !== undefined) return firmwareUploadTexts.notRead;
  if (!look.output) return firmwareUploadTexts.lookFirst;
  if (hasPassedFirmwareChecks(checks, isConfirmed) || version === '') return undefined;
  return isConfirmationRequired(checks)
    ? firmwareUploadTexts.confirmFirst(firmware.firmwareSignature.name)
    : firmwareUploadTexts.refusedFirst;
}

type Sending = {
  readonly firmware: FirmwareRow | undefined;
  readonly looked: FirmwareFileInspection | undefined;
  readonly draft: string;
};

/** Starts the upload job and navigates to the firmware when it has ended. */
function useSending(form: UseFormReturn<FirmwareUploadFormValues>, { firmware, looked, draft }: Sending) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const {
    id: job,
    begin,
    ...state
  } = useStartedJob((to: string) => {
    form.reset(form.getValues());
    removeDraft(draft);
    void onward(to);
  });
  const onSend = (values: FirmwareUploadFormValues): void => {
    const { file, version, releaseNote, avoidServiceOrderCreation } = values;
    if (!firmware || !file || !looked) return;
    const { firmwareSignature: signature } = firmware;
    const upload = uploadFirmware(client, {
      signature,
      file,
      sha256: looked.sha256,
      version: version.trim(),
      releaseNote,
      avoidServiceOrderCreation,
      onArrived: () => removeDraft(draft),
    });
    begin(upload, firmwarePath(signature));
  };
  return { job, onSend, ...state };
}
