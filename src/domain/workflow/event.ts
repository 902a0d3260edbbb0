import type { ConfigurationKind } from '../configuration/id.ts';
import type { AnyState, ConfigurationState } from '../configuration/state.ts';
import type { AcceptedEvent, CustomerEvent, NextEvent } from './stateEvents.ts';
import type { OperationName } from '../access/generated/operationName.ts';

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

export const bulkActions = ['ASSIGN', 'ARCHIVE', 'EXPORT'] as const satisfies readonly ConfigurationEvent[];
export type BulkAction = (typeof bulkActions)[number];

/** Confirmation of an event: question for the configuration `id`, button, and sentence afterwards. */
export type Confirmation = {
  readonly question: (id: string) => string;
  readonly action: string;
  readonly success: (id: string) => string;
};

type Question = { readonly confirmation: Confirmation };

/**
 * WITHIN stays in Portal. BEYOND cannot be undone, as files of a release go to the ERP system: the
 * confirmation shows picture, reason, changes and what is missing.
 */
type Decides = 'NOTHING' | 'WITHIN' | 'BEYOND';

/**
 * How an event begins: with a confirmation, a dialog, a background job, on a page, or not in Portal. Only a
 * confirmation can be that of a decision.
 */
type Beginning =
  | (Question & { readonly begins: 'CONFIRMATION'; readonly decides: Decides })
  | ((Question | { readonly confirmation: undefined }) & {
      readonly begins: 'DIALOG';
      readonly decides: 'NOTHING';
    })
  | { readonly begins: 'JOB' | 'PAGE' | 'ELSEWHERE'; readonly decides: 'NOTHING' };

/**
 * Roles of the staff realm that hold some events and not others. Administrators hold every event, a
 * customer's engineers those of `stateEvents`.
 */
export const decidingRoles = ['APPROVER', 'APPLICATION_ENGINEER'] as const;
export type DecidingRole = (typeof decidingRoles)[number];

/** EMPLOYEES_ONLY: the event needs the quoting system, which is closed to customers. */
export type EventKindRule = 'HERE' | 'EMPLOYEES_ONLY' | 'MEANINGLESS';

/** The calls that move a quote through its workflow. */
export type QuoteMove = 'quoteSubmit' | 'quoteApprove' | 'quoteReject';

/** When a 3D configuration's event calls the quoting system, relative to the CMS. NONE: it does not. */
export type QuoteCall =
  | { readonly operation: QuoteMove | 'quoteClone'; readonly when: 'BEFORE' }
  | { readonly operation: 'quoteDelete'; readonly when: 'AFTER' }
  | { readonly operation: 'quoteGenerateOutputs'; readonly when: 'INSTEAD' }
  | 'NONE';

export type EventCautionKind = 'NO_PRODUCT_CONFIGURATION' | 'NOBODY_ASSIGNED' | 'FILES_MISSING';

export type EventFacts = {
  readonly label: string;
  /** Subject of the confirmation: the content of the working revision, or the whole configuration. */
  readonly about: 'REVISION' | 'CONFIGURATION';
  /** The event as a noun: "Waiting for release". */
  readonly noun: string;
  /** The event as a verb: "Only approvers can release". */
  readonly verb: string;
  /** The event as a past participle, by which the decisions of a session are counted: "7 approved". */
  readonly past: string;
  /** `danger` for what cannot be undone, `primary` for the next step of the workflow. */
  readonly tone: 'primary' | 'plain' | 'danger';
  /** States in which the event is the main one whatever its tone: nothing else is left to do. */
  readonly mainIn: readonly AnyState[];
  /** Calls that the event makes; a user without access to one of them cannot trigger it. */
  readonly operations: readonly OperationName[];
  readonly quoteCall: QuoteCall;
  /** State that the event leads to; NONE where it changes none. */
  readonly target: ConfigurationState | 'PREVIOUS_STEP' | 'CHOSEN' | 'NONE';
  readonly holders: Readonly<Record<DecidingRole, boolean>>;
  readonly kinds: Readonly<Record<ConfigurationKind, EventKindRule>>;
  readonly cautions: readonly EventCautionKind[];
  readonly isNextStep: boolean;
  readonly isForCustomers: boolean;
  readonly isBulk: boolean;
  /** Whether it affects all files at once: it is offered above the files of a page, not in its menu. */
  readonly standsOverFiles: boolean;
} & Beginning;

/**
 * A record that disagrees with the tables of next events, customers' events or bulk actions does not compile,
 * nor does an event that no state accepts.
 */
export type EventRecord<Event extends ConfigurationEvent> = Event extends AcceptedEvent
  ? EventFacts & {
      readonly isNextStep: Event extends NextEvent ? true : false;
      readonly isForCustomers: Event extends CustomerEvent ? true : false;
      readonly isBulk: Event extends BulkAction ? true : false;
    }
  : 'No state accepts this event: see stateEvents.';

const anyKindRule = { CLASSIC: 'HERE', PHANTOM: 'HERE', CONFIGURED_3D: 'HERE' } as const;
export const employeesOnly3DRule = { ...anyKindRule, CONFIGURED_3D: 'EMPLOYEES_ONLY' } as const;
export const only3DRule = { CLASSIC: 'MEANINGLESS', PHANTOM: 'MEANINGLESS', CONFIGURED_3D: 'HERE' } as const;

/** Facts of most events; the record of an event overrides them. */
export const defaultEventFacts = {
  tone: 'plain',
  mainIn: [],
  quoteCall: 'NONE',
  target: 'NONE',
  holders: { APPROVER: true, APPLICATION_ENGINEER: true },
  kinds: anyKindRule,
  cautions: [],
  decides: 'NOTHING',
  isNextStep: true,
  isForCustomers: false,
  isBulk: false,
  standsOverFiles: false,
} as const;

/** Refusal of an event for a kind of configuration; undefined where it is possible, if only for some. */
export const kindRuleReasons = {
  HERE: undefined,
  EMPLOYEES_ONLY: undefined,
  MEANINGLESS: 'Only for configurations made in 3D.',
} as const satisfies Record<EventKindRule, string | undefined>;
