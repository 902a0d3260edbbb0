import { realms, roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import type { Actor, Decision } from '../access/decision.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from '../workflow/event.ts';
import { eventRecords } from '../workflow/eventRecords.ts';
import { checkEventForStatus, isEventPermitted, type WorkflowStatus } from '../workflow/permission.ts';
import { listAcceptingStates } from '../workflow/transitions.ts';
import { checkArtefactUpload, checkFileUpload, checkAttachmentDeletion } from '../file/permission.ts';
import {
  checkMillingAdministration,
  checkProgramGeneration,
  checkMillingAccess,
} from '../milling/permission.ts';
import { actionTexts } from '../words/texts/explanation.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const nonEventActions = [
  'ADD_FILES',
  'ADD_ARTEFACTS',
  'DELETE_FILES_OF_OTHERS',
  'OPEN_MILLING',
  'MAKE_PROGRAM',
  'ADMINISTER_MILLING',
] as const;
type Act = (typeof nonEventActions)[number];

type ActRecord = {
  readonly label: string;
  readonly verb: string;
  readonly ask: (actor: Actor, state: AnyState) => Decision;
  readonly operations: readonly OperationName[];
};

const ofOthers = { versions: [{ createdBy: 'somebody else' }] };

export const nonEventActionRecords: Readonly<Record<Act, ActRecord>> = {
  ADD_FILES: { ...actionTexts.ADD_FILES, ask: checkFileUpload, operations: ['attachmentCreate'] },
  ADD_ARTEFACTS: {
    ...actionTexts.ADD_ARTEFACTS,
    ask: (actor, state) => {
      const decision = checkFileUpload(actor, state);
      return decision.allowed ? checkArtefactUpload(actor.units) : decision;
    },
    operations: ['attachmentCreate'],
  },
  DELETE_FILES_OF_OTHERS: {
    ...actionTexts.DELETE_FILES_OF_OTHERS,
    ask: (actor, state) => checkAttachmentDeletion(actor, '', state, ofOthers),
    operations: ['attachmentDelete'],
  },
  OPEN_MILLING: {
    ...actionTexts.OPEN_MILLING,
    ask: ({ units }) => checkMillingAccess(units),
    operations: [],
  },
  MAKE_PROGRAM: {
    ...actionTexts.MAKE_PROGRAM,
    ask: ({ units }) => checkProgramGeneration(units),
    operations: [],
  },
  ADMINISTER_MILLING: {
    ...actionTexts.ADMINISTER_MILLING,
    ask: ({ units }) => checkMillingAdministration(units),
    operations: [],
  },
};

export type RealmRole = { readonly realm: Realm; readonly role: Role };

export type DecidingUnit = { readonly unit: Unit; readonly role: Role | undefined };

/** Roles that are sufficient together in a realm; empty where the realm itself is sufficient. */
export type RoleCombination = { readonly realm: Realm; readonly roles: readonly Role[] };

export type ExplainableAction = ConfigurationEvent | Act;

export const explainableActions: readonly ExplainableAction[] = [...configurationEvents, ...nonEventActions];

export const getActionTexts = (asked: ExplainableAction): { readonly label: string; readonly verb: string } =>
  isAct(asked) ? nonEventActionRecords[asked] : eventRecords[asked];

const isAct = (asked: ExplainableAction): asked is Act => asked in nonEventActionRecords;

export type DecisionExplanation = {
  readonly asked: ExplainableAction;
  readonly decision: Decision;
  readonly asksRole: boolean;
  readonly deciders: readonly DecidingUnit[];
  readonly rolesNeeded: readonly RoleCombination[];
  readonly statesNeeded: readonly AnyState[];
  readonly operationsNeeded: readonly string[];
};

function deciderOf(
  units: readonly Unit[],
  event: ConfigurationEvent,
  states: readonly AnyState[],
): DecidingUnit | undefined {
  for (const unit of units) {
    const role = unit.roles.find((each) =>
      states.some((state) => isEventPermitted([{ ...unit, roles: [each] }], event, state)),
    );
    if (role) return { unit, role };
  }
  return undefined;
}

