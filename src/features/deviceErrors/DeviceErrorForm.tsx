import { PageForm } from '~/ui/form/PageForm.tsx';
import '@mantine/core/styles/Button.css';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  deviceErrorFields,
  findDeviceError,
  parseDeviceErrors,
  type DeviceError,
  deviceErrorFormSchema,
  listSeverityChoices,
} from '~/domain/resource/deviceErrors.ts';
import { upsertDeviceError, type DeviceErrorEdit } from '~/domain/resource/formatJson.ts';
import { deviceErrorsResourceName } from '~/domain/resource/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFreshResource, updateResourceMutation, type Resource } from '~/queries/resources/resources.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import { useServerForm } from '~/ui/form/useServerForm.ts';
import { UserFacingError, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';

type Props = {
  readonly family: string;
  readonly errorId: string;
  readonly seen: DeviceError | undefined;
  readonly onClose: () => void;
};

const empty: DeviceErrorEdit = { title: '', text: '', remedy: '', severity: 'ERROR' };

const fieldTexts: Record<keyof DeviceErrorEdit, string> = {
  title: deviceErrorTexts.title,
  text: deviceErrorTexts.text,
  remedy: deviceErrorTexts.remedy,
  severity: deviceErrorTexts.severity,
};

const fieldsOf = ({ title, text, remedy, severity }: DeviceErrorEdit = empty): DeviceErrorEdit => ({
  title,
  text,
  remedy,
  severity,
});

type Entry = Pick<Props, 'family' | 'errorId'> & {
  readonly baseline: Baseline<DeviceErrorEdit>;
};

type Found = { readonly fields: DeviceErrorEdit; readonly now: Resource | undefined };

async function readEntry(client: QueryClient, { family, errorId }: Entry): Promise<Found> {
  const now = await fetchFreshResource(client, deviceErrorsResourceName);
  const { errors } = parseDeviceErrors(now?.data ?? '');
  return { fields: fieldsOf(findDeviceError(errors, family, errorId)), now };
}

/** Merges one entry into the current resource, so that other people's changes to other entries stay. */
function saveEntry(
  client: QueryClient,
  entry: Entry,
  edit: DeviceErrorEdit,
  isOpen: OpenCheck,
): Promise<unknown> {
  const { family: productFamily, errorId, baseline } = entry;
  const update = updateIfUnchanged<Found>({
    baseline: {
      known: (now) => ({ ...now, fields: baseline.known(now.fields) }),
      see: ({ fields }) => baseline.see(fields),
    },
    read: () => readEntry(client, entry),
    compare: ({ fields: seen }, { fields: now }) =>
      deviceErrorFields.some((field) => now[field] !== seen[field])
        ? deviceErrorFields.map((field) => deviceErrorTexts.was(fieldTexts[field], now[field]))
        : [],
    texts: {
      gone: deviceErrorTexts.unreadable,
      changed: deviceErrorTexts.changed,
      goOn: deviceErrorTexts.saveOver,
    },
  });
  const done = updateResourceMutation(deviceErrorTexts.saved(errorId, productFamily));
  return update(isOpen, ({ now }) => {
    const data = upsertDeviceError(now?.data ?? '', { productFamily, errorId }, edit);
    if (!now || data === undefined) throw new UserFacingError(deviceErrorTexts.unreadable);
    return executeMutation(client, done, { now, data });
  });
}

export function DeviceErrorForm({ family, errorId, seen: first, onClose }: Props) {
  const client = useQueryClient();
  const draft = `deviceError.${family}.${errorId}`;
  const form = useServerForm(deviceErrorFormSchema, fieldsOf(first), draft);
  const { control, baseline, settle, setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const save = async (edit: DeviceErrorEdit, isOpen: OpenCheck): Promise<void> => {
    await saveEntry(client, { family, errorId, baseline }, edit, isOpen);
    if (!isOpen()) return;
    settle(edit);
    onClose();
  };
  return (
    <Panel title={deviceErrorTexts.meaning}>
      <PageForm form={form} onSubmit={save} action={commonTexts.save} cancel={onClose}>
        <TextField control={control} name="title" label={deviceErrorTexts.title} />
        <TextareaField control={control} name="text" label={deviceErrorTexts.text} />
        <TextareaField control={control} name="remedy" label={deviceErrorTexts.remedy} />
        <SelectField
          control={control}
          name="severity"
          label={deviceErrorTexts.severity}
          options={listSeverityChoices(baseline.seen().severity).map((each) => ({
            value: each,
            label: deviceErrorTexts.severityText(each),
          }))}
        />
      </PageForm>
    </Panel>
  );
}
