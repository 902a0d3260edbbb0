import { config } from '~/config.ts';
import { assignmentOperation, assignmentText } from '~/domain/workflow/assignment.ts';
import { needsDeleteApproval } from '~/domain/workflow/deletionApproval.ts';
import { targetState } from '~/domain/workflow/transitions.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { revisionInWork } from '~/domain/revision/revision.ts';
import { approvalRequestMail } from '~/domain/request/support.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { perform } from '~/queries/perform.ts';
import {
  assignConfiguration,
  deleteConfiguration,
  requestApproval,
  setConfigurationState,
} from '~/queries/configurations/workflow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import type { ActionContext, Open } from './context.ts';
import { guardOf } from './guarded.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

type Write = (context: ActionContext, sentence: string, now: Configuration) => Promise<unknown>;

/** Asks the event's question; answered, `write` does it. */
const asking =
  (event: ConfirmedEvent, write: Write): Open =>
  (context) => {
    const { configurationId: id } = context.configuration;
    const { label, tone, confirmation } = eventRecord[event];
    const guard = guardOf(context, event);
    confirm({
      title: `${label} · ${id}`,
      question: confirmation.question(id),
      action: confirmation.action,
      dangerous: tone === 'danger',
      closesOnNavigation: event === 'REQUEST_REVIEW',
      run: () => guard((now) => write(context, confirmation.success(id), now)),
    });
  };

/** An event that is nothing but a change of state. */
export const settingState = (event: ConfirmedEvent): Open =>
  asking(event, ({ client }, sentence, { configurationId: id, configurationState }) => {
    const state = targetState(event, configurationState);
    if (!state) throw new Error(`${event} leads nowhere from ${configurationState}`);
    return perform(client, setConfigurationState(sentence), { path: { id, state } });
  });

export const requestingApproval = asking('REQUEST_APPROVAL', ({ me, client }, sentence, now) => {
  const { configurationId, configurationState: state } = now;
  const mail = approvalRequestMail({
    supportEmail: config.supportEmail,
    configurationId,
    revision: revisionInWork(now),
    requester: me.email,
  });
  return perform(client, requestApproval(sentence), { id: configurationId, state, mail });
});

export const assigning: Open = (context) => {
  const { configuration, me, client } = context;
  const { configurationId } = configuration;
  const operation = assignmentOperation(configuration.assigneeEmail, me.email);
  const { question, action, success } = assignmentText[operation];
  const guard = guardOf(context, 'ASSIGN');
  const assign = () =>
    perform(client, assignConfiguration(success(configurationId)), { path: { configurationId, operation } });
  confirm({
    title: `${action} · ${configurationId}`,
    question: question(configurationId),
    action,
    run: () =>
      guard(assign, ({ assigneeEmail }) =>
        assignmentOperation(assigneeEmail, me.email) === operation
          ? undefined
          : 'There is nothing left to do.',
      ),
  });
};

/** Deletes the configuration and leaves its page. */
export async function deleteAndLeave({ client, navigate }: ActionContext, id: string): Promise<void> {
  const sentence = eventRecord.DELETE.confirmation.success(id);
  await perform(client, deleteConfiguration(sentence), { path: { id } });
  await navigate(paths.configurations());
}

const askingToDelete = asking('DELETE', (context, _, { configurationId }) =>
  deleteAndLeave(context, configurationId),
);

/** What holds work is deleted after its id has been typed, what is empty after a plain question. */
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
