import '@mantine/core/styles/Input.css';
import { useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { accountChangeFormSchema, validateAccountChoice } from '~/domain/configuration/accountChange.ts';
import { isRegeneratedOnAccountChange, hasQuote } from '~/domain/configuration/id.ts';
import { checkAccountChange } from '~/domain/workflow/actionPermission.ts';
import { buildArtefacts } from '~/queries/files/buildArtefacts.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import { changeAccountMutation } from '~/queries/configurations/workflow.ts';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import { type OpenCheck, useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { updateWorkingRevisionIfUnchanged, type ActionContext } from './updateWorkingRevisionIfUnchanged.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { listEarlierSteps, type WorkflowStep } from '~/domain/configuration/state.ts';
import { hasUserMovedState } from '~/domain/workflow/lostResponses.ts';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { moveConfigurationMutation } from '~/queries/configurations/executeMove.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { validateDeleteApproval } from '~/domain/workflow/decision.ts';
import { createDeletionArrivalCheck, deleteConfigurationAndQuote } from './confirmableActions.tsx';

export function openChangeAccount(context: ActionContext): void {
  openModal({
    title: configurationActionTexts.about(
      configurationActionTexts.changeAccount,
      context.configuration.configurationId,
    ),
    body: <ChangeAccount context={context} />,
  });
}

function ChangeAccount({ context }: { readonly context: ActionContext }) {
  const { client, configuration } = context;
  const { configurationId, account } = configuration;
  const [searching, setSearching] = useState(false);
  const [guard] = useState(() =>
    updateWorkingRevisionIfUnchanged(context, ({ configurationState }) =>
      checkAccountChange(context.actor, configurationState),
    ),
  );
  const form = useZodForm(accountChangeFormSchema, { accountNumber: account.accountNumber });
  const { control } = form;
  const { accountNumber = '' } = useWatch({ control });
  const regenerates = isRegeneratedOnAccountChange(configurationId);

  const done = changeAccountMutation(configurationActionTexts.accountChanged(configurationId));
  const regenerate = (): void => {
    // A background job, which reports its own failure.
    if (regenerates) buildArtefacts(client, configurationId).ended.catch(() => undefined);
  };
  const change = (
    { accountNumber: newAccountNumber }: { readonly accountNumber: string },
    isOpen: OpenCheck,
  ): Promise<void> =>
    guard(
      isOpen,
      () =>
        executeMutation(client, done, { path: { configurationId }, body: { newAccountNumber } }).then(
          regenerate,
        ),
      {
        arrival: {
          isDone: ({ account: { accountNumber: now } }) => now === newAccountNumber,
          done: () => applyMutationEffects(client, done).then(regenerate),
        },
      },
    );

  return (
    <ModalForm
      form={form}
      onSubmit={change}
      action={configurationActionTexts.changeAccount}
      refusal={validateAccountChoice({ current: account.accountNumber, chosen: accountNumber, searching })}
    >
      <AccountPicker
        control={control}
        name="accountNumber"
        label={configurationActionTexts.account}
        {...(regenerates ? { description: configurationActionTexts.regenerated } : {})}
        onSearching={setSearching}
        first
      />
    </ModalForm>
  );
}

const { label, confirmation } = eventRecords.REVERSE_STATE;

export function openReverseState(context: ActionContext): void {
  openModal({
    title: configurationActionTexts.about(label, context.configuration.configurationId),
    size: 480,
    body: <ReverseState context={context} />,
  });
}

function ReverseState({ context }: { readonly context: ActionContext }) {
  const { client, configuration, me } = context;
  const { configurationId: id } = configuration;
  const change = moveConfigurationMutation(client, confirmation.success(id));
  const steps = listEarlierSteps(configuration.configurationState, configuration.logs);
  const [chosen, setChosen] = useState<WorkflowStep>();
  const [guard] = useState(() => updateWorkingRevisionIfUnchanged(context, 'REVERSE_STATE'));
  const { busy, objection, attempt } = useSubmit();

  const reverse = (state: WorkflowStep, isOpen: OpenCheck): Promise<unknown> =>
    guard(
      isOpen,
      (now) => executeMutation(client, change, { event: 'REVERSE_STATE', configuration: now, state }),
      {
        refusal: (now) =>
          listEarlierSteps(now.configurationState, now.logs).includes(state)
            ? undefined
            : configurationActionTexts.noEarlierStep(formatState(state)),
        arrival: createAlreadyAppliedCheck(client, change, (now) => hasUserMovedState(me.email, state, now)),
      },
    );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen) void attempt((isOpen) => reverse(chosen, isOpen));
  };
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <NativeSelect
        label={confirmation.question(id)}
        value={chosen ?? ''}
        onChange={(event) => setChosen(steps.find((step) => step === event.currentTarget.value))}
        data={[
          { value: '', label: configurationActionTexts.chooseState },
          ...steps.map((value) => ({ value, label: formatState(value) })),
        ]}
        data-autofocus
      />
      {hasQuote(configuration) && <p>{configurationActionTexts.reversedAlone}</p>}
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={label}
        busy={busy}
        dangerous
        refusal={chosen ? undefined : configurationActionTexts.chooseStateFirst}
        over={objection?.final ?? false}
      />
    </form>
  );
}

export const openDeleteApproval = (context: ActionContext): void => {
  const { configurationId, kbMaxQuoteId } = context.configuration;
  const guard = updateWorkingRevisionIfUnchanged(context, 'DELETE');
  const run: SubmitAction = (isOpen) =>
    guard(isOpen, (now) => deleteConfigurationAndQuote(context, now), {
      arrival: createDeletionArrivalCheck(context),
    });
  const isIn3D = hasQuote(context.configuration);
  openModal({
    title: configurationActionTexts.about(commonTexts.delete, configurationId),
    size: 480,
    body: <DeleteApproval id={configurationId} quoteId={isIn3D ? kbMaxQuoteId : undefined} run={run} />,
  });
};

type Props = { readonly id: string; readonly quoteId: number | undefined; readonly run: SubmitAction };

function DeleteApproval({ id, quoteId, run }: Props) {
  const [typed, setTyped] = useState('');
  const { busy, objection, attempt } = useSubmit();
  const refusal = validateDeleteApproval(id, typed);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (refusal === undefined) void attempt(run);
  };
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <p className="question">{configurationActionTexts.deleted(id)}</p>
      {quoteId !== undefined && (
        <p className="question">{configurationActionTexts.deletedWithQuote(quoteId)}</p>
      )}
      <TextInput
        label={configurationActionTexts.id}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={commonTexts.delete}
        busy={busy}
        dangerous
        refusal={refusal}
        over={objection?.final ?? false}
      />
    </form>
  );
}
