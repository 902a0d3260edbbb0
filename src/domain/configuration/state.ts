import { createEnumTable } from '../words/enumTable.ts';
import type { StateName } from '../words/stateAppearances.ts';

export const configurationStates = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'GENERATING_ARTEFACTS',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
  'PLACEHOLDER',
  'LOCKED',
] as const satisfies readonly StateName<'configuration'>[];
export type ConfigurationState = (typeof configurationStates)[number];

/** States that only quotes have: they are shown but never set. */
export const quoteOnlyStates = [
  'IN_PRODUCTION',
  'PRODUCED',
] as const satisfies readonly StateName<'configuration'>[];

export const anyStates = [...configurationStates, ...quoteOnlyStates] as const;
export type AnyState = (typeof anyStates)[number];

export const workflowSteps = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
] as const satisfies readonly ConfigurationState[];
export type WorkflowStep = (typeof workflowSteps)[number];

type StateRecord = {
  readonly number: number | undefined;
  /** Step to show. LAST_KNOWN: the state is transient; PAST: the last known step is shown as completed. */
  readonly shownStep: WorkflowStep | 'LAST_KNOWN' | 'PAST';
  readonly filesMayChange: boolean;
  readonly decidedByQuote: boolean;
};

const pastState: StateRecord = {
  number: undefined,
  shownStep: 'PAST',
  filesMayChange: false,
  decidedByQuote: false,
};
const producedState: StateRecord = { ...pastState, shownStep: 'READY_FOR_PRODUCTION', filesMayChange: true };

const stateRecord: Record<AnyState, StateRecord> = createEnumTable<AnyState, StateRecord>(
  {
    CONFIGURING: { number: 1, shownStep: 'CONFIGURING', filesMayChange: true, decidedByQuote: true },
    WAITING_FOR_APPROVAL: {
      number: 2,
      shownStep: 'WAITING_FOR_APPROVAL',
      filesMayChange: true,
      decidedByQuote: true,
    },
    GENERATING_ARTEFACTS: { number: 3, shownStep: 'LAST_KNOWN', filesMayChange: true, decidedByQuote: true },
    APPROVED: { number: 4, shownStep: 'APPROVED', filesMayChange: true, decidedByQuote: true },
    READY_FOR_PRODUCTION: { ...producedState, number: 5 },
    ARCHIVED: pastState,
    PLACEHOLDER: { ...pastState, filesMayChange: true },
    LOCKED: pastState,
    IN_PRODUCTION: producedState,
    PRODUCED: producedState,
  },
  () => pastState,
);

export const isGeneratingState = (state: AnyState | null | undefined): boolean =>
  state === 'GENERATING_ARTEFACTS';

export const isPlaceholderState = (state: AnyState): boolean => state === 'PLACEHOLDER';

export const isFirstStep = (state: AnyState): boolean => state === workflowSteps[0];

export function isEarlierState(state: AnyState, other: AnyState): boolean {
  const [one, two] = [stepIndex(state), stepIndex(other)];
  return one >= 0 && two >= 0 && one < two;
}

export const getStateNumber = (state: AnyState): number | undefined => stateRecord[state].number;

export const canChangeFiles = (state: AnyState): boolean => stateRecord[state].filesMayChange;

export const isDecidedByQuote = (state: AnyState): boolean => stateRecord[state].decidedByQuote;

/** The quote's state while the quote decides on the configuration's; else, or if it is undefined, `state`. */
export const resolveQuoteState = <State extends AnyState>(
  state: State,
  quoteState: State | undefined,
): State => (quoteState !== undefined && isDecidedByQuote(state) ? quoteState : state);

const stepIndex = (state: AnyState): number => workflowSteps.findIndex((step) => step === state);

const stepNamed = (text: string | null | undefined): WorkflowStep | undefined =>
  workflowSteps.find((step) => step === text);

export function isAnyState(text: string): text is AnyState {
  return anyStates.some((state) => state === text);
}

export function getPreviousState(state: AnyState): WorkflowStep | undefined {
  return workflowSteps[stepIndex(state) - 1];
}

export type StateLog = {
  readonly activityLogType: string;
  readonly created: string;
  readonly data: { readonly old?: string | null; readonly new?: string | null };
};

function lastStepOf(logs: readonly StateLog[]): WorkflowStep | undefined {
  const changes = logs
    .filter(({ activityLogType }) => activityLogType === 'CHANGE_STATE')
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created));
  return changes
    .flatMap(({ data }) => [stepNamed(data.old), stepNamed(data.new)])
    .findLast((step) => step !== undefined);
}

/**
 * Steps a staff administrator can return to; from LOCKED those before the last in the log, or CONFIGURING.
 */
export function listEarlierSteps(state: AnyState, logs: readonly StateLog[]): readonly WorkflowStep[] {
  if (state !== 'LOCKED') return workflowSteps.slice(0, Math.max(0, stepIndex(state)));
  const last = lastStepOf(logs);
  return workflowSteps.slice(0, Math.max(1, last ? stepIndex(last) : 0));
}

export type StepStatus = 'DONE' | 'CURRENT' | 'AHEAD';

/** The step of `state`; for states without one the last known step, else the last in the log. */
export function getLastStep(
  state: AnyState,
  logs: readonly StateLog[],
  lastKnown?: WorkflowStep,
): WorkflowStep | undefined {
  const { shownStep } = stateRecord[state];
  return shownStep === 'LAST_KNOWN' || shownStep === 'PAST' ? (lastKnown ?? lastStepOf(logs)) : shownStep;
}

/**
 * `last` comes from `getLastStep`. It is CURRENT, also while artefacts are generated, but DONE in archived or
 * locked configurations.
 */
export function listStepStatuses(state: AnyState, last: WorkflowStep | undefined): readonly StepStatus[] {
  const at = last ? workflowSteps.indexOf(last) : -1;
  const here: StepStatus = stateRecord[state].shownStep === 'PAST' ? 'DONE' : 'CURRENT';
  return workflowSteps.map((_, index) => {
    if (index === at) return here;
    return index < at ? 'DONE' : 'AHEAD';
  });
}
