export type BadgeColor = 'amber' | 'green' | 'blue' | 'red' | 'grey';

export type StateAppearance = { readonly colour: BadgeColor; readonly text: string };

const amber = (text: string): StateAppearance => ({ colour: 'amber', text });
const green = (text: string): StateAppearance => ({ colour: 'green', text });
const blue = (text: string): StateAppearance => ({ colour: 'blue', text });
const red = (text: string): StateAppearance => ({ colour: 'red', text });
const grey = (text: string): StateAppearance => ({ colour: 'grey', text });

const configurationLooks = {
  CONFIGURING: amber('Configuring'),
  WAITING_FOR_APPROVAL: amber('Waiting for approval'),
  GENERATING_ARTEFACTS: amber('Generating artefacts'),
  APPROVED: green('Approved'),
  READY_FOR_PRODUCTION: blue('Ready for production'),
  ARCHIVED: grey('Archived'),
  PLACEHOLDER: grey('Placeholder'),
  LOCKED: red('Error'),
  IN_PRODUCTION: amber('In production'),
  PRODUCED: green('Produced'),
} as const satisfies Record<string, StateAppearance>;

const revisionLooks = {
  PENDING: amber('Pending'),
  ACTIVE: blue('Active'),
  SUPERSEDED: grey('Superseded'),
} as const satisfies Record<string, StateAppearance>;

const fileLooks = {
  PENDING: revisionLooks.PENDING,
  READY: green('Ready'),
  FAILED: red('Failed'),
  'Pending File Upload': amber('Pending File Upload'),
} as const satisfies Record<string, StateAppearance>;

const productLooks = {
  IN_PRODUCTION: configurationLooks.IN_PRODUCTION,
  PRODUCED: configurationLooks.PRODUCED,
  ACTIVE: revisionLooks.ACTIVE,
  SPARE: amber('Spare'),
  LOCKED: configurationLooks.LOCKED,
  RETIRED: grey('Archived'),
} as const satisfies Record<string, StateAppearance>;

const partLooks = {
  DECORATING: amber('Decorating'),
  READY: fileLooks.READY,
  NOT_AVAILABLE: red('Not available'),
  ARCHIVED: configurationLooks.ARCHIVED,
} as const satisfies Record<string, StateAppearance>;

const accountLooks = {
  PROSPECT: amber('Prospect'),
  CUSTOMER: blue('Customer'),
  RETIRED: productLooks.RETIRED,
} as const satisfies Record<string, StateAppearance>;

const serviceOrderLooks = {
  PENDING: revisionLooks.PENDING,
  IN_PROGRESS: blue('In progress'),
  EXECUTED: blue('Executed'),
  FULFILLED: grey('Fulfilled'),
  REJECTED: red('Rejected'),
} as const satisfies Record<string, StateAppearance>;

const requestLooks = {
  OPEN: amber('Open'),
  CLOSED: grey('Closed'),
  APPROVED: configurationLooks.APPROVED,
  REJECTED: serviceOrderLooks.REJECTED,
  EXHAUSTED: grey('Exhausted'),
  REGISTERED_ON_JIRA: grey('Registered on Jira'),
} as const satisfies Record<string, StateAppearance>;

const macroVersionLooks = {
  ACTIVE: revisionLooks.ACTIVE,
  INACTIVE: grey('Inactive'),
} as const satisfies Record<string, StateAppearance>;

const firmwareLooks = {
  DRAFT: amber('Draft'),
  UNDER_DEVELOPMENT: amber('Draft'),
  RELEASED: green('Released'),
  RETIRED: productLooks.RETIRED,
} as const satisfies Record<string, StateAppearance>;

const quoteLooks = {
  Opened: amber('Opened'),
  Passed: amber('Passed'),
  Approved: green('Approved'),
  Escalated: blue('Escalated'),
  Rejected: red('Rejected'),
} as const satisfies Record<string, StateAppearance>;

/** By noun. The folder of each noun takes its state names from here: no state lacks a colour and a text. */
export const stateAppearances = {
  configuration: configurationLooks,
  revision: revisionLooks,
  file: fileLooks,
  product: productLooks,
  part: partLooks,
  account: accountLooks,
  serviceOrder: serviceOrderLooks,
  request: requestLooks,
  macroVersion: macroVersionLooks,
  firmware: firmwareLooks,
  quote: quoteLooks,
} as const;

export type StateName<Noun extends keyof typeof stateAppearances> = keyof (typeof stateAppearances)[Noun];

const looks = new Map<string, StateAppearance>(
  Object.values(stateAppearances).flatMap((ofNoun) => Object.entries<StateAppearance>(ofNoun)),
);

/** Appearance of a state by its name, the same for every noun that has it; undefined for an unknown name. */
export const getStateAppearance = (state: string): StateAppearance | undefined => looks.get(state);

export const getStateColor = (state: string): BadgeColor => getStateAppearance(state)?.colour ?? 'grey';

/** An UPPER_CASE code as words in sentence case: "Waiting for approval". */
export function toSentenceCase(code: string): string {
  const text = code.replaceAll('_', ' ').trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text of a state; an unknown code in sentence case, anything else ("Waiting for payment") as it came. */
export const formatState = (state: string): string =>
  getStateAppearance(state)?.text ?? (/^[A-Z][A-Z0-9_]*$/.test(state) ? toSentenceCase(state) : state);
