import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { millingSettingsForm, type MillingSettingsForm } from '~/domain/milling/milling.ts';
import {
  machines,
  millingPreferences,
  saveMillingPreferences,
  type Machine,
} from '~/queries/milling/milling.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { together } from '~/ui/read.ts';
import styles from '~/ui/form/Form.module.css';

/** Asks for the machine programs are made for; `onSaved` goes on with whatever needed one. */
export function openMillingSettings(onSaved?: () => void): void {
  openModal({
    title: 'Milling settings',
    size: 480,
    body: (
      <MillingSettings
        inModal
        onSaved={() => {
          closeModal();
          onSaved?.();
        }}
      />
    ),
  });
}

type Props = {
  readonly onSaved?: () => void;
  /** Whether it can be left without a choice. */
  readonly inModal?: boolean;
};

/** The machine the signed-in person's programs are made for. */
export function MillingSettings(props: Props): ReactElement {
  const read = together(useQuery(millingPreferences()), useQuery(machines()));
  return (
    <Answer read={read} what="The milling settings" waiting={<ListSkeleton rows={2} />}>
      {([own, known]) => {
        if (known.length === 0) {
          return (
            <EmptyState
              title="No milling machines"
              text="There is none to choose yet: a production administrator creates it."
            />
          );
        }
        // A machine that has been deleted since is no choice any more.
        const chosen = known.find(({ id }) => id === own.machineId);
        return <SettingsForm {...props} machines={known} machineId={chosen?.id ?? ''} />;
      }}
    </Answer>
  );
}

type FormProps = Props & MillingSettingsForm & { readonly machines: readonly Machine[] };

function SettingsForm({ onSaved, inModal = false, machines: known, machineId }: FormProps): ReactElement {
  const { mutateAsync, isPending } = useMutation(saveMillingPreferences());
  const { control, handleSubmit, reset } = useZodForm(millingSettingsForm, { machineId });
  const onSave = async (body: MillingSettingsForm): Promise<void> => {
    await mutateAsync({ body });
    reset(body);
    onSaved?.();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onSave)(event).catch(() => undefined)}
    >
      <SelectField
        control={control}
        name="machineId"
        label="Milling machine"
        description="Milling programs are made for this machine. It is your own setting and changes nobody else's."
        placeholder="Choose a machine"
        options={known.map(({ id, name, note }) => ({ value: id, label: note ? `${name} · ${note}` : name }))}
      />
      <FormActions action="Save" busy={isPending} {...(inModal ? {} : { before: <span /> })} />
    </form>
  );
}
