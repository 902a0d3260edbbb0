import { realms, roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import type { Actor, Verdict } from '../access/verdict.ts';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { configurationEvents, type ConfigurationEvent } from '../workflow/event.ts';
import { eventRecord } from '../workflow/eventRecord.ts';
import { canAt, permits, type Standing } from '../workflow/permission.ts';
import { statesAccepting } from '../workflow/transitions.ts';
import { mayAddArtefacts, mayAddFiles, mayDeleteAttachment } from '../file/rights.ts';
import { mayAdministerMilling, mayGenerateProgram, mayOpenMilling } from '../milling/permission.ts';
import { actTexts } from '../words/texts/explanation.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const acts = [
  'ADD_FILES',
  'ADD_ARTEFACTS',
  'DELETE_FILES_OF_OTHERS',
  'OPEN_MILLING',
  'MAKE_PROGRAM',
  'ADMINISTER_MILLING',
] as const;
type Act = (typeof acts)[number];

type ActRecord = {
  readonly label: string;
  readonly verb: string;
  readonly ask: (actor: Actor, state: AnyState) => Verdict;
  readonly operations: readonly OperationName[];
};

const ofOthers = { versions: [{ createdBy: 'somebody else' }] };

export const actRecord: Readonly<Record<Act, ActRecord>> = {
  ADD_FILES: { ...actTexts.ADD_FILES, ask: mayAddFiles, operations: ['attachmentCreate'] },
  ADD_ARTEFACTS: {
    ...actTexts.ADD_ARTEFACTS,
    ask: (actor, state) => {
      const verdict = mayAddFiles(actor, state);
      return verdict.allowed ? mayAddArtefacts(actor.units) : verdict;
    },
    operations: ['attachmentCreate'],
  },
  DELETE_FILES_OF_OTHERS: {
    ...actTexts.DELETE_FILES_OF_OTHERS,
    ask: (actor, state) => mayDeleteAttachment(actor, '', state, ofOthers),
    operations: ['attachmentDelete'],
  },
  OPEN_MILLING: { ...actTexts.OPEN_MILLING, ask: ({ units }) => mayOpenMilling(units), operations: [] },
  MAKE_PROGRAM: { ...actTexts.MAKE_PROGRAM, ask: ({ units }) => mayGenerateProgram(units), operations: [] },
  ADMINISTER_MILLING: {
    ...actTexts.ADMINISTER_MILLING,
    ask: ({ units }) => mayAdministerMilling(units),
    operations: [],
  },
};

export type RealmRole = { readonly realm: Realm; readonly role: Role };

export type Decider = { readonly unit: Unit; readonly role: Role | undefined };

/** Roles that do together in a realm; none where everybody in it may. */
export type RolesTogether = { readonly realm: Realm; readonly roles: readonly Role[] };

export type Asked = ConfigurationEvent | Act;

export const everyAsked: readonly Asked[] = [...configurationEvents, ...acts];

export const askedWords = (asked: Asked): { readonly label: string; readonly verb: string } =>
  isAct(asked) ? actRecord[asked] : eventRecord[asked];

const isAct = (asked: Asked): asked is Act => asked in actRecord;

export type Explanation = {
  readonly asked: Asked;
  readonly verdict: Verdict;
  readonly asksRole: boolean;
  readonly deciders: readonly Decider[];
  readonly rolesNeeded: readonly RolesTogether[];
  readonly statesNeeded: readonly AnyState[];
  readonly operationsNeeded: readonly string[];
};

function deciderOf(
  units: readonly Unit[],
  event: ConfigurationEvent,
  states: readonly AnyState[],
): Decider | undefined {
  for (const unit of units) {
    const role = unit.roles.find((each) =>
      states.some((state) => permits([{ ...unit, roles: [each] }], event, state)),
    );
    if (role) return { unit, role };
  }
  return undefined;
}

export const holdersIn = (event: ConfigurationEvent, state: AnyState): readonly RealmRole[] =>
  realms.flatMap((realm) =>
    roles
      .filter((role) => permits([{ realm, accountNumber: '', roles: [role] }], event, state))
      .map((role) => ({ realm, role })),
  );

export const explain = (actor: Actor, asked: Asked, standing: Standing): Explanation =>
  isAct(asked) ? explainAct(actor, asked, standing.state) : explainEvent(actor, asked, standing);

function explainEvent(actor: Actor, event: ConfigurationEvent, standing: Standing): Explanation {
  const verdict = canAt(actor, event, standing);
  const rule = verdict.allowed ? undefined : verdict.rule;
  const accepting = statesAccepting(event);
  const decider = deciderOf(actor.units, event, [standing.state, ...(rule === 'STATE' ? accepting : [])]);
  const { operations } = eventRecord[event];
  return {
    asked: event,
    verdict,
    asksRole: true,
    deciders: decider ? [decider] : [],
    rolesNeeded:
      rule === 'ROLE'
        ? holdersIn(event, standing.state).map(({ realm, role }) => ({ realm, roles: [role] }))
        : [],
    statesNeeded:
      rule === 'STATE'
        ? accepting.filter((state) => canAt(actor, event, { ...standing, state }).allowed)
        : [],
    operationsNeeded:
      rule === 'OPERATION' ? operations.filter((each) => actor.operations?.has(each) === false) : [],
  };
}

/** The fewest of `all` that hold: none, else each that does alone, and the pairs of others that do together. */
function fewest<Of>(all: readonly Of[], holds: (some: readonly Of[]) => boolean): readonly (readonly Of[])[] {
  if (holds([])) return [[]];
  const alone = all.filter((each) => holds([each]));
  const others = all.filter((each) => !alone.includes(each));
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  return [...alone.map((each) => [each]), ...pairs.filter(holds)];
}

const unitOf = ({ unit, role }: Decider): Unit => ({ ...unit, roles: role ? [role] : [] });

/** The rule of an act has no table to look into: it is asked what it would say of other roles and of other states. */
function explainAct({ units, operations }: Actor, act: Act, state: AnyState): Explanation {
  const { ask, operations: needed } = actRecord[act];
  const verdict = ask({ units, operations }, state);
  const rule = verdict.allowed ? undefined : verdict.rule;
  const holds = (some: readonly Unit[]): boolean =>
    anyStates.some((each) => ask({ units: some }, each).allowed);
  const asksRole = !holds([]);
  const held = units.flatMap((unit) => [undefined, ...unit.roles].map((role): Decider => ({ unit, role })));
  const [deciders = []] = asksRole ? fewest(held, (some) => holds(some.map(unitOf))) : [];
  return {
    asked: act,
    verdict,
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

/** None where roles are needed: a reason names those a person could hold, the list below it all there are. */
export const refusalText = ({ verdict, rolesNeeded }: Explanation): string | undefined =>
  verdict.allowed || rolesNeeded.length > 0 ? undefined : verdict.reason;
