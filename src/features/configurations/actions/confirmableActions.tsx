import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { config } from '~/config.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { getAssignmentOperation, assignmentTexts } from '~/domain/workflow/assignment.ts';
import { isDeleteApprovalRequired } from '~/domain/workflow/decision.ts';
import { eventRecords, type ConfirmedEvent } from '~/domain/workflow/eventRecords.ts';
import { getTargetState } from '~/domain/workflow/transitions.ts';
import { hasUserMovedState } from '~/domain/workflow/lostResponses.ts';
import { createApprovalRequestMail } from '~/domain/request/support.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { moveConfigurationMutation, requestApprovalMutation } from '~/queries/configurations/executeMove.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createAlreadyAppliedCheck, type AlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import {
  assignConfigurationMutation,
  deleteConfigurationMutation,
  deleteConfigurationQuoteMutation,
} from '~/queries/configurations/workflow.ts';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
  type ActionStarter,
} from './updateWorkingRevisionIfUnchanged.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { type EventConfirmation, openEventConfirmation } from './EventConfirmation.tsx';

// Lazy: form code is not part of the chunk of the configuration page.
const SupportFile = lazyWithRetry(
  supportTexts.file,
  async () => (await import('./SpecificationReview.tsx')).SupportFileField,
  <></>,
);

type Write = (context: ActionContext, sentence: string, now: Configuration) => Promise<unknown>;

type ArrivalOf = (context: ActionContext, sentence: string) => AlreadyAppliedCheck<Configuration> | undefined;

function decisionOf(
  event: ConfirmedEvent,
  context: ActionContext,
  write: Write,
  toArrival?: ArrivalOf,
): EventConfirmation {
  const sentence = eventRecords[event].confirmation.success(context.configuration.configurationId);
  const guard = updateWorkingRevisionIfUnchanged(context, event);
  const options = { arrival: toArrival?.(context, sentence) };
  return { event, context, run: (isOpen) => guard(isOpen, (now) => write(context, sentence, now), options) };
}

const confirmed =
  (event: ConfirmedEvent, write: Write, toArrival?: ArrivalOf): ActionStarter =>
  (context) =>
    openEventConfirmation(decisionOf(event, context, write, toArrival));

const settingStateBy =
  (event: ConfirmedEvent): Write =>
  ({ client }, sentence, configuration) => {
    const { configurationState } = configuration;
    const state = getTargetState(event, configurationState);
    if (!state) throw new Error(`${event} leads nowhere from ${configurationState}`);
    return executeMutation(client, moveConfigurationMutation(client, sentence), {
      event,
      configuration,
      state,
    });
  };

const arrivalOfMove =
  (event: ConfirmedEvent): ArrivalOf =>
  ({ client, me, configuration }, sentence) => {
    const state = getTargetState(event, configuration.configurationState);
    return (
      state &&
      createAlreadyAppliedCheck(client, moveConfigurationMutation(client, sentence), (now) =>
        hasUserMovedState(me.email, state, now),
      )
    );
  };

/** Confirmation of an event that only changes the state; usable by a dialog or by the review. */
export const createStateChangeConfirmation = (
  event: ConfirmedEvent,
  context: ActionContext,
): EventConfirmation => decisionOf(event, context, settingStateBy(event), arrivalOfMove(event));

export const createStateChangeAction = (event: ConfirmedEvent): ActionStarter =>
  confirmed(event, settingStateBy(event), arrivalOfMove(event));

export const startApprovalRequest: ActionStarter = (context) => {
  let file: File | undefined;
  const write: Write = ({ me, client }, sentence, now) => {
    const { configurationId, configurationState: state, revision } = now;
    const mail = createApprovalRequestMail({
      supportEmail: config.supportEmail,
      configurationId,
      revision,
      requester: me.email,
      file,
    });
    return executeMutation(client, requestApprovalMutation(client, sentence), {
      configuration: now,
      state,
      mail,
    });
  };
  const onFile = (chosen: File | undefined): void => {
    file = chosen;
  };
  const enclosure = <SupportFile onFile={onFile} />;
  openEventConfirmation({ ...decisionOf('REQUEST_APPROVAL', context, write), enclosure });
};

export const startAssignment: ActionStarter = (context) => {
  const { configuration, me, client } = context;
  const { configurationId } = configuration;
  const operation = getAssignmentOperation(configuration.assigneeEmail, me.email);
  const { question, action, success } = assignmentTexts[operation];
  const guard = updateWorkingRevisionIfUnchanged(context, 'ASSIGN');
  const change = assignConfigurationMutation(success(configurationId));
  const assign = () => executeMutation(client, change, { path: { configurationId, operation } });
  const isLeft = ({ assigneeEmail }: Configuration): boolean =>
    getAssignmentOperation(assigneeEmail, me.email) === operation;
  openConfirmModal({
    title: configurationActionTexts.about(action, configurationId),
    question: question(configurationId),
    action,
    run: (isOpen) =>
      guard(isOpen, assign, {
        refusal: (now) => (isLeft(now) ? undefined : configurationActionTexts.nothingLeft),
        arrival: createAlreadyAppliedCheck(client, change, (now) => !isLeft(now)),
      }),
  });
};

const deletion = (id: string) => deleteConfigurationMutation(eventRecords.DELETE.confirmation.success(id));

/** The quote is deleted second, so that a failure leaves a quote rather than a configuration without one. */
export async function deleteConfigurationAndQuote(
  context: ActionContext,
  configuration: Configuration,
): Promise<void> {
  const { configurationId: id } = configuration;
  await executeMutation(context.client, deletion(id), { path: { id } });
  await leaveDeleted(context);
}

async function leaveDeleted({ client, configuration, afterDelete }: ActionContext): Promise<void> {
  const { configurationId: id, kbMaxQuoteId } = configuration;
  await afterDelete();
  if (!hasQuote(configuration)) return;
  // The mutation has reported the failure; the deletion of the configuration stands.
  void executeMutation(client, deleteConfigurationQuoteMutation(id, kbMaxQuoteId), undefined).catch(
    () => undefined,
  );
}

export const createDeletionArrivalCheck = (context: ActionContext): AlreadyAppliedCheck<Configuration> => ({
  isDone: 'GONE',
  done: async () => {
    await applyMutationEffects(context.client, deletion(context.configuration.configurationId));
    await leaveDeleted(context);
  },
});

const askingToDelete = confirmed(
  'DELETE',
  (context, _, configuration) => deleteConfigurationAndQuote(context, configuration),
  createDeletionArrivalCheck,
);

const openDeleteApproval = createOpener(async () => (await import('./formActions.tsx')).openDeleteApproval);

/** Non-empty configurations are deleted after typing their id, empty ones after a plain confirmation. */
export const startDeletion: ActionStarter = (context) =>
  isDeleteApprovalRequired(context.configuration) ? openDeleteApproval(context) : askingToDelete(context);