export const listEventHolders = (event: ConfigurationEvent, state: AnyState): readonly RealmRole[] =>
  realms.flatMap((realm) =>
    roles
      .filter((role) => isEventPermitted([{ realm, accountNumber: '', roles: [role] }], event, state))
      .map((role) => ({ realm, role })),
  );

export const explainDecision = (
  actor: Actor,
  asked: ExplainableAction,
  standing: WorkflowStatus,
): DecisionExplanation =>
  isAct(asked) ? explainAct(actor, asked, standing.state) : explainEvent(actor, asked, standing);

function explainEvent(
  actor: Actor,
  event: ConfigurationEvent,
  standing: WorkflowStatus,
): DecisionExplanation {
  const decision = checkEventForStatus(actor, event, standing);
  const rule = decision.allowed ? undefined : decision.rule;
  const accepting = listAcceptingStates(event);
  const decider = deciderOf(actor.units, event, [standing.state, ...(rule === 'STATE' ? accepting : [])]);
  const { operations } = eventRecords[event];
  return {
    asked: event,
    decision,
    asksRole: true,
    deciders: decider ? [decider] : [],
    rolesNeeded:
      rule === 'ROLE'
        ? listEventHolders(event, standing.state).map(({ realm, role }) => ({ realm, roles: [role] }))
        : [],
    statesNeeded:
      rule === 'STATE'
        ? accepting.filter((state) => checkEventForStatus(actor, event, { ...standing, state }).allowed)
        : [],
    operationsNeeded:
      rule === 'OPERATION' ? operations.filter((each) => actor.operations?.has(each) === false) : [],
  };
}

/** Smallest sufficient subsets: the empty one, else single items, and pairs of the others. */
function fewest<Of>(all: readonly Of[], holds: (some: readonly Of[]) => boolean): readonly (readonly Of[])[] {
  if (holds([])) return [[]];
  const alone = all.filter((each) => holds([each]));
  const others = all.filter((each) => !alone.includes(each));
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  return [...alone.map((each) => [each]), ...pairs.filter(holds)];
}

const unitOf = ({ unit, role }: DecidingUnit): Unit => ({ ...unit, roles: role ? [role] : [] });

/** The rule of an act has no table of roles and states, so it is evaluated for each of them. */
function explainAct({ units, operations }: Actor, act: Act, state: AnyState): DecisionExplanation {
  const { ask, operations: needed } = nonEventActionRecords[act];
  const decision = ask({ units, operations }, state);
  const rule = decision.allowed ? undefined : decision.rule;
  const holds = (some: readonly Unit[]): boolean =>
    anyStates.some((each) => ask({ units: some }, each).allowed);
  const asksRole = !holds([]);
  const held = units.flatMap((unit) =>
    [undefined, ...unit.roles].map((role): DecidingUnit => ({ unit, role })),
  );
  const [deciders = []] = asksRole ? fewest(held, (some) => holds(some.map(unitOf))) : [];
  return {
    asked: act,
    decision,
    asksRole,
    deciders,
    rolesNeeded:
      rule === 'ROLE'
        ? realms.flatMap((realm) =>
            fewest(roles, (some) => holds([{ realm, accountNumber: '', roles: some }])).map((some) => ({
              realm,
              roles: some,
            })),
          )
        : [],
    statesNeeded:
      rule === 'STATE' ? anyStates.filter((each) => ask({ units, operations }, each).allowed) : [],
    operationsNeeded: rule === 'OPERATION' ? needed.filter((each) => operations?.has(each) === false) : [],
  };
}

/** Reason of a refusal; undefined where `rolesNeeded` is shown, as a reason names only some roles. */
export const getRefusalText = ({ decision, rolesNeeded }: DecisionExplanation): string | undefined =>
  decision.allowed || rolesNeeded.length > 0 ? undefined : decision.reason;
