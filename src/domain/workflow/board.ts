import type { ConfigurationKind } from '../configuration/id.ts';
import type { ConfigurationEvent } from './event.ts';
import { findTransitionEvent } from './transitions.ts';
import type { AnyState, WorkflowStep } from '../configuration/state.ts';
import { createRefusal, type Actor, type Refusal } from '../access/decision.ts';
import { checkEvent } from './permission.ts';
import { formatState } from '../words/stateAppearances.ts';

export type DropResult = { readonly allowed: true; readonly event: ConfigurationEvent } | Refusal;

export function resolveDrop(
  actor: Actor,
  from: AnyState,
  to: WorkflowStep,
  kind?: ConfigurationKind,
): DropResult {
  if (from === to) return createRefusal('STATE', `It is in “${formatState(to)}” already.`);
  const event = findTransitionEvent(from, to);
  if (!event)
    return createRefusal('STATE', `No step leads from “${formatState(from)}” to “${formatState(to)}”.`);
  const decision = checkEvent(actor, event, from, kind);
  return decision.allowed ? { allowed: true, event } : decision;
}
