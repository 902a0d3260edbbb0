import { accepts, statesAccepting, type ConfigurationEvent } from './event.ts';
import type { ConfigurationKind } from '../configuration/id.ts';
import type { AnyState } from '../configuration/state.ts';
import { roleLabel, type Realm, type Role, type Unit } from '../access/roles.ts';
import { allowed, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { stateText } from '../words/stateText.ts';

type Entry = {
  readonly role: Role;
  readonly realms: readonly Realm[];
  readonly events?: readonly ConfigurationEvent[] | 'ALL';
  readonly eventsInState?: Partial<Record<AnyState, readonly ConfigurationEvent[]>>;
};

/** Generating and validating go with configuring: whoever may do the one may do the others. */
const configuring = ['CONFIGURE', 'GENERATE', 'GENERATE_CMS', 'GENERATE_3D', 'VALIDATE'] as const;

/** Who may trigger which event: by role and realm of one unit, in every state or state by state. */
const entries: readonly Entry[] = [
  { role: 'ADMIN', realms: ['STAFF'], events: 'ALL' },
  {
    role: 'APPROVER',
    realms: ['STAFF'],
    events: [
      ...configuring,
      'ACCEPT_QUOTE',
      'REQUEST_REVIEW',
      'APPROVE_CONFIGURATION',
      'UNAPPROVE',
      'RELEASE_FOR_PRODUCTION',
      'CREATE_REVISION',
      'ASSIGN',
      'DELETE',
      'DUPLICATE',
      'EXPORT',
      'ARCHIVE',
    ],
  },
  {
    role: 'APPLICATION_ENGINEER',
    realms: ['STAFF'],
    events: [
      ...configuring,
      'ACCEPT_QUOTE',
      'REQUEST_REVIEW',
      'REQUEST_APPROVAL',
      'CREATE_REVISION',
      'CREATE_PRODUCT_CONFIGURATION',
      'CREATE_PRODUCT',
      'ASSIGN',
      'DELETE',
      'DUPLICATE',
      'EXPORT',
      'ARCHIVE',
    ],
  },
  {
    role: 'APPLICATION_ENGINEER',
    realms: ['CUST_GROUP', 'CUSTOMER'],
    eventsInState: {
      CONFIGURING: [...configuring, 'ACCEPT_QUOTE', 'DUPLICATE'],
      WAITING_FOR_APPROVAL: ['DUPLICATE'],
      APPROVED: ['DUPLICATE'],
      READY_FOR_PRODUCTION: ['DUPLICATE'],
      ARCHIVED: ['DUPLICATE'],
    },
  },
];

/** The calls an event ends in; a person without access to one of them cannot trigger the event. */
const operationsOf: Partial<Record<ConfigurationEvent, readonly string[]>> = {
  CREATE_PRODUCT_CONFIGURATION: ['productConfigurationCreate'],
  ASSIGN: ['configurationAssign'],
  ACCEPT_QUOTE: ['configurationSetState'],
  REQUEST_REVIEW: ['configurationSetState'],
  REQUEST_APPROVAL: ['configurationSetState', 'supportMailSend'],
  APPROVE_CONFIGURATION: ['configurationSetState'],
  UNAPPROVE: ['configurationSetState'],
  RELEASE_FOR_PRODUCTION: ['configurationSetState'],
  CREATE_REVISION: ['configurationSetRevisionCreate'],
  CREATE_PRODUCT: ['productCreate'],
  GENERATE: ['configurationBuildArtefacts'],
  GENERATE_CMS: ['configurationBuildArtefacts'],
  DUPLICATE: ['configurationSetCreate', 'configurationSetRevisionCreate', 'configurationCreate'],
  ARCHIVE: ['configurationSetState'],
  DELETE: ['configurationDelete'],
  REVERSE_STATE: ['configurationSetState'],
};

const allows = (entry: Entry, event: ConfigurationEvent, state: AnyState): boolean =>
  entry.events === 'ALL' ||
  Boolean(entry.events?.includes(event)) ||
  Boolean(entry.eventsInState?.[state]?.includes(event));

const holds = (units: readonly Unit[], entry: Entry): boolean =>
  units.some((unit) => entry.realms.includes(unit.realm) && unit.roles.includes(entry.role));

/** Whether the roles of `units` permit `event` in `state`. Role and realm must meet in one unit. */
export function permits(units: readonly Unit[], event: ConfigurationEvent, state: AnyState): boolean {
  return entries.some((entry) => allows(entry, event, state) && holds(units, entry));
}

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });
const listed = (words: readonly string[]): string => disjunction.format(words);

