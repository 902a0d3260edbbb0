import type { Verdict } from '~/domain/access/verdict.ts';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import { displayName } from '~/domain/access/displayName.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { otherRevision } from '~/domain/workflow/offered.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { reachQuote } from '~/queries/configurations/move.ts';
import { updateConfigurationIfUnchanged } from '~/queries/configurations/updateConfigurationIfUnchanged.tsx';
import type { UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { provider } from '~/session/provider.ts';
import type { ActionContext } from './context.ts';

/** Decides about an act that is no event, on the configuration as it is now. */
type Judge = (now: Configuration) => Verdict;

/** Writes on the working revision as the person has seen it, and on nothing else; an event moves the quote with it. */
export function guardConfiguration(
  context: ActionContext,
  act: ConfigurationEvent | Judge,
): UpdateIfUnchanged<Configuration> {
  const { client, configuration: seen, me, actor } = context;
  const isStaffMember = isStaff(me.units);
  const event = typeof act === 'string' ? act : undefined;
  const judge: Judge = typeof act === 'string' ? (now) => canOn(actor, act, now) : act;
  return updateConfigurationIfUnchanged({
    client,
    seen,
    person: (email) => displayName(email, { isStaff: isStaffMember }, provider),
    refusal: (now) => {
      const verdict = judge(now);
      if (!verdict.allowed) return verdict.reason;
      return event && otherRevision(event, seen.revision, now.revision);
    },
    saysFailures: true,
    ...(event && { prepare: () => reachQuote(client, event, seen) }),
  });
}
