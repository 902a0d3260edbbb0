import { eventBetween, type ConfigurationEvent } from './event.ts';
import type { AnyState, WorkflowStep } from '../configuration/state.ts';
import { refused, type Actor, type RefusedVerdict } from '../access/verdict.ts';
import { can } from './permission.ts';
import { stateText } from '../words/stateText.ts';

/** What dropping a configuration on a step of the board amounts to: an event, or a refusal with its reason. */
export type Drop = { readonly allowed: true; readonly event: ConfigurationEvent } | RefusedVerdict;

/** Whether this person may move a configuration from `from` to `to`, and with which event. */
export function dropOn(actor: Actor, from: AnyState, to: WorkflowStep): Drop {
  if (from === to) return refused('STATE', `It is in “${stateText(to)}” already.`);
  const event = eventBetween(from, to);
  if (!event) return refused('STATE', `No step leads from “${stateText(from)}” to “${stateText(to)}”.`);
  const verdict = can(actor, event, from);
  return verdict.allowed ? { allowed: true, event } : verdict;
}
