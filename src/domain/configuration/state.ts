/** The states of a configuration, in the order of their numbers; the last three have none. */
export const configurationStates = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'GENERATING_ARTEFACTS',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
  'PLACEHOLDER',
  'LOCKED',
] as const;
export type ConfigurationState = (typeof configurationStates)[number];

/** The states only a quote knows; they are shown, never set. */
export const quoteOnlyStates = ['IN_PRODUCTION', 'PRODUCED'] as const;

/** Every state a person may meet on a configuration or its quote. */
export const anyStates = [...configurationStates, ...quoteOnlyStates] as const;
export type AnyState = (typeof anyStates)[number];

/** The number the back ends give a state, where it has one. */
export const stateNumber: Partial<Record<ConfigurationState, number>> = {
  CONFIGURING: 1,
  WAITING_FOR_APPROVAL: 2,
  GENERATING_ARTEFACTS: 3,
  APPROVED: 4,
  READY_FOR_PRODUCTION: 5,
};

/** The workflow steps a person sees, in order. Generating artefacts is a passing condition, not a step. */
export const workflowSteps = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
] as const satisfies readonly ConfigurationState[];
export type WorkflowStep = (typeof workflowSteps)[number];

const stepIndex = (state: AnyState): number => workflowSteps.findIndex((step) => step === state);

/** Whether a text from an address or the wire names a state of a configuration or quote. */
export function isState(text: string): text is AnyState {
  return anyStates.some((state) => state === text);
}

/** The step before `state` in the ordered step list; undefined for the first step and for states that are no step. */
export function previousState(state: AnyState): WorkflowStep | undefined {
  return workflowSteps[stepIndex(state) - 1];
}

/** The steps a staff administrator may set `state` back to. A locked configuration may go back to any of them. */
export function earlierSteps(state: AnyState): readonly WorkflowStep[] {
  return state === 'LOCKED' ? workflowSteps : workflowSteps.slice(0, Math.max(0, stepIndex(state)));
}

/**
 * The step to mark in the step line. A state that is no step keeps the last known one,
 * so that the line does not jump while artefacts are generated.
 */
export function shownStep(state: AnyState, lastKnown?: WorkflowStep): WorkflowStep | undefined {
  if (state === 'IN_PRODUCTION' || state === 'PRODUCED') return 'READY_FOR_PRODUCTION';
  return workflowSteps[stepIndex(state)] ?? lastKnown;
}
