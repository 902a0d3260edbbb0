import { getConfigurationKind, type ConfigurationKind } from '../configuration/id.ts';
import { resolveQuoteState, type AnyState } from '../configuration/state.ts';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { formatRoleHolders, formatStaffRefusal, formatRoleRefusal } from '../access/staffDecisions.ts';
import { isStaff } from '../access/unitFlags.ts';
import {
  allowedDecision,
  checkRequiredCalls,
  toRequiredCalls,
  createRefusal,
  type Actor,
  type RequiredCall,
  type Decision,
} from '../access/decision.ts';
import { formatDisjunction } from '../words/lists.ts';
import { formatState } from '../words/stateAppearances.ts';
import {
  configurationEvents,
  type ConfigurationEvent,
  decidingRoles,
  type EventKindRule,
  kindRuleReasons,
} from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { stateEvents } from './stateEvents.ts';
import { isEventAccepted, listAcceptingStates } from './transitions.ts';
import { findUnfinishedMove } from './unfinishedMove.ts';

/** Roles that hold an event: employees', and customers'. No other realm holds any. */
type Holders = { readonly staff: ReadonlySet<Role>; readonly customers: ReadonlySet<Role> };

const none: ReadonlySet<Role> = new Set();
const engineers: ReadonlySet<Role> = new Set(['APPLICATION_ENGINEER']);

function holdersIn(event: ConfigurationEvent, states: readonly AnyState[]): Holders {
  const isForCustomers = states.some((state) => stateEvents[state].customers.some((held) => held === event));
  const { holders } = eventRecords[event];
  return {
    staff: new Set([...decidingRoles.filter((role) => holders[role]), 'ADMIN'] as const),
    customers: isForCustomers ? engineers : none,
  };
}

function holdersOf(realm: Realm, { staff, customers }: Holders): ReadonlySet<Role> {
  if (realm === 'STAFF') return staff;
  return realm === 'CUSTOMER' || realm === 'CUST_GROUP' ? customers : none;
}

/** Whether one unit has both role and realm. Lists check each event of each row: no allocation. */
function holds(units: readonly Unit[], holders: Holders): boolean {
  for (const { realm, roles } of units) {
    const able = holdersOf(realm, holders);
    for (const role of roles) if (able.has(role)) return true;
  }
  return false;
}

const employeeReason = (event: ConfigurationEvent, { staff }: Holders): string =>
  formatRoleRefusal(formatRoleHolders([...staff]), eventRecords[event].verb);

/** Refusal for users without the role: a colleague can do it, or only the manufacturer. */
function customerReason(event: ConfigurationEvent, holders: Holders): string {
  const { customers } = holders;
  return customers.size > 0
    ? formatRoleRefusal(formatRoleHolders([...customers]), eventRecords[event].verb)
    : manufacturerReason(holders);
}

function manufacturerReason({ staff }: Holders): string {
  const able = [...staff].filter((role) => role !== 'ADMIN' || staff.size === 1);
  return formatStaffRefusal(formatRoleHolders(able));
}

function stateReason(event: ConfigurationEvent, state: AnyState): string {
  const able = listAcceptingStates(event).map((each) => `“${formatState(each)}”`);
  return `Not possible in “${formatState(state)}”, only in ${formatDisjunction(able)}.`;
}

type Cell = {
  readonly holders: Holders;
  /**
   * Roles whose refusal is about the state: the holders and, where the state does not accept the event, those
   * of states that do.
   */
  readonly toldOfState: Holders;
  readonly forHolders: Decision;
  readonly forEmployees: Decision;
  readonly forOthers: Decision;
  readonly calls: readonly RequiredCall[];
  readonly kinds: Readonly<Record<ConfigurationKind, Decision>>;
  readonly employees: Holders;
  readonly forNoEmployee: Decision;
};

function ofKind(rule: EventKindRule): Decision {
  const reason = kindRuleReasons[rule];
  return reason === undefined ? allowedDecision : createRefusal('SUBJECT', reason);
}

