import { realms, roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import type { Actor, Verdict } from '../access/verdict.ts';
import type { AnyState } from '../configuration/state.ts';
import type { ConfigurationEvent } from './event.ts';
import { eventRecord } from './eventRecord.ts';
import { canAt, permits, type Standing } from './permission.ts';
import { statesAccepting } from './transitions.ts';

/** A role in a realm. */
export type RealmRole = { readonly realm: Realm; readonly role: Role };

/** The unit and the role of it that decide for somebody; undefined where none of theirs does. */
export type Decider = RealmRole & { readonly unit: Unit };

/**
 * The answer to why somebody may, or may not, trigger an event: the verdict of the tables that decide, the unit and
 * role that count, and, where it is refused, what would do instead.
 */
export type Explanation = {
  readonly event: ConfigurationEvent;
  readonly verdict: Verdict;
  readonly decider: Decider | undefined;
  /** The roles that hold the event, each in the realm where it does; empty where a role is held already. */
  readonly rolesNeeded: readonly RealmRole[];
  /** The states in which this person could do it; only where the state refuses it. */
  readonly statesNeeded: readonly AnyState[];
  /** The operations the event ends in that the person may not call. */
  readonly operationsNeeded: readonly string[];
};

/** The unit and role by which somebody holds an event in a state, asked of the table one role at a time. */
function deciderOf(
  units: readonly Unit[],
  event: ConfigurationEvent,
  states: readonly AnyState[],
): Decider | undefined {
  for (const unit of units) {
    const role = unit.roles.find((each) =>
      states.some((state) => permits([{ ...unit, roles: [each] }], event, state)),
    );
    if (role) return { unit, realm: unit.realm, role };
  }
  return undefined;
}

/** Every role that holds an event in a state, in the realm where it does. */
export const holdersIn = (event: ConfigurationEvent, state: AnyState): readonly RealmRole[] =>
  realms.flatMap((realm) =>
    roles
      .filter((role) => permits([{ realm, accountNumber: '', roles: [role] }], event, state))
      .map((role) => ({ realm, role })),
  );

/**
 * Why somebody may, or may not, trigger an event as a configuration and its quote stand. Everything is asked of the same
 * tables as the buttons and the stand-ins ask.
 */
export function explain(actor: Actor, event: ConfigurationEvent, standing: Standing): Explanation {
  const verdict = canAt(actor, event, standing);
  const rule = verdict.allowed ? undefined : verdict.rule;
  const accepting = statesAccepting(event);
  const decider = deciderOf(actor.units, event, [standing.state, ...(rule === 'STATE' ? accepting : [])]);
  const { operations } = eventRecord[event];
  return {
    event,
    verdict,
    decider,
    rolesNeeded: rule === 'ROLE' ? holdersIn(event, standing.state) : [],
    statesNeeded:
      rule === 'STATE'
        ? accepting.filter((state) => canAt(actor, event, { ...standing, state }).allowed)
        : [],
    operationsNeeded:
      rule === 'METHOD' ? operations.filter((each) => actor.operations?.has(each) === false) : [],
  };
}
