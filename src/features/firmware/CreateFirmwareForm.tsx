import { PageForm } from '~/ui/form/PageForm.tsx';
import '@mantine/core/styles/Button.css';
import { useQueryClient } from '@tanstack/react-query';
import { firmwareTypes, formatFirmwareType } from '~/domain/firmware/firmware.ts';
import {
  newFirmwareFormSchema,
  toFirmwareSignature,
  type NewFirmwareFormValues,
} from '~/domain/firmware/forms.ts';
import type { FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import { checkFirmwareChange } from '~/domain/firmware/permission.ts';
import { firmwareExtensions } from '~/domain/firmware/firmwareChecks.ts';
import { defaultFamily, deviceTypes, formatDeviceType, productFamilies } from '~/domain/product/families.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createFirmwareTexts, firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { createFirmware } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { firmwarePath } from './firmwarePath.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

const draft = 'firmware';
const options = (values: readonly string[], text: (value: string) => string) =>
  values.map((value) => ({ value, label: text(value) }));

const signatureFields = [
  {
    name: 'firmwareType',
    label: createFirmwareTexts.type,
    options: options(firmwareTypes, formatFirmwareType),
  },
  {
    name: 'productFamily',
    label: createFirmwareTexts.family,
    options: options(productFamilies, (family) => family),
  },
  {
    name: 'deviceType',
    label: createFirmwareTexts.deviceType,
    options: options(deviceTypes, formatDeviceType),
  },
  {
    name: 'fileExtension',
    label: createFirmwareTexts.extension,
    options: options(firmwareExtensions, (extension) => `.${extension}`),
  },
] as const;

export function CreateFirmwareForm({ filter }: { readonly filter: FirmwareFilter }) {
  const onward = useNavigateIfStillHere();
  const client = useQueryClient();
  const { firmwareType, productFamily, deviceType } = filter;
  const form = useZodForm(
    newFirmwareFormSchema,
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
  const forget = (): void => removeDraft(draft);
  const onSave = async (typed: NewFirmwareFormValues): Promise<void> => {
    const firmwareSignature = toFirmwareSignature(typed);
    const { fileExtension, note } = typed;
    await createFirmware(client, { firmwareSignature, fileExtension, note: note.trim() });
    form.reset(typed);
    forget();
    await onward(firmwarePath(firmwareSignature), { replace: true });
  };
  return (
    <>
      <PageHeader
        title={createFirmwareTexts.title}
        trail={[{ label: firmwareListTexts.title, to: paths.firmwares() }]}
      />
      <Panel title={createFirmwareTexts.panel}>
        <PageForm
          form={{ ...form, forget }}
          onSubmit={onSave}
          action={commonTexts.create}
          decision={checkFirmwareChange(useActor(), 'firmwareCreate')}
          cancel={paths.firmwares()}
        >
          <div className="fields">
            {signatureFields.map((field) => (
              <SelectField key={field.name} control={form.control} {...field} />
            ))}
          </div>
          <TextField control={form.control} name="name" label={createFirmwareTexts.name} withAsterisk />
          <TextareaField control={form.control} name="note" label={createFirmwareTexts.note} />
        </PageForm>
      </Panel>
    </>
  );
}
