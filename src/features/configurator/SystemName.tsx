import type { ReactElement } from 'react';
import { systemNameForm } from '~/domain/quote/systemName.ts';
import { systemNameTexts } from '~/domain/words/texts/configurator.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import styles from '~/ui/form/Form.module.css';

/** Asks for the name of the system; undefined where the question is closed. */
export function askSystemName(): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  openModal({
    title: systemNameTexts.title,
    body: <SystemName onNamed={resolve} />,
    onClosed: () => resolve(undefined),
  });
  return promise;
}

function SystemName({ onNamed }: { readonly onNamed: (name: string) => void }): ReactElement {
  const { control, handleSubmit } = useZodForm(systemNameForm, { systemName: '' });
  const name = (systemName: string): void => {
    onNamed(systemName.trim());
    closeModal();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ systemName }) => name(systemName))(event)}
    >
      <TextField
        control={control}
        name="systemName"
        label={systemNameTexts.label}
        description={systemNameTexts.description}
        data-autofocus
      />
      <FormActions action={systemNameTexts.save} busy={false} />
    </form>
  );
}
