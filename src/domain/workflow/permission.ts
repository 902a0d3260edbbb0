import { configurationKind, type ConfigurationKind } from '../configuration/id.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { roleLabel, type Realm, type Role, type Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { allowed, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { conjunction, disjunction } from '../words/lists.ts';
import { stateText } from '../words/stateText.ts';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { kindReason } from './eventKinds.ts';
import { eventRecord } from './eventRecord.ts';
import { decidingRoles, type KindRule } from './eventRecordType.ts';
import { stateEvents } from './stateEvents.ts';
import { accepts, statesAccepting } from './transitions.ts';

/** By realm, the roles that hold an event. */
type Holders = Readonly<Record<Realm, readonly Role[]>>;

const nobody: Holders = {
  NONE: [],
  STAFF: [],
  CUSTOMER: [],
  CUST_GROUP: [],
  OWNER: [],
  PRODUCT: [],
  APP: [],
};

function holdersIn(event: ConfigurationEvent, states: readonly AnyState[]): Holders {
  const isForCustomers = states.some((state) => stateEvents[state].customers.some((held) => held === event));
  const customers: readonly Role[] = isForCustomers ? ['APPLICATION_ENGINEER'] : [];
  const { holders } = eventRecord[event];
  return {
    ...nobody,
    STAFF: [...decidingRoles.filter((role) => holders[role]), 'ADMIN'],
    CUSTOMER: customers,
    CUST_GROUP: customers,
  };
}

/** Whether role and realm meet in one unit. Lists ask this for each event of each row: loops, and nothing made anew. */
function holds(units: readonly Unit[], holders: Holders): boolean {
  for (const { realm, roles } of units) {
    for (const role of holders[realm]) if (roles.includes(role)) return true;
  }
  return false;
}

const plural = (role: Role): string => `${roleLabel[role]}s`;

/** The refusal of an employee's roles. */
const employeeReason = (event: ConfigurationEvent, holders: Holders): string =>
  `Only ${conjunction(holders.STAFF.map(plural))} can ${eventRecord[event].verb}.`;

/** The refusal of anybody else's roles: a colleague of theirs can do it, or the manufacturer alone. */
function customerReason(event: ConfigurationEvent, holders: Holders): string {
  if (holders.CUSTOMER.length > 0) {
    return `Only ${conjunction(holders.CUSTOMER.map(plural))} can ${eventRecord[event].verb}.`;
  }
  const able = holders.STAFF.filter((role) => role !== 'ADMIN' || holders.STAFF.length === 1);
  return `Only the manufacturer's ${conjunction(able.map((role) => plural(role).toLowerCase()))} can do this.`;
}

function stateReason(event: ConfigurationEvent, state: AnyState): string {
  const able = statesAccepting(event).map((each) => `“${stateText(each)}”`);
  return `Not possible in “${stateText(state)}”, only in ${disjunction(able)}.`;
}

/** All that is to know of an event in a state, with its verdicts in words. */
type Cell = {
  readonly holders: Holders;
  /** Those who are told of the state: the holders, and where it does not accept the event those of states that do. */
  readonly toldOfState: Holders;
  readonly forHolders: Verdict;
  readonly forEmployees: Verdict;
  readonly forOthers: Verdict;
  readonly operations: readonly string[];
  readonly kinds: Readonly<Record<ConfigurationKind, KindRule>>;
};

function cellOf(event: ConfigurationEvent, state: AnyState): Cell {
  const holders = holdersIn(event, [state]);
  const accepted = accepts(state, event);
  const { operations, kinds } = eventRecord[event];
  return {
    holders,
    toldOfState: accepted ? holders : holdersIn(event, [state, ...statesAccepting(event)]),
    forHolders: accepted ? allowed : refused('STATE', stateReason(event, state)),
    forEmployees: refused('ROLE', employeeReason(event, holders)),
    forOthers: refused('ROLE', customerReason(event, holders)),
    operations,
    kinds,
  };
}

/** The cell of every event and state, made at load: lists ask for each event of each row, and reasons take long to word. */
const cells: Readonly<Record<string, Readonly<Record<string, Cell>>>> = Object.fromEntries(
  configurationEvents.map((event) => [
    event,
    Object.fromEntries(anyStates.map((state) => [state, cellOf(event, state)])),
  ]),
);

const cellFor = (event: ConfigurationEvent, state: AnyState): Cell =>
  cells[event]?.[state] ?? cellOf(event, state);

/** Whether the roles of `units` permit `event` in `state`. Role and realm must meet in one unit. */
export const permits = (units: readonly Unit[], event: ConfigurationEvent, state: AnyState): boolean =>
  holds(units, cellFor(event, state).holders);

/** Whether an event means anything for a configuration of this kind. */
export const applies = (event: ConfigurationEvent, kind: ConfigurationKind): boolean =>
  eventRecord[event].kinds[kind] !== 'MEANINGLESS';

function byRoleAndState(units: readonly Unit[], cell: Cell): Verdict {
  if (holds(units, cell.toldOfState)) return cell.forHolders;
  return isStaff(units) ? cell.forEmployees : cell.forOthers;
}

/**
 * Whether this person may trigger `event` on a configuration in `state`: the roles, the state and the person's
 * permitted operations must all agree, and the kind of the configuration where it is given. The first that does not
 * gives the reason.
 */
export function can(
  actor: Actor,
  event: ConfigurationEvent,
  state: AnyState,
  kind?: ConfigurationKind,
): Verdict {
  const cell = cellFor(event, state);
  const verdict = byRoleAndState(actor.units, cell);
  if (!verdict.allowed) return verdict;
  const method = mayCall(actor, ...cell.operations);
  if (!method.allowed) return method;
  const reason = kind && kindReason[cell.kinds[kind]];
  return reason ? refused('SUBJECT', reason) : verdict;
}

/** A configuration as far as deciding about it goes. */
export type Judged = {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId?: number | null;
};

/** Whether this person may trigger `event` on a configuration as it is, its kind included. */
export const canOn = (actor: Actor, event: ConfigurationEvent, configuration: Judged): Verdict =>
  can(actor, event, configuration.configurationState, configurationKind(configuration));
