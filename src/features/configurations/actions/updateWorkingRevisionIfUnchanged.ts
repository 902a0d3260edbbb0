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
import { provider } from '~/session/usePersonName.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from 'react-router';
import type { ConfigurationState } from '~/domain/configuration/state.ts';
import type { Me } from '~/session/me.ts';

type Navigate = (to: string, options?: NavigateOptions) => Promise<void> | void;

export type ActionContext = {
  /** The configuration at its working revision, as the person has seen it. */
  readonly configuration: Configuration;
  /** The state that its quote stands for; undefined where that is not known, or there is none. */
  readonly quoteState: ConfigurationState | undefined;
  readonly me: Me;
  readonly actor: Actor;
  readonly client: QueryClient;
  /** Leads to a page once something is done; who has gone elsewhere meanwhile stays there. */
  readonly navigate: Navigate;
  /** Runs once the configuration has been deleted: its page is left, a list stays where it is. */
  readonly afterDelete: () => Promise<void> | void;
};

export type ActionStarter = (context: ActionContext) => void;

/** For an act that is no event. */
type Judge = (now: Configuration) => Decision;

/** Writes on the working revision as the person has seen it, and on nothing else; an event moves the quote with it. */
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
    person: (email) => getDisplayName(email, { isStaff: isStaffMember }, provider),
    refusal: (now) => {
      const verdict = judge(now);
      if (!verdict.allowed) return verdict.reason;
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
 * Reads the quote that an act moves. What of it was not on the screen when the question was answered, as before a sign-in
 * to the quoting system or since its price has changed, is an Objection: only the next answer is sent.
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
