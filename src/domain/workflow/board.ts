import type { ConfigurationKind } from '../configuration/id.ts';
import type { ConfigurationEvent } from './event.ts';
import { eventBetween } from './transitions.ts';
import type { AnyState, WorkflowStep } from '../configuration/state.ts';
import { refused, type Actor, type RefusedVerdict } from '../access/verdict.ts';
import { can } from './permission.ts';
import { stateText } from '../words/stateLooks.ts';

export type Drop = { readonly allowed: true; readonly event: ConfigurationEvent } | RefusedVerdict;

export function dropOn(actor: Actor, from: AnyState, to: WorkflowStep, kind?: ConfigurationKind): Drop {
  if (from === to) return refused('STATE', `It is in “${stateText(to)}” already.`);
  const event = eventBetween(from, to);
  if (!event) return refused('STATE', `No step leads from “${stateText(from)}” to “${stateText(to)}”.`);
  const verdict = can(actor, event, from, kind);
  return verdict.allowed ? { allowed: true, event } : verdict;
}
