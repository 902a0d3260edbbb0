import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isClassicId, toConfigurationId } from '~/domain/configuration/id.ts';
import { manualKindText } from '~/domain/configuration/create.ts';
import {
  duplicateForm,
  duplicateRefusal,
  initialDuplicate,
  nameOfDuplicate,
  partOfDuplicate,
  type DuplicateForm,
} from '~/domain/configuration/duplicate.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import { defaultRevisionNote } from '~/domain/revision/revision.ts';
import { notice } from '~/domain/notice/notices.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import {
  createConfigurationLabels,
  createConfigurationSteps,
  type Created,
} from '~/queries/configurations/createConfiguration.ts';
import { useMe } from '~/session/me.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { dismiss, notify } from '~/ui/notices/notices.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { PartPicker, usePartRefusal } from '~/widgets/pickers/PartPicker.tsx';
import styles from './actions.module.css';

/** Making a configuration of one's own out of another: its devices are copied, its files are not. */
export function openDuplicate(configuration: Configuration): void {
  openModal({
    title: `Duplicate · ${configuration.configurationId}`,
    size: 620,
    closesOnNavigation: true,
    body: <Duplicate source={configuration} />,
  });
}

/** The calls of the duplication, with the wait message for as long as they run. */
function useDuplication(source: Configuration) {
  const client = useQueryClient();
  const { email } = useMe();
  const steps = useSteps<Created>(createConfigurationLabels);
  const run = async (form: DuplicateForm): Promise<Created | undefined> => {
    const { configurationId, configurationDescription, accountNumber, note } = form;
    const design = {
      productFamily: source.productFamily,
      accountNumber,
      configurationId,
      configurationDescription,
      copyOf: source.configurationId,
    };
    const wanted = {
      design,
      configurationName: nameOfDuplicate(form),
      partNumber: partOfDuplicate(form),
      note,
      createdBy: email,
    };
    const waiting = notify(
      notice('WAIT', { body: `${source.configurationId} is being duplicated as ${configurationId}.` }),
    );
    try {
      return await steps.run(createConfigurationSteps(client, wanted), { configurationId: '', revision: '' });
    } finally {
      dismiss(waiting);
    }
  };
  return { steps, run };
}

function Duplicate({ source }: { readonly source: Configuration }): ReactElement {
  const navigate = useNavigate();
  const { units } = useMe();
  const { steps, run } = useDuplication(source);
  const draft = `duplicate.${source.configurationId}`;
  const staff = isStaff(units);
  // A customer's copy stays with the account it comes from.
  const kept = staff ? {} : { accountNumber: source.account.accountNumber };
  const initial = { ...initialDuplicate(source), ...kept };
  const { control, handleSubmit } = useZodForm(duplicateForm(source), initial, { draft });
  const values = { ...initial, ...useWatch({ control }) };
  const classic = isClassicId(values.configurationId);
  const partChoice = { tag: 'CONFIGURATION', family: source.productFamily } as const;
  const partRefusal = usePartRefusal(partOfDuplicate(values) ?? '', partChoice);

  const onDuplicate = async (form: DuplicateForm): Promise<void> => {
    const created = await run(form);
    if (!created) return;
    forgetDraft(draft);
    closeModal();
    await navigate(paths.configuration(created.configurationId, created.revision));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(onDuplicate)(event)}>
      <p className={styles.intro}>
        {eventRecord.DUPLICATE.confirmation?.question(source.configurationId)} The copy has its product
        configurations, but none of its files and comments.
      </p>
      <TextField
        control={control}
        name="configurationId"
        label="Configuration ID"
        description={manualKindText(values.configurationId)}
        disabled={steps.begun}
        toValue={toConfigurationId}
        data-autofocus
      />
      <TextareaField control={control} name="configurationDescription" label="Description" rows={2} />
      {staff && <AccountPicker control={control} name="accountNumber" label="Customer" />}
      {classic && <PartPicker control={control} name="partNumber" label="Part" {...partChoice} />}
      <TextareaField
        control={control}
        name="note"
        label="Note"
        description={`Of its first revision; without one it is “${defaultRevisionNote}”.`}
        rows={2}
      />
      {(steps.begun || steps.busy) && <StepList steps={steps.shown} />}
      <FormActions action="Duplicate" busy={steps.busy} refusal={duplicateRefusal(values) ?? partRefusal} />
    </form>
  );
}
