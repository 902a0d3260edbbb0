import { useQuery, useQueryClient } from '@tanstack/react-query';
import { millingSettingsTexts } from '~/domain/words/texts/millingMachines.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { millingSettingsFormSchema, type MillingSettingsFormValues } from '~/domain/milling/milling.ts';
import {
  machinesQuery,
  millingPreferencesQuery,
  saveMillingPreferencesMutation,
  type Machine,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit } from '~/ui/modal/useSubmit.ts';
import { combineQueries } from '~/platform/queryResult.ts';

/** Opens the choice of a milling machine; `onSaved` resumes the action that needed one. */
export function openMillingSettings(onSaved?: () => void): void {
  openModal({
    title: millingSettingsTexts.title,
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

type Props = { readonly onSaved?: () => void; readonly inModal?: boolean };

export function MillingSettings(props: Props) {
  const read = combineQueries(useQuery(millingPreferencesQuery()), useQuery(machinesQuery()));
  return (
    <QueryBoundary read={read} what={millingSettingsTexts.failed} rows={2}>
      {([own, known]) => {
        if (known.length === 0) {
          return (
            <EmptyState title={millingSettingsTexts.noMachines} text={millingSettingsTexts.noMachinesAbout} />
          );
        }
        // A machine deleted since is not preselected.
        const chosen = known.find(({ id }) => id === own.machineId);
        return <SettingsForm {...props} machines={known} machineId={chosen?.id ?? ''} />;
      }}
    </QueryBoundary>
  );
}

type FormProps = Props & MillingSettingsFormValues & { readonly machines: readonly Machine[] };

function SettingsForm({ onSaved, inModal = false, machines: known, machineId }: FormProps) {
  const client = useQueryClient();
  const { busy, objection, attempt } = useSubmit();
  const { control, handleSubmit, reset } = useZodForm(millingSettingsFormSchema, { machineId });
  const onSave = (body: MillingSettingsFormValues): Promise<void> =>
    attempt(async (isOpen) => {
      await executeMutation(client, saveMillingPreferencesMutation(), { body });
      reset(body);
      // Closing the dialog cancels the action that needed a machine.
      if (isOpen()) onSaved?.();
    });
  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <SelectField
        control={control}
        name="machineId"
        label={millingSettingsTexts.machine}
        description={millingSettingsTexts.machineAbout}
        placeholder={millingSettingsTexts.choose}
        options={known.map(({ id, name, note }) => ({
          value: id,
          label: millingSettingsTexts.machineName(name, note),
        }))}
      />
      <div>
        <SubmitErrorMessage objection={objection} />
        <FormActions action={commonTexts.save} busy={busy} {...(inModal ? {} : { before: <span /> })} />
      </div>
    </form>
  );
}
