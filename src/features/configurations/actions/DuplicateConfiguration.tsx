import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createConfigurationTexts, duplicateTexts } from '~/domain/words/texts/createConfiguration.ts';
import { isClassicId, toConfigurationId } from '~/domain/configuration/id.ts';
import { describeManualConfigurationKind } from '~/domain/configuration/create.ts';
import {
  createDuplicateFormSchema,
  validateDuplicateForm,
  createInitialDuplicate,
  isNumberedByBackEnd,
  getDuplicateName,
  getDuplicatePartNumber,
  type DuplicateFormValues,
} from '~/domain/configuration/duplicate.ts';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import { defaultRevisionNote } from '~/domain/revision/revision.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { paths } from '~/paths.ts';
import {
  configurationCreationLabels,
  buildConfigurationCreationSteps,
  type ConfigurationCreationProgress,
} from '~/queries/configurations/createConfiguration.ts';
import {
  getDuplicationProgress,
  designDuplicationLabels,
  buildDesignDuplicationSteps,
  type DesignDuplicationProgress,
} from '~/queries/configurations/duplicateDesign.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { dismissNotice, notify } from '~/platform/notices.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { PartPicker, usePartSelectionError } from '~/widgets/pickers/PartPicker.tsx';
import { updateWorkingRevisionIfUnchanged, type ActionContext } from './updateWorkingRevisionIfUnchanged.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import type { ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';

export function openDuplicateConfiguration(context: ActionContext): void {
  openModal({
    title: duplicateTexts.title(context.configuration.configurationId),
    size: 620,
    body: <Duplicate context={context} guard={updateWorkingRevisionIfUnchanged(context, 'DUPLICATE')} />,
  });
}

function useDuplication({ configuration: source, client, me: { email } }: ActionContext) {
  const isIn3D = isNumberedByBackEnd(source);
  const steps = useSteps<DesignDuplicationProgress>(
    isIn3D ? designDuplicationLabels : configurationCreationLabels,
  );
  // Another dialog may have started the duplication: its quote is already cloned for the customer chosen
  // there.
  const [clonedBefore] = useState(
    () => isIn3D && getDuplicationProgress(source.configurationId).quoteId !== undefined,
  );
  const run = async (form: DuplicateFormValues): Promise<ConfigurationCreationProgress | undefined> => {
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
      configurationName: getDuplicateName(form),
      partNumber: getDuplicatePartNumber(form),
      note,
      createdBy: email,
    };
    const copy = isIn3D ? duplicateTexts.next : configurationId;
    const waiting = notify(
      createNotice('WAIT', { body: duplicateTexts.waiting(source.configurationId, copy) }),
    );
    try {
      return isIn3D
        ? await steps.run(
            buildDesignDuplicationSteps(client, source, wanted),
            getDuplicationProgress(source.configurationId),
          )
        : await steps.run(buildConfigurationCreationSteps(client, wanted), {
            configurationId: '',
            revision: '',
          });
    } finally {
      dismissNotice(waiting);
    }
  };
  return { steps, begun: steps.begun || clonedBefore, run };
}

type Props = { readonly context: ActionContext; readonly guard: ConditionalUpdate<Configuration> };

function Duplicate({ context, guard }: Props) {
  const { configuration: source, actor, navigate } = context;
  const { steps, begun, run } = useDuplication(context);
  const draft = `duplicate.${source.configurationId}`;
  // Customers can copy within the account of the source only.
  const kept = isStaff(actor.units) ? {} : { accountNumber: source.account.accountNumber };
  const initial = { ...createInitialDuplicate(source), ...kept };
  const form = useZodForm(createDuplicateFormSchema(source), initial, { draft });
  const { control } = form;
  const shown = { ...initial, ...useWatch({ control }) };
  const partChoice = { tag: 'CONFIGURATION', family: source.productFamily } as const;
  const partRefusal = usePartSelectionError(getDuplicatePartNumber(shown) ?? '', partChoice);

  const duplicate = async (values: DuplicateFormValues, isOpen: OpenCheck): Promise<void> => {
    const created = await guard(isOpen, () => run(values));
    if (!created) throw new Error('The step that failed has said so');
    removeDraft(draft);
    await navigate(paths.configuration(created.configurationId, created.revision));
  };
  return (
    <ModalForm
      form={form}
      onSubmit={duplicate}
      action={duplicateTexts.action}
      refusal={validateDuplicateForm(shown, source) ?? partRefusal}
    >
      <p className="question">
        {duplicateTexts.intro(eventRecords.DUPLICATE.confirmation.question(source.configurationId))}
      </p>
      {isNumberedByBackEnd(source) ? (
        <p className="question">{duplicateTexts.idComes}</p>
      ) : (
        <TextField
          control={control}
          name="configurationId"
          label={createConfigurationTexts.id}
          description={describeManualConfigurationKind(shown.configurationId)}
          disabled={begun}
          toValue={toConfigurationId}
          data-autofocus
        />
      )}
      <TextareaField
        control={control}
        name="configurationDescription"
        label={createConfigurationTexts.description}
        rows={2}
      />
      {isStaff(actor.units) && (
        <AccountPicker
          control={control}
          name="accountNumber"
          label={createConfigurationTexts.customer}
          disabled={begun}
        />
      )}
      {isClassicId(shown.configurationId) && (
        <PartPicker
          control={control}
          name="partNumber"
          label={createConfigurationTexts.part}
          {...partChoice}
        />
      )}
      <TextareaField
        control={control}
        name="note"
        label={duplicateTexts.note}
        description={duplicateTexts.aboutNote(defaultRevisionNote)}
        rows={2}
      />
      {(begun || steps.isShown) && <StepList steps={steps.shown} />}
    </ModalForm>
  );
}
