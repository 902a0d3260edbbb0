import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { configurationActionTexts } from '~/domain/words/texts/configurationActions.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import { mayChangeAccount, mayWriteToSupport } from '~/domain/workflow/actPermission.ts';
import type { EventFacts } from '~/domain/workflow/event.ts';
import { offeredEvents, type Offer } from '~/domain/workflow/offered.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import { beginEvent } from '../actions.ts';
import { lastListAddress } from '../list/listAddress.ts';
import { useQuoteBeside } from '../quote/useQuoteBeside.ts';
import { type ActionContext } from './guardConfiguration.ts';
import { useOnward } from '~/platform/routing/useOnward.ts';

export type Action = {
  readonly key: string;
  readonly label: string;
  readonly tone: EventFacts['tone'];
  readonly verdict: Verdict;
  readonly begin: () => void;
};

// The actions on a configuration that are no events of its workflow.
const openChangeAccount = createOpener(async () => (await import('./ChangeAccount.tsx')).openChangeAccount);
const openSpecificationReview = createOpener(
  async () => (await import('./SpecificationReview.tsx')).openSpecificationReview,
);

/** Surroundings of the actions on the page of a configuration, which is given at its working revision. */
export function useActionContext(configuration: Configuration): ActionContext {
  const me = useMe();
  const actor = useActor();
  const client = useQueryClient();
  const navigate = useOnward();
  const { quoteState } = useQuoteBeside(configuration);
  return {
    configuration,
    quoteState,
    me,
    actor,
    client,
    navigate,
    afterDelete: () => navigate(lastListAddress(), { replace: true }),
  };
}

export function offersOf({ configuration, quoteState, me, actor }: ActionContext): readonly Offer[] {
  const { revision } = configuration;
  return offeredEvents({ ...configuration, quoteState }, { actor, email: me.email, revision });
}

/** Everything that can be done with a configuration, each with whether the person of the context may do it now. */
export function actionsOf(context: ActionContext): readonly Action[] {
  const { configuration, actor } = context;
  const { configurationState: state } = configuration;
  const events = offersOf(context).map(({ event, ...offer }): Action => ({
    key: event,
    ...offer,
    begin: () => beginEvent(event, context),
  }));
  return [
    ...events,
    {
      key: 'CHANGE_ACCOUNT',
      label: configurationActionTexts.changeAccount,
      tone: 'plain',
      verdict: mayChangeAccount(actor, state),
      begin: () => openChangeAccount(context),
    },
    {
      key: 'REQUEST_SPECIFICATION_REVIEW',
      label: configurationActionTexts.requestReview,
      tone: 'plain',
      verdict: mayWriteToSupport(actor),
      begin: () => openSpecificationReview(context),
    },
  ];
}