function roleReason(event: ConfigurationEvent, state: AnyState): string {
  const able = entries.filter((entry) => entry.realms.includes('STAFF') && allows(entry, event, state));
  return `Your roles do not include it. It takes ${listed(able.map((entry) => roleLabel[entry.role]))}.`;
}

function stateReason(event: ConfigurationEvent, state: AnyState): string {
  const able = statesAccepting(event).map((each) => `“${stateText(each)}”`);
  return `Not possible in “${stateText(state)}”, only in ${listed(able)}.`;
}

/** What is made and checked outside of the CMS, for configurations made in 3D only. */
const only3D: readonly ConfigurationEvent[] = ['VALIDATE', 'GENERATE_3D'];

/** Whether an event means anything for a configuration of this kind. */
export const applies = (event: ConfigurationEvent, kind: ConfigurationKind): boolean =>
  kind === 'CONFIGURED_3D' || !only3D.includes(event);

/** Why a configuration made in 3D is not configured here. */
export const no3DConfigurator = 'This portal is not connected to the 3D configurator.';
const noQuotes = 'Its quote is in the quoting system, to which this portal is not connected.';

/** The events of a configuration made in 3D that happen outside of the CMS. */
const outside: Partial<Record<ConfigurationEvent, string>> = {
  CONFIGURE: no3DConfigurator,
  GENERATE_3D: no3DConfigurator,
  VALIDATE: noQuotes,
  DUPLICATE: noQuotes,
};

function subjectReason(event: ConfigurationEvent, kind: ConfigurationKind): string | undefined {
  if (kind === 'CONFIGURED_3D') return outside[event];
  return applies(event, kind) ? undefined : 'Only for configurations made in 3D.';
}

type Verdicts = Partial<Record<ConfigurationEvent, Partial<Record<AnyState, Verdict>>>>;

/** What has been judged for a person's units: a list asks the same for every row, and the reason takes long to word. */
const judged = new WeakMap<readonly Unit[], Verdicts>();

function judge(units: readonly Unit[], event: ConfigurationEvent, state: AnyState): Verdict {
  if (!permits(units, event, state)) {
    const able = permitsInSomeState(units, event) && !accepts(state, event);
    return able ? refused('STATE', stateReason(event, state)) : refused('ROLE', roleReason(event, state));
  }
  return accepts(state, event) ? allowed : refused('STATE', stateReason(event, state));
}

function byRoleAndState(units: readonly Unit[], event: ConfigurationEvent, state: AnyState): Verdict {
  let verdicts = judged.get(units);
  if (!verdicts) {
    verdicts = {};
    judged.set(units, verdicts);
  }
  const ofEvent = (verdicts[event] ??= {});
  return (ofEvent[state] ??= judge(units, event, state));
}

/**
 * Whether this person may trigger `event` on a configuration in `state`: the roles, the state
 * and the person's permitted methods must all agree, and the kind of the configuration where it is given.
 * The first that does not gives the reason.
 */
export function can(
  actor: Actor,
  event: ConfigurationEvent,
  state: AnyState,
  kind?: ConfigurationKind,
): Verdict {
  const verdict = byRoleAndState(actor.units, event, state);
  if (!verdict.allowed) return verdict;
  const method = mayCall(actor, ...(operationsOf[event] ?? []));
  if (!method.allowed) return method;
  const reason = kind && subjectReason(event, kind);
  return reason ? refused('SUBJECT', reason) : verdict;
}

function permitsInSomeState(units: readonly Unit[], event: ConfigurationEvent): boolean {
  return statesAccepting(event).some((state) => permits(units, event, state));
}
