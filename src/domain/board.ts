import { eventBetween, type ConfigurationEvent } from './configurationEvent.ts';
import type { AnyState, WorkflowStep } from './configurationState.ts';
import { can, type Actor, type Verdict } from './permission.ts';
import { stateText } from './stateText.ts';

/** What dropping a configuration on a step of the board amounts to: an event, or a refusal with its reason. */
export type Drop =
  | { readonly allowed: true; readonly event: ConfigurationEvent }
  | Extract<Verdict, { allowed: false }>;

const refused = (reason: string): Drop => ({ allowed: false, rule: 'STATE', reason });

/** Whether this person may move a configuration from `from` to `to`, and with which event. */
export function dropOn(actor: Actor, from: AnyState, to: WorkflowStep): Drop {
  if (from === to) return refused(`It is in “${stateText(to)}” already.`);
  const event = eventBetween(from, to);
  if (!event) return refused(`No step leads from “${stateText(from)}” to “${stateText(to)}”.`);
  const verdict = can(actor, event, from);
  return verdict.allowed ? { allowed: true, event } : verdict;
}
