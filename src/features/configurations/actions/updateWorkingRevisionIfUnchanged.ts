import type { Decision, Actor } from '~/domain/access/decision.ts';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import { getDisplayName } from '~/domain/access/displayName.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { describeRevisionConflict } from '~/domain/workflow/eventOffers.ts';
import { formatQuotePrice } from '~/domain/quote/formatQuotePrice.ts';
import { staleConfigurationTexts } from '~/domain/words/texts/configurationActions.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { fetchQuoteForEvent } from '~/queries/configurations/executeMove.ts';
import { updateConfigurationIfUnchanged } from '~/queries/configurations/updateConfigurationIfUnchanged.tsx';
import type { ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { getCpqToken } from '~/session/cpqSession.ts';
import { providerOrganization } from '~/session/usePersonName.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import type { Me } from '~/session/me.ts';

type Navigate = (to: string, options?: NavigateOptions) => Promise<void> | void;

export type ActionContext = {
  /** At its working revision, as displayed: the baseline of conflict checks. */
  readonly configuration: Configuration;
  /** State of the quote; undefined if unknown or without a quote. */
  readonly quoteState: ConfigurationState | undefined;
  readonly me: Me;
  readonly actor: Actor;
  readonly client: QueryClient;
  /** Navigates after an action, unless the person has left the page meanwhile. */
  readonly navigate: Navigate;
  /** Called after the configuration was deleted: its page navigates away, a list stays. */
  readonly afterDelete: () => Promise<void> | void;
};

export type ActionStarter = (context: ActionContext) => void;

/** Permission check of an action that is no workflow event. */
type Judge = (now: Configuration) => Decision;

/** Writes to the working revision only if it is as displayed; an event also moves the quote. */
export function updateWorkingRevisionIfUnchanged(
  context: ActionContext,
  act: ConfigurationEvent | Judge,
): ConditionalUpdate<Configuration> {
  const { client, configuration: seen, me, actor } = context;
  const isStaffMember = isStaff(me.units);
  const event = typeof act === 'string' ? act : undefined;
  const judge: Judge = typeof act === 'string' ? (now) => checkConfigurationEvent(actor, act, now) : act;
  let unseen: UserFacingError | undefined;
  const update = updateConfigurationIfUnchanged({
    client,
    seen,
    person: (email) => getDisplayName(email, { isStaff: isStaffMember }, providerOrganization),
    refusal: (now) => {
      const decision = judge(now);
      if (!decision.allowed) return decision.reason;
      return event && describeRevisionConflict(event, seen.revision, now.revision);
    },
    saysFailures: true,
    ...(event && {
      prepare: async () => {
        unseen = await reachUnseen(context, event);
      },
    }),
  });
  return (isOpen, write, options) =>
    update(isOpen, (now) => (unseen ? Promise.reject(unseen) : write(now)), options);
}

/**
 * Fetches the quote that an event moves. If its price has changed since it was displayed, or only a sign-in
 * to the quoting system made it readable, returns an error: the person has to confirm again.
 */
async function reachUnseen(
  { client, configuration }: ActionContext,
  event: ConfigurationEvent,
): Promise<UserFacingError | undefined> {
  const session = getCpqToken();
  const reached = await fetchQuoteForEvent(client, event, configuration);
  if (!reached) return undefined;
  if (getCpqToken() !== session) return new UserFacingError(staleConfigurationTexts.signedIn);
  const [before, now] = [reached.before && formatQuotePrice(reached.before), formatQuotePrice(reached.now)];
  return before === undefined || before === now
    ? undefined
    : new UserFacingError(staleConfigurationTexts.price(before, now));
}
