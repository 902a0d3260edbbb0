import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { assignmentOperation, assignmentText } from '~/domain/workflow/assignment.ts';
import { mayChangeAccount, mayWriteToSupport } from '~/domain/workflow/deletionApproval.ts';
import { configurationEvents, type ConfigurationEvent } from '~/domain/workflow/event.ts';
import { kindOf } from '~/domain/configuration/id.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import type { EventFacts } from '~/domain/workflow/eventRecordType.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import { applies } from '~/domain/workflow/permission.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useCan, useMe } from '~/session/me.ts';
import { openers } from '../actions.ts';
import type { ActionContext, Open } from './context.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** Something that can be done with a configuration, or why it cannot. */
export type Action = {
  readonly key: string;
  readonly label: string;
  readonly tone: EventFacts['tone'];
  readonly verdict: Verdict;
  readonly begin: () => void;
};

/** The actions on a configuration that are no events of its workflow. */
const changingAccount: Open = (context) => {
  void openWhenLoaded(
    () => import('./ChangeAccount.tsx'),
    (dialog) => dialog.openChangeAccount(context),
  );
};

const requestingSpecificationReview: Open = ({ configuration, me, client }) => {
  const { configurationId, revision } = configuration;
  void openWhenLoaded(
    () => import('./WriteToSupport.tsx'),
    (dialog) => dialog.openSpecificationReview({ client, email: me.email, configurationId, revision }),
  );
};

/** What an action on this configuration is carried out with. */
export function useActionContext(configuration: Configuration): ActionContext {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  return { configuration, me, client, navigate };
}

/** Everything that can be done with a configuration, each with whether this person may do it now. */
export function useActions(context: ActionContext): readonly Action[] {
  const actor = useActor();
  const { configuration, me } = context;
  const { configurationState: state, assigneeEmail } = configuration;
  const kind = kindOf(configuration);
  const can = useCan(state, kind);
  const labelOf = (event: ConfigurationEvent): string =>
    event === 'ASSIGN'
      ? assignmentText[assignmentOperation(assigneeEmail, me.email)].action
      : eventRecord[event].label;

  const events = configurationEvents.flatMap((event): Action[] => {
    const open = openers[event];
    if (!open || !applies(event, kind)) return [];
    const { tone } = eventRecord[event];
    const verdict = can(event);
    return [{ key: event, label: labelOf(event), tone, verdict, begin: () => open(context) }];
  });
  return [
    ...events,
    {
      key: 'CHANGE_ACCOUNT',
      label: 'Change account',
      tone: 'plain',
      verdict: mayChangeAccount(actor, state),
      begin: () => changingAccount(context),
    },
    {
      key: 'REQUEST_SPECIFICATION_REVIEW',
      label: 'Request specification review',
      tone: 'plain',
      verdict: mayWriteToSupport(actor),
      begin: () => requestingSpecificationReview(context),
    },
  ];
}
