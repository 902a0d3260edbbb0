import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
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
import { isStaff } from '~/domain/access/unitFlags.ts';
import { addArtefact, addAttachment } from '~/queries/files/addFiles.ts';
import type { FilePlaceKey } from '~/queries/files/transfer.ts';
import { useMe } from '~/session/me.ts';
import { SuggestField } from '~/ui/form/SuggestField.tsx';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import type { StartedJob } from '~/platform/jobs/jobs.ts';
import { openModal } from '~/platform/modals.ts';
import { staffOnlyMark } from '~/session/staffOnly.ts';
import { UploadForm } from './UploadForm.tsx';

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
  const send = (values: AddFileForm, file: File): StartedJob<unknown> => {
    const { name, staffOnly, revisionOnly } = values;
    const artefactType = artefactTypeNamed(name, target.artefactTypes);
    return artefactType
      ? addArtefact(client, { ...place, artefactType, revisionOnly }, artefactLabel(artefactType), file)
      : addAttachment(
          client,
          { ...place, attachmentName: name.trim(), revisionOnly, ...staffOnlyMark(staff && staffOnly) },
          file,
        );
  };
  return (
    <UploadForm
      schema={addFileForm(target)}
      initial={initialAddFile(staff)}
      action={addFileTexts.action}
      remarkOn={(looked) => contentRemark(looked, target)}
      send={send}
      renderFields={(control) => <Fields {...{ control, target, staff }} />}
    />
  );
}

type FieldsProps = {
  readonly control: Control<AddFileForm>;
  readonly target: AddFileTarget;
  readonly staff: boolean;
};

/** The name that makes the file an artefact or an attachment, and for whom and which revisions it is. */
function Fields({ control, target, staff }: FieldsProps): ReactElement {
  const name = useWatch({ control, name: 'name' });
  const suggestions = target.mayAddArtefacts.allowed ? target.missingArtefacts.map(artefactLabel) : [];
  return (
    <>
      <SuggestField
        control={control}
        name="name"
        label={addFileTexts.name}
        description={suggestions.length > 0 ? addFileTexts.artefactOrName : addFileTexts.onlyName}
        suggestions={suggestions}
      />
      {staff && artefactTypeNamed(name, target.artefactTypes) === undefined && (
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
        label={addFileTexts.revisionOnly(target.revision)}
        description={addFileTexts.aboutRevisionOnly}
      />
    </>
  );
}
