import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import { config } from '~/config.ts';
import { hasQuote } from '~/domain/configuration/id.ts';
import { assignmentOperation, assignmentText } from '~/domain/workflow/assignment.ts';
import { needsDeleteApproval } from '~/domain/workflow/decision.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { targetState } from '~/domain/workflow/transitions.ts';
import { isMovedBy } from '~/domain/workflow/arrival.ts';
import { approvalRequestMail } from '~/domain/request/support.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { moveConfiguration, requestApproval } from '~/queries/configurations/move.ts';
import { concludeWrite } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf, type Arrival } from '~/queries/updateIfUnchanged.tsx';
import {
  assignConfiguration,
  deleteConfiguration,
  deleteQuoteOf,
} from '~/queries/configurations/workflow.ts';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { guardConfiguration, type ActionContext, type Open } from './guardConfiguration.ts';
import { askDecision, type Decision } from './Decision.tsx';
import { lazyPart } from '~/ui/lazyPart.tsx';

// A form, which the page of a configuration has no use for before.
const SupportFile = lazyPart(
  supportTexts.file,
  async () => (await import('./SpecificationReview.tsx')).SupportFile,
  <></>,
);

type Write = (context: ActionContext, sentence: string, now: Configuration) => Promise<unknown>;

type ArrivalOf = (context: ActionContext, sentence: string) => Arrival<Configuration> | undefined;

/** The event's decision on the configuration as the person has seen it; carried out, `write` does it. */
function decisionOf(
  event: ConfirmedEvent,
  context: ActionContext,
  write: Write,
  toArrival?: ArrivalOf,
): Decision {
  const sentence = eventRecord[event].confirmation.success(context.configuration.configurationId);
  const guard = guardConfiguration(context, event);
  const options = { arrival: toArrival?.(context, sentence) };
  return { event, context, run: (isOpen) => guard(isOpen, (now) => write(context, sentence, now), options) };
}

/** Asks the event's question; answered, `write` does it. */
const confirmed =
  (event: ConfirmedEvent, write: Write, toArrival?: ArrivalOf): Open =>
  (context) =>
    askDecision(decisionOf(event, context, write, toArrival));

const settingStateBy =
  (event: ConfirmedEvent): Write =>
  ({ client }, sentence, configuration) => {
    const { configurationState } = configuration;
    const state = targetState(event, configurationState);
    if (!state) throw new Error(`${event} leads nowhere from ${configurationState}`);
    return perform(client, moveConfiguration(client, sentence), { event, configuration, state });
  };

const arrivalOfMove =
  (event: ConfirmedEvent): ArrivalOf =>
  ({ client, me, configuration }, sentence) => {
    const state = targetState(event, configuration.configurationState);
    return (
      state &&
      arrivalOf(client, moveConfiguration(client, sentence), (now) => isMovedBy(me.email, state, now))
    );
  };

/** The decision of an event that is nothing but a change of state, for whoever has its question on the screen. */
export const stateDecision = (event: ConfirmedEvent, context: ActionContext): Decision =>
  decisionOf(event, context, settingStateBy(event), arrivalOfMove(event));

export const settingState = (event: ConfirmedEvent): Open =>
  confirmed(event, settingStateBy(event), arrivalOfMove(event));

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
  const guard = guardConfiguration(context, 'ASSIGN');
  const change = assignConfiguration(success(configurationId));
  const assign = () => perform(client, change, { path: { configurationId, operation } });
  const isLeft = ({ assigneeEmail }: Configuration): boolean =>
    assignmentOperation(assigneeEmail, me.email) === operation;
  confirm({
    title: configurationActionTexts.about(action, configurationId),
    question: question(configurationId),
    action,
    run: (isOpen) =>
      guard(isOpen, assign, {
        refusal: (now) => (isLeft(now) ? undefined : configurationActionTexts.nothingLeft),
        arrival: arrivalOf(client, change, (now) => !isLeft(now)),
      }),
  });
};

const deletion = (id: string) => deleteConfiguration(eventRecord.DELETE.confirmation.success(id));

/** Deletes the configuration, and after it its quote; where that leads, its context says. */
export async function deleteAndLeave(context: ActionContext, configuration: Configuration): Promise<void> {
  const { configurationId: id } = configuration;
  await perform(context.client, deletion(id), { path: { id } });
  await leaveDeleted(context);
}

/** Deletes the quote of a configuration that is deleted, and leaves its page. */
async function leaveDeleted({ client, configuration, afterDelete }: ActionContext): Promise<void> {
  const { configurationId: id, kbMaxQuoteId } = configuration;
  await afterDelete();
  if (!hasQuote(configuration)) return;
  // A failure has been told, and undoes nothing.
  void perform(client, deleteQuoteOf(id, kbMaxQuoteId), undefined).catch(() => undefined);
}

export const arrivalOfDeletion = (context: ActionContext): Arrival<Configuration> => ({
  isDone: 'GONE',
  done: async () => {
    await concludeWrite(context.client, deletion(context.configuration.configurationId));
    await leaveDeleted(context);
  },
});

const askingToDelete = confirmed(
  'DELETE',
  (context, _, configuration) => deleteAndLeave(context, configuration),
  arrivalOfDeletion,
);

const openDeleteApproval = createOpener(
  async () => (await import('./DeleteApproval.tsx')).openDeleteApproval,
);

/** Deleting: what holds work after its id has been typed, what is empty after a plain question. */
export const deleting: Open = (context) =>
  needsDeleteApproval(context.configuration) ? openDeleteApproval(context) : askingToDelete(context);
