import type { ReactElement } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { NoteForm as Values } from '~/domain/firmware/forms.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import styles from './Firmware.module.css';

type Props = {
  readonly schema: $ZodType<Values, Values>;
  readonly label: string;
  readonly description?: string;
  readonly initial: string;
  readonly rows: number;
  /** Saves; after a rejection, which has been told by then, the form stays as it is. */
  readonly save: (text: string) => Promise<unknown>;
};

/** A form of one text in a modal. */
export function NoteForm({ schema, label, description, initial, rows, save }: Props): ReactElement {
  const { control, handleSubmit } = useZodForm(schema, { text: initial });
  const { busy, objection, attempt } = useAttempt();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(({ text }) => attempt(() => save(text)))(event)}
    >
      <TextareaField
        control={control}
        name="text"
        label={label}
        rows={rows}
        data-autofocus
        {...(description === undefined ? {} : { description })}
      />
      <ObjectionNote objection={objection} />
      <FormActions action={commonTexts.save} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
