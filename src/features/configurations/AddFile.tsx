import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { addFileTexts } from '~/domain/words/texts/addFile.ts';
import {
  addFileForm,
  artefactTypeNamed,
  contentRemark,
  initialAddFile,
  type AddFileForm,
  type AddFileTarget,
} from '~/domain/file/attachment.ts';
import { artefactLabel } from '~/domain/file/artefactKinds.ts';
import { suggestedName } from '~/domain/file/dropSorting.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { contentMismatch } from '~/queries/files/contentMismatch.ts';
import { addArtefact, addAttachment } from '~/queries/files/addFiles.ts';
import type { FilePlaceKey } from '~/queries/files/transfer.ts';
import { useMe } from '~/session/me.ts';
import { SuggestField } from '~/ui/form/SuggestField.tsx';
import { FileField } from '~/ui/form/FileField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { JobProgress } from '~/ui/jobs/JobProgress.tsx';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { useStillOpen } from '~/ui/modal/useStillOpen.ts';
import { staffOnlyMark } from '~/session/staffOnly.ts';
import styles from '~/ui/form/Form.module.css';

type Props = { readonly place: FilePlaceKey; readonly target: AddFileTarget };

/** Adding a file to a configuration or product configuration, as an artefact or as an attachment. */
export function openAddFile(place: FilePlaceKey, target: AddFileTarget): void {
  const { configurationId, productConfigurationId, revision } = place;
  openModal({
    title: addFileTexts.title(revision, productConfigurationId ?? configurationId),
    body: <AddFile place={place} target={target} />,
  });
}

function AddFile({ place, target }: Props): ReactElement {
  const client = useQueryClient();
  const staff = isStaff(useMe().units);
  const { control, handleSubmit, getValues, setValue } = useZodForm(
    addFileForm(target),
    initialAddFile(staff),
  );
  const typed = useWatch({ control, name: 'name' });
  const [mismatch, setMismatch] = useState<string>();
  const remark = contentRemark({ name: typed, mismatch }, target);
  const artefactType = artefactTypeNamed(typed, target.artefactTypes);
  const onChosen = async (file: File): Promise<void> => {
    if (getValues('name') === '') setValue('name', suggestedName(file.name));
    setMismatch(undefined);
    const found = await contentMismatch(file);
    if (getValues('file') === file) setMismatch(found);
  };
  const [jobId, setJobId] = useState<number>();
  const isOpen = useStillOpen();
  const suggestions = target.mayAddArtefacts.allowed ? target.missingArtefacts.map(artefactLabel) : [];

  const onAdd = async ({ name, file, staffOnly, revisionOnly }: AddFileForm): Promise<void> => {
    if (!file) return;
    const job = artefactType
      ? addArtefact(client, { ...place, artefactType, revisionOnly }, artefactLabel(artefactType), file)
      : addAttachment(
          client,
          { ...place, attachmentName: name.trim(), revisionOnly, ...staffOnlyMark(staff && staffOnly) },
          file,
        );
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
        label={addFileTexts.file}
        {...remark}
        onChosen={(file) => void onChosen(file)}
      />
      <SuggestField
        control={control}
        name="name"
        label={addFileTexts.name}
        description={suggestions.length > 0 ? addFileTexts.artefactOrName : addFileTexts.onlyName}
        suggestions={suggestions}
      />
      {staff && artefactType === undefined && (
        <SwitchField
          control={control}
          name="staffOnly"
          label={addFileTexts.staffOnly}
          description={addFileTexts.aboutStaffOnly}
        />
      )}
      <SwitchField
        control={control}
        name="revisionOnly"
        label={addFileTexts.revisionOnly(place.revision)}
        description={addFileTexts.aboutRevisionOnly}
      />
      {jobId !== undefined && <JobProgress id={jobId} />}
      <FormActions action={addFileTexts.action} busy={jobId !== undefined} refusal={remark.error} />
    </form>
  );
}
