import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import {
  deviceErrorFields,
  deviceErrorOf,
  readDeviceErrors,
  type DeviceError,
} from '~/domain/resource/deviceErrors.ts';
import { deviceErrorForm, severityChoices } from '~/domain/resource/errorForm.ts';
import { withDeviceError, type DeviceErrorEdit } from '~/domain/resource/layout.ts';
import { deviceErrorsName } from '~/domain/resource/name.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { deviceErrorTexts } from '~/domain/words/texts/deviceErrors.ts';
import { perform } from '~/queries/perform.ts';
import { updateResource } from '~/queries/resources/resources.ts';
import { readResourceNow } from '~/queries/resources/seen.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useFormOver, type Sight } from '~/ui/form/useFormOver.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, unlessClosed, useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Errors.module.css';

type Props = {
  readonly family: string;
  readonly errorId: string;
  /** The entry as the person has seen it; undefined where there is none yet. */
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

function WhatMoved({ now }: { readonly now: DeviceError | undefined }): ReactNode {
  return (
    <>
      <p>{deviceErrorTexts.changed}</p>
      <ul>
        {deviceErrorFields.map((field) => (
          <li key={field}>{deviceErrorTexts.was(fieldTexts[field], now?.[field] ?? '')}</li>
        ))}
      </ul>
      <p>{deviceErrorTexts.saveOver}</p>
    </>
  );
}

/** The fields of an entry that people write; of none yet they are empty. */
const fieldsOf = ({ title, text, remedy, severity }: DeviceErrorEdit = empty): DeviceErrorEdit => ({
  title,
  text,
  remedy,
  severity,
});

type Entry = Pick<Props, 'family' | 'errorId'> & {
  /** The entry as the person has seen it last. */
  readonly sight: Sight<DeviceErrorEdit>;
};

/**
 * Writes one entry into the resource as it is now, so that what others have changed elsewhere in it stays. Rejects with
 * an Objection where the entry itself is not as it was seen, and writes nothing once it is called off.
 */
async function saveEntry(
  client: QueryClient,
  { family: productFamily, errorId, sight }: Entry,
  edit: DeviceErrorEdit,
  isOpen: IsOpen,
): Promise<void> {
  const resource = (await readResourceNow(client, deviceErrorsName)) ?? { name: deviceErrorsName, data: '' };
  const now = deviceErrorOf(readDeviceErrors(resource.data).errors, productFamily, errorId);
  const fields = fieldsOf(now);
  const known = sight.known(fields);
  if (deviceErrorFields.some((field) => fields[field] !== known[field])) {
    sight.see(fields);
    throw new Objection(<WhatMoved now={now} />);
  }
  const data = withDeviceError(resource.data, { productFamily, errorId }, edit);
  if (data === undefined) throw new Objection(deviceErrorTexts.unreadable);
  const done = deviceErrorTexts.saved(errorId, productFamily);
  const write = () => perform(client, updateResource(done), { body: { name: deviceErrorsName, data } });
  await unlessClosed(isOpen, write)();
}

/** The form of a device error on its page. */
export function EditError({ family, errorId, seen: first, onClose }: Props): ReactElement {
  const client = useQueryClient();
  const draft = `deviceError.${family}.${errorId}`;
  const form = useFormOver(deviceErrorForm, fieldsOf(first), draft);
  const { control, handleSubmit, sight, settle, forget, setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const { busy, objection, attempt, callOff } = useAttempt();
  const save = async (edit: DeviceErrorEdit, isOpen: IsOpen): Promise<void> => {
    await saveEntry(client, { family, errorId, sight }, edit, isOpen);
    if (!isOpen()) return;
    settle(edit);
    onClose();
  };
  return (
    <Panel title={deviceErrorTexts.meaning}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void handleSubmit((edit) => attempt((isOpen) => save(edit, isOpen)))(event)}
      >
        <TextField control={control} name="title" label={deviceErrorTexts.title} />
        <TextareaField control={control} name="text" label={deviceErrorTexts.text} />
        <TextareaField control={control} name="remedy" label={deviceErrorTexts.remedy} />
        <SelectField
          control={control}
          name="severity"
          label={deviceErrorTexts.severity}
          options={severityChoices(sight.seen().severity).map((each) => ({
            value: each,
            label: deviceErrorTexts.severityText(each),
          }))}
        />
        <ObjectionNote objection={objection} />
        <FormActions
          action={commonTexts.save}
          busy={busy}
          before={
            <Button
              variant="default"
              onClick={() => {
                callOff();
                forget();
                onClose();
              }}
            >
              {commonTexts.cancel}
            </Button>
          }
        />
      </form>
    </Panel>
  );
}