function cellOf(event: ConfigurationEvent, state: AnyState): Cell {
  const holders = holdersIn(event, [state]);
  const accepted = isEventAccepted(state, event);
  const { operations, kinds } = eventRecords[event];
  return {
    holders,
    toldOfState: accepted ? holders : holdersIn(event, [state, ...listAcceptingStates(event)]),
    forHolders: accepted ? allowedDecision : createRefusal('STATE', stateReason(event, state)),
    forEmployees: createRefusal('ROLE', employeeReason(event, holders)),
    forOthers: createRefusal('ROLE', customerReason(event, holders)),
    calls: toRequiredCalls(operations),
    kinds: {
      CLASSIC: ofKind(kinds.CLASSIC),
      PHANTOM: ofKind(kinds.PHANTOM),
      CONFIGURED_3D: ofKind(kinds.CONFIGURED_3D),
    },
    employees: { ...holders, customers: none },
    forNoEmployee: createRefusal('ROLE', manufacturerReason(holders)),
  };
}

/** Cache of cells: lists check each event of each row, and reasons are slow to build. */
const cells = new Map(configurationEvents.map((event) => [event, new Map<AnyState, Cell>()]));

function cellFor(event: ConfigurationEvent, state: AnyState): Cell {
  const ofEvent = cells.get(event);
  const known = ofEvent?.get(state);
  if (known) return known;
  const cell = cellOf(event, state);
  ofEvent?.set(state, cell);
  return cell;
}

/** Whether the roles of `units` permit `event` in `state`. One unit must have both role and realm. */
export const isEventPermitted = (
  units: readonly Unit[],
  event: ConfigurationEvent,
  state: AnyState,
): boolean => holds(units, cellFor(event, state).holders);

export const isEventApplicable = (event: ConfigurationEvent, kind: ConfigurationKind): boolean =>
  eventRecords[event].kinds[kind] !== 'MEANINGLESS';

function byRoleAndState(units: readonly Unit[], cell: Cell): Decision {
  if (holds(units, cell.toldOfState)) return cell.forHolders;
  return isStaff(units) ? cell.forEmployees : cell.forOthers;
}

/**
 * Roles, state, permitted operations and, where given, the kind must all allow it; the first that does not
 * gives the reason.
 */
export function checkEvent(
  actor: Actor,
  event: ConfigurationEvent,
  state: AnyState,
  kind?: ConfigurationKind,
): Decision {
  const cell = cellFor(event, state);
  const decision = byRoleAndState(actor.units, cell);
  if (!decision.allowed) return decision;
  const call = checkRequiredCalls(actor, cell.calls);
  if (!call.allowed || !kind) return call;
  const forEmployees = eventRecords[event].kinds[kind] === 'EMPLOYEES_ONLY';
  return forEmployees && !holds(actor.units, cell.employees) ? cell.forNoEmployee : cell.kinds[kind];
}

/** `state` is the configuration's; `kind` and `quoteState` are undefined where they are not known. */
export type WorkflowStatus = {
  readonly state: AnyState;
  readonly kind?: ConfigurationKind | undefined;
  readonly quoteState?: AnyState | undefined;
};

/** Decision where the quote is in another state than its configuration: both must allow the event. */
function checkEventWithQuote(
  actor: Actor,
  event: ConfigurationEvent,
  { state, kind, quoteState }: WorkflowStatus,
): Decision {
  const own = checkEvent(actor, event, state, kind);
  if (!own.allowed && own.rule !== 'STATE') return own;
  const unfinished = findUnfinishedMove(state, quoteState);
  if (unfinished && eventRecords[event].target !== 'NONE')
    return createRefusal('STATE', `${unfinished.text} Finish that first.`);
  return own.allowed ? checkEvent(actor, event, resolveQuoteState(state, quoteState), kind) : own;
}

/** Where quote and configuration differ, both must allow the event, and an unfinished move comes first. */
export const checkEventForStatus = (
  actor: Actor,
  event: ConfigurationEvent,
  standing: WorkflowStatus,
): Decision =>
  standing.quoteState === undefined || standing.quoteState === standing.state
    ? checkEvent(actor, event, standing.state, standing.kind)
    : checkEventWithQuote(actor, event, standing);

export type DecidableConfiguration = Pick<WorkflowStatus, 'quoteState'> & {
  readonly configurationId: string;
  readonly configurationState: AnyState;
  readonly kbMaxQuoteId?: number | null;
};

export const getWorkflowStatus = (configuration: DecidableConfiguration): WorkflowStatus => ({
  state: configuration.configurationState,
  kind: getConfigurationKind(configuration),
  quoteState: configuration.quoteState,
});

export function checkConfigurationEvent(
  actor: Actor,
  event: ConfigurationEvent,
  configuration: DecidableConfiguration,
): Decision {
  return checkEventForStatus(actor, event, getWorkflowStatus(configuration));
}
