import { configurationKind, type ConfigurationKind } from '../configuration/id.ts';
import { stateByQuote, type AnyState } from '../configuration/state.ts';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { holdersText, onlyManufacturerText, onlyText } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import {
  allowed,
  mayCallAll,
  neededCalls,
  refused,
  type Actor,
  type NeededCall,
  type Verdict,
} from '../access/verdict.ts';
import { disjunction } from '../words/lists.ts';
import { stateText } from '../words/stateLooks.ts';
import {
  configurationEvents,
  type ConfigurationEvent,
  decidingRoles,
  type KindRule,
  kindReason,
} from './event.ts';
import { eventRecord } from './eventRecord.ts';
import { stateEvents } from './stateEvents.ts';
import { accepts, statesAccepting } from './transitions.ts';
import { unfinishedMove } from './unfinished.ts';

/** The roles that hold an event: those of employees, and those of a customer's people. Nobody else holds any. */
type Holders = { readonly staff: ReadonlySet<Role>; readonly customers: ReadonlySet<Role> };

const none: ReadonlySet<Role> = new Set();
const engineers: ReadonlySet<Role> = new Set(['APPLICATION_ENGINEER']);

function holdersIn(event: ConfigurationEvent, states: readonly AnyState[]): Holders {
  const isForCustomers = states.some((state) => stateEvents[state].customers.some((held) => held === event));
  const { holders } = eventRecord[event];
  return {
    staff: new Set([...decidingRoles.filter((role) => holders[role]), 'ADMIN'] as const),
    customers: isForCustomers ? engineers : none,
  };
}

function holdersOf(realm: Realm, { staff, customers }: Holders): ReadonlySet<Role> {
  if (realm === 'STAFF') return staff;
  return realm === 'CUSTOMER' || realm === 'CUST_GROUP' ? customers : none;
}

/** Whether role and realm meet in one unit. Lists ask this for each event of each row: loops, and nothing made. */
function holds(units: readonly Unit[], holders: Holders): boolean {
  for (const { realm, roles } of units) {
    const able = holdersOf(realm, holders);
    for (const role of roles) if (able.has(role)) return true;
  }
  return false;
}

const employeeReason = (event: ConfigurationEvent, { staff }: Holders): string =>
  onlyText(holdersText([...staff]), eventRecord[event].verb);

/** The refusal of anybody else's roles: a colleague of theirs can do it, or the manufacturer alone. */
function customerReason(event: ConfigurationEvent, holders: Holders): string {
  const { customers } = holders;
  return customers.size > 0
    ? onlyText(holdersText([...customers]), eventRecord[event].verb)
    : manufacturerReason(holders);
}

function manufacturerReason({ staff }: Holders): string {
  const able = [...staff].filter((role) => role !== 'ADMIN' || staff.size === 1);
  return onlyManufacturerText(holdersText(able));
}

function stateReason(event: ConfigurationEvent, state: AnyState): string {
  const able = statesAccepting(event).map((each) => `“${stateText(each)}”`);
  return `Not possible in “${stateText(state)}”, only in ${disjunction(able)}.`;
}

type Cell = {
  readonly holders: Holders;
  /** Those who are told of the state: the holders, and where it does not accept the event those of states that do. */
  readonly toldOfState: Holders;
  readonly forHolders: Verdict;
  readonly forEmployees: Verdict;
  readonly forOthers: Verdict;
  readonly calls: readonly NeededCall[];
  readonly kinds: Readonly<Record<ConfigurationKind, Verdict>>;
  readonly employees: Holders;
  readonly forNoEmployee: Verdict;
};

function ofKind(rule: KindRule): Verdict {
  const reason = kindReason[rule];
  return reason === undefined ? allowed : refused('SUBJECT', reason);
}

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
    calls: neededCalls(operations),
    kinds: {
      CLASSIC: ofKind(kinds.CLASSIC),
      PHANTOM: ofKind(kinds.PHANTOM),
      CONFIGURED_3D: ofKind(kinds.CONFIGURED_3D),
    },
    employees: { ...holders, customers: none },
    forNoEmployee: refused('ROLE', manufacturerReason(holders)),
  };
}

/** The cells that have been asked for: lists ask for each event of each row, and reasons take long to word. */
const cells = new Map(configurationEvents.map((event) => [event, new Map<AnyState, Cell>()]));

function cellFor(event: ConfigurationEvent, state: AnyState): Cell {
  const ofEvent = cells.get(event);
  const known = ofEvent?.get(state);
  if (known) return known;
  const cell = cellOf(event, state);
  ofEvent?.set(state, cell);
  return cell;
}

/** Whether the roles of `units` permit `event` in `state`. Role and realm must meet in one unit. */
export const permits = (units: readonly Unit[], event: ConfigurationEvent, state: AnyState): boolean =>
  holds(units, cellFor(event, state).holders);

export const applies = (event: ConfigurationEvent, kind: ConfigurationKind): boolean =>
  eventRecord[event].kinds[kind] !== 'MEANINGLESS';

function byRoleAndState(units: readonly Unit[], cell: Cell): Verdict {
  if (holds(units, cell.toldOfState)) return cell.forHolders;
  return isStaff(units) ? cell.forEmployees : cell.forOthers;
}

/**
 * Roles, state, permitted operations and, where given, the kind must all agree; the first that does not gives the
 * reason.
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
  const call = mayCallAll(actor, cell.calls);
  if (!call.allowed || !kind) return call;
  const forEmployees = eventRecord[event].kinds[kind] === 'EMPLOYEES_ONLY';
  return forEmployees && !holds(actor.units, cell.employees) ? cell.forNoEmployee : cell.kinds[kind];
}

/** How a configuration and its quote stand: the states of both, and its kind where that is known. */
export type Standing = {
  readonly state: AnyState;
  readonly kind?: ConfigurationKind | undefined;
  readonly quoteState?: AnyState | undefined;
};

/** The verdict on an event where the quote stands elsewhere than its configuration: both must allow it. */
function canBeside(actor: Actor, event: ConfigurationEvent, { state, kind, quoteState }: Standing): Verdict {
  const own = can(actor, event, state, kind);
  if (!own.allowed && own.rule !== 'STATE') return own;
  const unfinished = unfinishedMove(state, quoteState);
  if (unfinished && eventRecord[event].target !== 'NONE')
    return refused('STATE', `${unfinished.text} Finish that first.`);
  return own.allowed ? can(actor, event, stateByQuote(state, quoteState), kind) : own;
}

/** Apart, both have to allow it, and an unfinished move has to be finished first. */
export const canAt = (actor: Actor, event: ConfigurationEvent, standing: Standing): Verdict =>
  standing.quoteState === undefined || standing.quoteState === standing.state
    ? can(actor, event, standing.state, standing.kind)
    : canBeside(actor, event, standing);

/** A configuration as far as deciding about it goes. */
export type Judged = Pick<Standing, 'quoteState'> & {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId?: number | null;
};

export const standingOf = (configuration: Judged): Standing => ({
  state: configuration.configurationState,
  kind: configurationKind(configuration),
  quoteState: configuration.quoteState,
});

export function canOn(actor: Actor, event: ConfigurationEvent, configuration: Judged): Verdict {
  return canAt(actor, event, standingOf(configuration));
}
