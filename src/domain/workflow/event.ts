import {
  anyStates,
  earlierSteps,
  previousState,
  type AnyState,
  type ConfigurationState,
  type WorkflowStep,
} from '../configuration/state.ts';

/** What a person can ask of a configuration. */
export const configurationEvents = [
  'CONFIGURE',
  'CREATE_PRODUCT_CONFIGURATION',
  'ASSIGN',
  'ACCEPT_QUOTE',
  'REQUEST_REVIEW',
  'REQUEST_APPROVAL',
  'APPROVE_CONFIGURATION',
  'UNAPPROVE',
  'RELEASE_FOR_PRODUCTION',
  'CREATE_REVISION',
  'CREATE_PRODUCT',
  'GENERATE',
  'GENERATE_CMS',
  'GENERATE_3D',
  'VALIDATE',
  'DUPLICATE',
  'EXPORT',
  'ARCHIVE',
  'DELETE',
  'REVERSE_STATE',
] as const;
export type ConfigurationEvent = (typeof configurationEvents)[number];

const generate = ['GENERATE', 'GENERATE_CMS', 'GENERATE_3D'] as const;

/**
 * The events each state allows. Archiving is possible from every step, reversing the state
 * from every step but the first and from LOCKED; the rest is the workflow's own table.
 */
const accepted: Record<AnyState, readonly ConfigurationEvent[]> = {
  CONFIGURING: [
    'CREATE_PRODUCT_CONFIGURATION',
    'CONFIGURE',
    'ASSIGN',
    'ACCEPT_QUOTE',
    ...generate,
    'VALIDATE',
    'DELETE',
    'DUPLICATE',
    'EXPORT',
    'ARCHIVE',
  ],
  WAITING_FOR_APPROVAL: [
    'CONFIGURE',
    'REQUEST_REVIEW',
    'REQUEST_APPROVAL',
    'APPROVE_CONFIGURATION',
    'ASSIGN',
    ...generate,
    'VALIDATE',
    'DELETE',
    'DUPLICATE',
    'EXPORT',
    'ARCHIVE',
    'REVERSE_STATE',
  ],
  GENERATING_ARTEFACTS: ['DUPLICATE', 'EXPORT', 'ASSIGN'],
  APPROVED: ['UNAPPROVE', 'RELEASE_FOR_PRODUCTION', 'DUPLICATE', 'EXPORT', 'ARCHIVE', 'REVERSE_STATE'],
  READY_FOR_PRODUCTION: [
    'DUPLICATE',
    'EXPORT',
    'CREATE_REVISION',
    'CREATE_PRODUCT',
    'ARCHIVE',
    'REVERSE_STATE',
  ],
  ARCHIVED: ['DUPLICATE', 'EXPORT'],
  PLACEHOLDER: ['CONFIGURE', ...generate, 'VALIDATE', 'DELETE'],
  LOCKED: ['REVERSE_STATE'],
  IN_PRODUCTION: ['DUPLICATE', 'EXPORT', 'CREATE_PRODUCT'],
  PRODUCED: ['DUPLICATE', 'EXPORT', 'CREATE_PRODUCT'],
};

/** Whether a configuration in `state` allows `event`, whoever asks. */
export function accepts(state: AnyState, event: ConfigurationEvent): boolean {
  return accepted[state].includes(event);
}

/** The states in which `event` is allowed, for explaining a refusal. */
export function statesAccepting(event: ConfigurationEvent): readonly AnyState[] {
  return anyStates.filter((state) => accepts(state, event));
}

const targets: Partial<Record<ConfigurationEvent, WorkflowStep | 'ARCHIVED'>> = {
  ACCEPT_QUOTE: 'WAITING_FOR_APPROVAL',
  REQUEST_APPROVAL: 'WAITING_FOR_APPROVAL',
  APPROVE_CONFIGURATION: 'APPROVED',
  REQUEST_REVIEW: 'CONFIGURING',
  RELEASE_FOR_PRODUCTION: 'READY_FOR_PRODUCTION',
  ARCHIVE: 'ARCHIVED',
};

/** The state `event` leads to from `state`; undefined when the event changes no state. */
export function targetState(event: ConfigurationEvent, state: AnyState): ConfigurationState | undefined {
  return event === 'UNAPPROVE' ? previousState(state) : targets[event];
}

/**
 * The event that a change from `from` to `to` amounts to; undefined when no event leads there.
 * An earlier step that no other event reaches is a reversal of the state.
 */
export function eventBetween(from: AnyState, to: ConfigurationState): ConfigurationEvent | undefined {
  return configurationEvents.find(
    (event) =>
      accepts(from, event) &&
      (event === 'REVERSE_STATE'
        ? earlierSteps(from).some((step) => step === to)
        : targetState(event, from) === to),
  );
}
