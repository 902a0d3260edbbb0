import '@mantine/core/styles/Button.css';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { $ZodType } from 'zod/v4/core';
import type { MachineForm } from '~/domain/milling/milling.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import styles from './Milling.module.css';

type Props = {
  readonly schema: $ZodType<MachineForm, MachineForm>;
  readonly initial: MachineForm;
  /** The name under which what is typed is kept. */
  readonly draft: string;
  readonly action: string;
  /** Address that Cancel leads to; without it there is nothing to cancel. */
  readonly cancel: string;
  /** Why it cannot be saved. */
  readonly refusal?: string | undefined;
  /** Saves; a rejection has been told by then, and the form stays as it is. */
  readonly save: (form: MachineForm) => Promise<unknown>;
};

/** The form of a machine or macro: its name and its note. */
export function NamedForm(props: Props): ReactElement {
  const { schema, initial, draft, action, cancel, refusal, save } = props;
  const { control, handleSubmit, reset, formState } = useZodForm(schema, initial, { draft });
  const onSave = async (form: MachineForm): Promise<void> => {
    await save(form);
    reset(form);
    forgetDraft(draft);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onSave)(event).catch(() => undefined)}
    >
      <TextField control={control} name="name" label={millingTexts.name} withAsterisk />
      <TextareaField control={control} name="note" label={millingTexts.note} />
      <FormActions
        action={action}
        busy={formState.isSubmitting}
        refusal={refusal}
        before={
          <Button variant="default" component={Link} to={cancel} onClick={() => forgetDraft(draft)}>
            {commonTexts.cancel}
          </Button>
        }
      />
    </form>
  );
}
