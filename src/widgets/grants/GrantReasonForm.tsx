import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { permissionTypeLabel, permissionTypes } from '~/domain/access/permissionType.ts';
import { createReasonStepSchema, type ReasonStepValues } from '~/domain/grant/form.ts';
import { createGrantTexts } from '~/domain/words/texts/grants.ts';
import { useMe } from '~/session/me.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import styles from './CreateGrant.module.css';

type Props = {
  readonly initial: ReasonStepValues;
  readonly draft: string;
  readonly onNext: (reason: ReasonStepValues) => void;
};

const types = permissionTypes.map((value) => ({ value, label: permissionTypeLabel[value] }));

export function GrantReasonForm({ initial, draft, onNext }: Props) {
  const { email } = useMe();
  const [schema] = useState(() => createReasonStepSchema(email));
  const { control, handleSubmit } = useZodForm(schema, initial, { draft });
  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onNext)(event)}>
      <AttestationWarning />
      <TextField
        control={control}
        name="address"
        label={createGrantTexts.address}
        inputMode="email"
        spellCheck={false}
        data-autofocus
      />
      <RadioGroupField
        control={control}
        name="permissionType"
        label={createGrantTexts.type}
        options={types}
      />
      <TextareaField
        control={control}
        name="reason"
        label={createGrantTexts.reason}
        description={createGrantTexts.aboutReason}
      />
      <FormActions action={createGrantTexts.next} busy={false} />
    </form>
  );
}

export const AttestationWarning = () => (
  <p className={styles.attestation} role="note">
    <IconAlertTriangle size={18} aria-hidden />
    {createGrantTexts.vetting}
  </p>
);
