import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { config } from '~/config.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { assignmentOperation, assignmentText } from '~/domain/workflow/assignment.ts';
import { needsDeleteApproval } from '~/domain/workflow/deletionApproval.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { targetState } from '~/domain/workflow/transitions.ts';
import { approvalRequestMail } from '~/domain/request/support.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { moveConfiguration, requestApproval } from '~/queries/configurations/move.ts';
import { perform } from '~/queries/perform.ts';
import {
  assignConfiguration,
  deleteConfiguration,
  deleteQuoteOf,
} from '~/queries/configurations/workflow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import type { ActionContext, Open } from './context.ts';
import { askDecision, type Decision } from './Decision.tsx';
import { SupportFile } from './SupportFile.tsx';
import { staleGuard } from './staleGuard.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

type Write = (context: ActionContext, sentence: string, now: Configuration) => Promise<unknown>;

/** The event's decision on the configuration as the person has seen it; carried out, `write` does it. */
function decisionOf(event: ConfirmedEvent, context: ActionContext, write: Write): Decision {
  const sentence = eventRecord[event].confirmation.success(context.configuration.configurationId);
  const guard = staleGuard(context, event);
  return { event, context, run: (isOpen) => guard(isOpen, (now) => write(context, sentence, now)) };
}

/** Asks the event's question; answered, `write` does it. */
const confirmed =
  (event: ConfirmedEvent, write: Write): Open =>
  (context) =>
    askDecision(decisionOf(event, context, write));

/** The write of an event that is nothing but a change of state. */
const settingStateBy =
  (event: ConfirmedEvent): Write =>
  ({ client }, sentence, configuration) => {
    const { configurationState } = configuration;
    const state = targetState(event, configurationState);
    if (!state) throw new Error(`${event} leads nowhere from ${configurationState}`);
    return perform(client, moveConfiguration(client, sentence), { event, configuration, state });
  };

/** The decision of an event that is nothing but a change of state, for whoever has its question on the screen. */
export const stateDecision = (event: ConfirmedEvent, context: ActionContext): Decision =>
  decisionOf(event, context, settingStateBy(event));

/** An event that is nothing but a change of state. */
export const settingState = (event: ConfirmedEvent): Open => confirmed(event, settingStateBy(event));

/** Asks for the approval by mail, and with a file where one is chosen in the question. */
export const requestingApproval: Open = (context) => {
  let file: File | undefined;
  const write: Write = ({ me, client }, sentence, now) => {
    const { configurationId, configurationState: state, revision } = now;
    const mail = approvalRequestMail({
      supportEmail: config.supportEmail,
      configurationId,
      revision,
      requester: me.email,
      file,
    });
    return perform(client, requestApproval(client, sentence), { configuration: now, state, mail });
  };
  const onFile = (chosen: File | undefined): void => {
    file = chosen;
  };
  const enclosure = <SupportFile onFile={onFile} />;
  askDecision({ ...decisionOf('REQUEST_APPROVAL', context, write), enclosure });
};

export const assigning: Open = (context) => {
  const { configuration, me, client } = context;
  const { configurationId } = configuration;
  const operation = assignmentOperation(configuration.assigneeEmail, me.email);
  const { question, action, success } = assignmentText[operation];
  const guard = staleGuard(context, 'ASSIGN');
  const assign = () =>
    perform(client, assignConfiguration(success(configurationId)), { path: { configurationId, operation } });
  confirm({
    title: configurationActionTexts.about(action, configurationId),
    closesOnNavigation: eventRecord.ASSIGN.closesOnNavigation,
    question: question(configurationId),
    action,
    run: (isOpen) =>
      guard(isOpen, assign, ({ assigneeEmail }) =>
        assignmentOperation(assigneeEmail, me.email) === operation
          ? undefined
          : configurationActionTexts.nothingLeft,
      ),
  });
};

/** Deletes the configuration, and after it its quote; where that leads, its context says. */
export async function deleteAndLeave(
  { client, afterDelete }: ActionContext,
  configuration: Configuration,
): Promise<void> {
  const { configurationId: id, kbMaxQuoteId } = configuration;
  const sentence = eventRecord.DELETE.confirmation.success(id);
  await perform(client, deleteConfiguration(sentence), { path: { id } });
  await afterDelete();
  if (!hasQuote(configuration)) return;
  // A failure has been told, and undoes nothing.
  void perform(client, deleteQuoteOf(id, kbMaxQuoteId), undefined).catch(() => undefined);
}

const askingToDelete = confirmed('DELETE', (context, _, configuration) =>
  deleteAndLeave(context, configuration),
);

/** Deleting: what holds work after its id has been typed, what is empty after a plain question. */
export const deleting: Open = (context) => {
  if (!needsDeleteApproval(context.configuration)) {
    askingToDelete(context);
    return;
  }
  void openWhenLoaded(
    () => import('./DeleteApproval.tsx'),
    (dialog) => dialog.openDeleteApproval(context),
  );
};
