import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
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
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection } from '~/ui/modal/useAttempt.ts';
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

type Entry = Pick<Props, 'family' | 'errorId' | 'seen'>;

/**
 * Writes one entry into the resource as it is now, so that what others have changed elsewhere in it stays. Rejects with
 * an Objection where the entry itself is not as it was seen, and answers that one as `now` in it.
 */
async function saveEntry(
  client: QueryClient,
  { family: productFamily, errorId, seen }: Entry,
  edit: DeviceErrorEdit,
  onMoved: (now: DeviceError | undefined) => void,
): Promise<void> {
  const resource = (await readResourceNow(client, deviceErrorsName)) ?? { name: deviceErrorsName, data: '' };
  const now = deviceErrorOf(readDeviceErrors(resource.data).errors, productFamily, errorId);
  if (JSON.stringify(now) !== JSON.stringify(seen)) {
    onMoved(now);
    throw new Objection(<WhatMoved now={now} />);
  }
  const data = withDeviceError(resource.data, { productFamily, errorId }, edit);
  if (data === undefined) throw new Objection(deviceErrorTexts.unreadable);
  const done = deviceErrorTexts.saved(errorId, productFamily);
  await perform(client, updateResource(done), { body: { name: deviceErrorsName, data } });
}

/** The form of a device error on its page. */
export function EditError({ family, errorId, seen: first, onClose }: Props): ReactElement {
  const client = useQueryClient();
  const draft = `deviceError.${family}.${errorId}`;
  const { title, text, remedy, severity } = first ?? empty;
  const initial = { title, text, remedy, severity };
  const { control, handleSubmit, formState, setFocus } = useZodForm(deviceErrorForm, initial, { draft });
  useEffect(() => setFocus('title'), [setFocus]);
  const [seen, setSeen] = useState(first);
  const [objection, setObjection] = useState<Objection>();
  const save = async (edit: DeviceErrorEdit): Promise<void> => {
    setObjection(undefined);
    try {
      await saveEntry(client, { family, errorId, seen }, edit, setSeen);
      forgetDraft(draft);
      onClose();
    } catch (error) {
      // Any other failure has been told.
      if (error instanceof Objection) setObjection(error);
    }
  };
  return (
    <Panel title={deviceErrorTexts.meaning}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(save)(event)}>
        <TextField control={control} name="title" label={deviceErrorTexts.title} />
        <TextareaField control={control} name="text" label={deviceErrorTexts.text} />
        <TextareaField control={control} name="remedy" label={deviceErrorTexts.remedy} />
        <SelectField
          control={control}
          name="severity"
          label={deviceErrorTexts.severity}
          options={severityChoices(severity).map((each) => ({
            value: each,
            label: deviceErrorTexts.severityText(each),
          }))}
        />
        <ObjectionNote objection={objection} />
        <FormActions
          action={commonTexts.save}
          busy={formState.isSubmitting}
          before={
            <Button
              variant="default"
              onClick={() => {
                forgetDraft(draft);
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
