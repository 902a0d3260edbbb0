import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { addFileFormTexts, addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import {
  createAddFileFormSchema,
  findArtefactType,
  buildContentRemark,
  getInitialAddFileValues,
  createAddVersionFormSchema,
  type AddFileFormValues,
  type AddFileTarget,
  type ContentRemark,
  type FileNameInspection,
} from '~/domain/file/attachment.ts';
import { getArtefactLabel } from '~/domain/file/artefactKinds.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { addArtefact, addAttachment, addAttachmentVersion } from '~/queries/files/addFiles.ts';
import type { FileGroupKey } from '~/queries/files/transfer.ts';
import { useMe } from '~/session/me.ts';
import { AutocompleteField } from '~/ui/form/AutocompleteField.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import type { StartedJob } from '~/platform/jobs/jobs.ts';
import { openModal } from '~/platform/modals.ts';
import { toStaffOnlyField } from '~/session/staffOnlyField.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import type { FileEntry } from '~/domain/file/fileGroups.ts';
import type { $ZodType } from 'zod/v4/core';
import { deriveAttachmentName } from '~/domain/file/droppedFile.ts';
import { findContentMismatch } from '~/queries/files/findContentMismatch.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';

type Props = { readonly place: FileGroupKey; readonly target: AddFileTarget };

export function openAddFile(place: FileGroupKey, target: AddFileTarget): void {
  const { configurationId, productConfigurationId, revision } = place;
  openModal({
    title: addFileFormTexts.title(revision, productConfigurationId ?? configurationId),
    body: <AddFile place={place} target={target} />,
  });
}

function AddFile({ place, target }: Props) {
  const client = useQueryClient();
  const staff = isStaff(useMe().units);
  const send = (values: AddFileFormValues, file: File): StartedJob<unknown> => {
    const { name, staffOnly, revisionOnly } = values;
    const artefactType = findArtefactType(name, target.artefactTypes);
    return artefactType
      ? addArtefact(client, { ...place, artefactType, revisionOnly }, getArtefactLabel(artefactType), file)
      : addAttachment(
          client,
          { ...place, attachmentName: name.trim(), revisionOnly, ...toStaffOnlyField(staff && staffOnly) },
          file,
        );
  };
  return (
    <UploadForm
      schema={createAddFileFormSchema(target)}
      initial={getInitialAddFileValues(staff)}
      action={addFileFormTexts.action}
      remarkOn={(looked) => buildContentRemark(looked, target)}
      send={send}
      renderFields={(control) => <Fields {...{ control, target, staff }} />}
    />
  );
}

type FieldsProps = {
  readonly control: Control<AddFileFormValues>;
  readonly target: AddFileTarget;
  readonly staff: boolean;
};

function Fields({ control, target, staff }: FieldsProps) {
  const name = useWatch({ control, name: 'name' });
  const suggestions = target.addArtefactsDecision.allowed
    ? target.missingArtefacts.map(getArtefactLabel)
    : [];
  return (
    <>
      <AutocompleteField
        control={control}
        name="name"
        label={addFileFormTexts.name}
        description={suggestions.length > 0 ? addFileFormTexts.artefactOrName : addFileFormTexts.onlyName}
        suggestions={suggestions}
      />
      {staff && findArtefactType(name, target.artefactTypes) === undefined && (
        <SwitchField
          control={control}
          name="staffOnly"
          label={addFileFormTexts.staffOnly}
          description={addFileFormTexts.aboutStaffOnly}
        />
      )}
      <SwitchField
        control={control}
        name="revisionOnly"
        label={addFileFormTexts.revisionOnly(target.revision)}
        description={addFileFormTexts.aboutRevisionOnly}
      />
    </>
  );
}

export function openAddFileVersion(file: FileEntry): void {
  openModal({ title: filesTabTexts.uploadVersionTitle(file.name), body: <AddVersion attachment={file} /> });
}

function AddVersion({ attachment }: { readonly attachment: FileEntry }) {
  const client = useQueryClient();
  const { configurationId, productConfigurationId, revision, id: attachmentId, name } = attachment;
  const place = { configurationId, productConfigurationId, revision };
  return (
    <UploadForm
      schema={createAddVersionFormSchema(attachment.documentType)}
      initial={{ ...getInitialAddFileValues(attachment.staffOnly), name }}
      action={commonTexts.upload}
      remarkOn={({ mismatch }) => buildContentRemark({ name, mismatch }, { artefactTypes: [] })}
      send={(_, file) => addAttachmentVersion(client, { ...place, attachmentId }, name, file)}
    />
  );
}

type UploadFormProps = {
  readonly schema: $ZodType<AddFileFormValues, AddFileFormValues>;
  readonly initial: AddFileFormValues;
  readonly action: string;
  readonly remarkOn: (looked: FileNameInspection) => ContentRemark;
  readonly send: (values: AddFileFormValues, file: File) => StartedJob<unknown>;
  readonly renderFields?: (control: Control<AddFileFormValues>) => ReactNode;
};

/** The file is inspected when it is chosen; the dialog closes when the upload has ended. */
function UploadForm({ schema, initial, action, remarkOn, send, renderFields }: UploadFormProps) {
  const form = useZodForm(schema, initial);
  const { control, getValues, setValue } = form;
  const name = useWatch({ control, name: 'name' });
  const [mismatch, setMismatch] = useState<string>();
  const [jobId, setJobId] = useState<number>();
  const remark = remarkOn({ name, mismatch });
  const onChosen = async (file: File): Promise<void> => {
    if (getValues('name') === '') setValue('name', deriveAttachmentName(file.name));
    setMismatch(undefined);
    const found = await findContentMismatch(file);
    if (getValues('file') === file) setMismatch(found);
  };
  const onSend = async (values: AddFileFormValues): Promise<void> => {
    if (!values.file) return;
    const job = send(values, values.file);
    setJobId(job.id);
    await job.ended.finally(() => setJobId(undefined));
  };
  return (
    <ModalForm form={form} onSubmit={onSend} action={action} refusal={remark.error}>
      <FileField
        control={control}
        name="file"
        label={addFilesTexts.file}
        {...remark}
        onChosen={(file) => void onChosen(file)}
      />
      {renderFields?.(control)}
      {jobId !== undefined && <JobProgress id={jobId} />}
    </ModalForm>
  );
}
