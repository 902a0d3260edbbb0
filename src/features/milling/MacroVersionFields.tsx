import '@mantine/core/styles/Button.css';
import { macroTexts } from '~/domain/words/texts/macros.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import {
  macroStateChoices,
  macroVersionForm,
  nextMacroRevision,
  type MacroVersionForm,
} from '~/domain/milling/milling.ts';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { refusalOf } from './refusalOf.ts';
import { paths } from '~/paths.ts';
import { machines, type Macro } from '~/queries/milling/milling.ts';
import { useMe } from '~/session/me.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import styles from './Milling.module.css';

type Props = {
  readonly macro: Macro;
  readonly initial: MacroVersionForm;
  readonly draft: string;
  readonly action: string;
  /** Whether the revision follows the machine chosen, as it does for a new version. */
  readonly numbered?: boolean;
  readonly save: (form: MacroVersionForm) => Promise<unknown>;
};

/** The fields of a macro version: its revision, machine, state and text. */
export function MacroVersionFields(props: Props): ReactElement {
  const { macro, initial, draft, action, numbered = false, save } = props;
  const { units } = useMe();
  const { data = [] } = useQuery(machines());
  const { control, handleSubmit, reset, setValue, formState } = useZodForm(macroVersionForm, initial, {
    draft,
  });
  const onSave = async (form: MacroVersionForm): Promise<void> => {
    await save(form);
    reset(form);
    forgetDraft(draft);
  };
  return (
    <form
      className={`${styles.form} ${styles.wide}`}
      onSubmit={(event) => void handleSubmit(onSave)(event).catch(() => undefined)}
    >
      <div className={styles.fields}>
        <SelectField
          control={control}
          name="machineId"
          label={macroTexts.machine}
          placeholder={macroTexts.chooseMachine}
          withAsterisk
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={(machineId) => {
            if (numbered) setValue('revision', nextMacroRevision(macro.versions, machineId));
          }}
        />
        <TextField control={control} name="revision" label={macroTexts.revision} withAsterisk />
        <SelectField
          control={control}
          name="state"
          label={macroTexts.state}
          description={macroTexts.stateAbout}
          options={macroStateChoices(initial.state).map((state) => ({
            value: state,
            label: stateText(state),
          }))}
        />
      </div>
      <div className={styles.code}>
        <TextareaField control={control} name="main" label={macroTexts.text} rows={16} withAsterisk />
      </div>
      <FormActions
        action={action}
        busy={formState.isSubmitting}
        refusal={refusalOf(mayAdministerMilling(units))}
        before={
          <Button
            variant="default"
            component={Link}
            to={paths.milling.macro(macro.id)}
            onClick={() => forgetDraft(draft)}
          >
            {commonTexts.cancel}
          </Button>
        }
      />
    </form>
  );
}
