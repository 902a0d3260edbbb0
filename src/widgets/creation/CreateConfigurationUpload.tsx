import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createConfigurationTexts } from '~/domain/words/texts/createConfiguration.ts';
import { isClassicId, toConfigurationId } from '~/domain/configuration/id.ts';
import {
  configurationDetailsSchema,
  describeManualConfigurationKind,
  validateDesignResumption,
  validateConfigurationUpload,
  type ConfigurationDetailsValues,
  type ConfigurationStartValues,
} from '~/domain/configuration/create.ts';
import { paths } from '~/paths.ts';
import {
  configurationCreationLabels,
  buildConfigurationCreationSteps,
  configurationResumptionLabels,
  buildConfigurationResumptionSteps,
  type ConfigurationCreationProgress,
} from '~/queries/configurations/createConfiguration.ts';
import { useMe } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import { PartPicker, usePartSelectionError } from '~/widgets/pickers/PartPicker.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';

type ResumeGuard = <Output>(
  isOpen: OpenCheck,
  write: () => Promise<Output>,
  outdated: typeof validateDesignResumption,
) => Promise<Output>;

type Props = {
  readonly start: ConfigurationStartValues;
  readonly initial: ConfigurationDetailsValues;
  readonly onChange: (details: ConfigurationDetailsValues) => void;
  /** Back to the first step; left out for a design that was started before, whose id is fixed. */
  readonly onPrevious?: () => void;
  readonly onCreated: () => void;
  readonly guard?: ResumeGuard;
};

/** Steps of the upload: all of them, or the remaining ones of a design that was started before. */
function useUpload({ productFamily, accountNumber }: ConfigurationStartValues, resumes: boolean) {
  const client = useQueryClient();
  const { email } = useMe();
  const steps = useSteps<ConfigurationCreationProgress>(
    resumes ? configurationResumptionLabels : configurationCreationLabels,
  );
  const run = (values: ConfigurationDetailsValues): Promise<ConfigurationCreationProgress | undefined> => {
    const { configurationId, configurationName, configurationDescription, partNumber } = values;
    const wanted = {
      design: { productFamily, accountNumber, configurationId, configurationDescription },
      configurationName: configurationName || configurationId,
      partNumber: partNumber || null,
      createdBy: email,
    };
    const toDo = resumes ? buildConfigurationResumptionSteps : buildConfigurationCreationSteps;
    return steps.run(toDo(client, wanted), { configurationId, revision: '' });
  };
  return { steps, run };
}

export function CreateConfigurationUpload({ start, initial, onChange, onPrevious, onCreated, guard }: Props) {
  const onward = useNavigateIfStillHere();
  const resumes = onPrevious === undefined;
  const { steps, run } = useUpload(start, resumes);
  const { busy, objection, attempt } = useSubmit();
  const form = useZodForm(configurationDetailsSchema, initial);
  const { control, handleSubmit, setValue, subscribe } = form;
  const details = { ...initial, ...useWatch({ control }) };
  const { configurationId } = details;
  const partChoice = { tag: 'CONFIGURATION', family: start.productFamily } as const;
  const partRefusal = usePartSelectionError(details.partNumber, partChoice);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const upload = async (values: ConfigurationDetailsValues, isOpen: OpenCheck): Promise<void> => {
    const write = () => run(values);
    // After a completed step the design has changed through this upload, so the guard would find a conflict.
    const asks = guard && !steps.begun;
    const created = await (asks ? guard(isOpen, write, validateDesignResumption) : write());
    if (!created) throw new Error('The step that failed has said so');
    onCreated();
    await onward(paths.configuration(created.configurationId, created.revision));
  };

  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => void handleSubmit((values) => attempt((isOpen) => upload(values, isOpen)))(event)}
    >
      <TextField
        control={control}
        name="configurationId"
        label={createConfigurationTexts.id}
        description={describeManualConfigurationKind(configurationId)}
        disabled={steps.begun || resumes}
        toValue={(typed) => {
          const id = toConfigurationId(typed);
          if (!isClassicId(id)) setValue('partNumber', '');
          return id;
        }}
        data-autofocus
      />
      <TextareaField
        control={control}
        name="configurationDescription"
        label={createConfigurationTexts.description}
      />
      <PartPicker
        control={control}
        name="partNumber"
        label={createConfigurationTexts.part}
        description={isClassicId(configurationId) ? undefined : createConfigurationTexts.noPart}
        {...partChoice}
        disabled={!isClassicId(configurationId)}
      />
      {steps.isShown && <StepList steps={steps.shown} />}
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={commonTexts.upload}
        busy={busy}
        over={objection?.final ?? false}
        refusal={validateConfigurationUpload(details) ?? partRefusal}
        before={
          onPrevious && (
            <Button variant="default" onClick={onPrevious} disabled={steps.begun}>
              {createConfigurationTexts.previous}
            </Button>
          )
        }
      />
    </form>
  );
}
