import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { Link } from 'react-router';
import { firmwareTypes, firmwareTypeText } from '~/domain/firmware/firmware.ts';
import { createFirmwareForm, newSignature, type CreateFirmwareForm } from '~/domain/firmware/forms.ts';
import type { FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { mayChangeFirmware } from '~/domain/firmware/permission.ts';
import { firmwareExtensions } from '~/domain/firmware/preflight.ts';
import { defaultFamily, deviceTypes, deviceTypeText, productFamilies } from '~/domain/product/families.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createFirmwareTexts, firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { createFirmware } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { firmwarePath } from './firmwarePath.ts';
import { useOnward } from '~/platform/routing/useOnward.ts';

const draft = 'firmware';
const options = (values: readonly string[], text: (value: string) => string) =>
  values.map((value) => ({ value, label: text(value) }));

/** The form for a new firmware, which begins without versions. */
export function CreateFirmware({ filter }: { readonly filter: FirmwareFilter }): ReactElement {
  const onward = useOnward();
  const verdict = mayChangeFirmware(useActor(), 'firmwareCreate');
  const client = useQueryClient();
  const { busy, objection, attempt } = useAttempt();
  const { firmwareType, productFamily, deviceType } = filter;
  const { control, handleSubmit, reset, restored } = useZodForm(
    createFirmwareForm,
    {
      firmwareType,
      productFamily: productFamily || defaultFamily,
      deviceType: deviceType || 'PCU',
      name: '',
      fileExtension: 's28',
      note: '',
    },
    { draft },
  );
  const onSave = (form: CreateFirmwareForm): Promise<void> =>
    attempt(async () => {
      const firmwareSignature = newSignature(form);
      const { fileExtension, note } = form;
      await createFirmware(client, { firmwareSignature, fileExtension, note: note.trim() });
      reset(form);
      forgetDraft(draft);
      await onward(firmwarePath(firmwareSignature), { replace: true });
    });
  return (
    <>
      <PageHeader
        title={createFirmwareTexts.title}
        trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]}
      />
      <Panel title={createFirmwareTexts.panel}>
        <form noValidate className="pageForm" onSubmit={(event) => void handleSubmit(onSave)(event)}>
          <RestoredDraft restored={restored} />
          <Signature control={control} />
          <TextField control={control} name="name" label={createFirmwareTexts.name} withAsterisk />
          <TextareaField control={control} name="note" label={createFirmwareTexts.note} />
          <ObjectionNote objection={objection} />
          <FormActions
            action={commonTexts.create}
            busy={busy}
            refusal={verdict.allowed ? undefined : verdict.reason}
            before={
              <Button
                variant="default"
                component={Link}
                to={paths.firmwares()}
                onClick={() => forgetDraft(draft)}
              >
                {commonTexts.cancel}
              </Button>
            }
          />
        </form>
      </Panel>
    </>
  );
}

/** What the firmware is for, by fixed choices. */
function Signature({ control }: { readonly control: Control<CreateFirmwareForm> }): ReactElement {
  return (
    <div className="fields">
      <SelectField
        control={control}
        name="firmwareType"
        label={createFirmwareTexts.type}
        options={options(firmwareTypes, firmwareTypeText)}
      />
      <SelectField
        control={control}
        name="productFamily"
        label={createFirmwareTexts.family}
        options={options(productFamilies, (family) => family)}
      />
      <SelectField
        control={control}
        name="deviceType"
        label={createFirmwareTexts.deviceType}
        options={options(deviceTypes, deviceTypeText)}
      />
      <SelectField
        control={control}
        name="fileExtension"
        label={createFirmwareTexts.extension}
        options={options(firmwareExtensions, (extension) => `.${extension}`)}
      />
    </div>
  );
}
