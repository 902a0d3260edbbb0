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

/** The question before an event of the configuration `id`, the name of the answer, and the sentence afterwards. */
export type Confirmation = {
  readonly question: (id: string) => string;
  readonly action: string;
  readonly success: (id: string) => string;
};

type Question = { readonly confirmation: Confirmation };

/**
 * WITHIN stays in Portal; BEYOND nothing can be taken back, as files of a release go to the ERP system. The question
 * shows picture, reason, changes and what is missing.
 */
type Decides = 'NOTHING' | 'WITHIN' | 'BEYOND';

/**
 * With a plain question, a dialog, a job in the background, on a page, or not in Portal. Only a plain question can be
 * that of a decision.
 */
type Beginning =
  | (Question & { readonly begins: 'CONFIRMATION'; readonly decides: Decides })
  | ((Question | { readonly confirmation: undefined }) & {
      readonly begins: 'DIALOG';
      readonly decides: 'NOTHING';
    })
  | { readonly begins: 'JOB' | 'PAGE' | 'ELSEWHERE'; readonly decides: 'NOTHING' };

/**
 * In the staff realm, with some events and not others. Administrators hold every event, a customer's engineer those
 * of `stateEvents`.
 */
export const decidingRoles = ['APPROVER', 'APPLICATION_ENGINEER'] as const;
export type DecidingRole = (typeof decidingRoles)[number];

/** EMPLOYEES_ONLY: it takes the quoting system, which is closed to a customer's people. */
export type EventKindRule = 'HERE' | 'EMPLOYEES_ONLY' | 'MEANINGLESS';

/** The calls that move a quote through its workflow. */
export type QuoteMove = 'quoteSubmit' | 'quoteApprove' | 'quoteReject';

/**
 * With an event on a 3D configuration, before, after or instead of the calls of the CMS. NONE: the quote has no part
 * in it.
 */
export type QuoteCall =
  | { readonly operation: QuoteMove | 'quoteClone'; readonly when: 'BEFORE' }
  | { readonly operation: 'quoteDelete'; readonly when: 'AFTER' }
  | { readonly operation: 'quoteGenerateOutputs'; readonly when: 'INSTEAD' }
  | 'NONE';

export type EventCautionKind = 'NO_PRODUCT_CONFIGURATION' | 'NOBODY_ASSIGNED' | 'FILES_MISSING';

export type EventFacts = {
  readonly label: string;
  /** The subject of its question: the content of the working revision, which is then named, or the whole configuration. */
  readonly about: 'REVISION' | 'CONFIGURATION';
  /** The act as a noun: "Waiting for release". */
  readonly noun: string;
  /** The act as a verb: "Only approvers can release". */
  readonly verb: string;
  /** The act once it is done, by which the decisions of a session are counted: "7 approved". */
  readonly past: string;
  /** `danger` for what cannot be taken back, `primary` for the way on through the workflow. */
  readonly tone: 'primary' | 'plain' | 'danger';
  /** The states in which it is the main one whatever its tone: there it is all there is to do yet. */
  readonly mainIn: readonly AnyState[];
  /** The calls it ends in; a person without access to one of them cannot trigger it. */
  readonly operations: readonly OperationName[];
  readonly quoteCall: QuoteCall;
  /** The state it leads to; NONE where it changes none. */
  readonly target: ConfigurationState | 'PREVIOUS_STEP' | 'CHOSEN' | 'NONE';
  readonly holders: Readonly<Record<DecidingRole, boolean>>;
  readonly kinds: Readonly<Record<ConfigurationKind, EventKindRule>>;
  readonly cautions: readonly EventCautionKind[];
  readonly isNextStep: boolean;
  readonly isForCustomers: boolean;
  readonly isBulk: boolean;
  /** Whether it works on all files at once: a configuration's page offers it over its files, not in its menu. */
  readonly standsOverFiles: boolean;
} & Beginning;

/**
 * What it says must agree with the tables that name it as next, for customers or in bulk, and some state must accept
 * it: else it does not compile.
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

/** The facts of most events; the record of each event says what is otherwise. */
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

/** The refusal of an event for a configuration of a kind; undefined where it happens here, if only for some. */
export const kindRuleReasons = {
  HERE: undefined,
  EMPLOYEES_ONLY: undefined,
  MEANINGLESS: 'Only for configurations made in 3D.',
} as const satisfies Record<EventKindRule, string | undefined>;
