import { formatCount } from '../numbers.ts';
import { joinSentences } from '../sentences.ts';

export const requestSubjectTexts = {
  configuration: (id: string) => `Configuration ${id}`,
  product: (serialNumber: string, family: string, device: string) =>
    `Product ${serialNumber} · ${family} ${device}`,
  roles: (named: string, isStaffRealm: boolean) => (isStaffRealm ? `${named} · Employees` : named),
} as const;

export const requestActionTexts = {
  done: {
    OPEN: 'Opened',
    REGISTERED_ON_JIRA: 'Passed on',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    CLOSED: 'Closed',
    EXHAUSTED: 'Exhausted',
  },
  stages: { asked: 'Asked', deciding: 'Waiting for a decision', passedOn: 'Passed on', decided: 'Decided' },
} as const;

export const requestRefusalTexts = {
  things: 'Not for an employee’s address, which asks for elevated permissions.',
  employees: 'Employees ask for elevated permissions with their own address.',
  affiliated: 'Only employees and people of a customer can ask for elevated permissions.',
  forEmployee: 'Only the manufacturer’s granters and administrators can ask for an employee',
} as const;

export const createRequestTexts = {
  title: 'Create request',
  steps: 'Steps',
  stepNames: ['Request', 'What it is for', 'Summary'],
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  onBehalf: 'On behalf of',
  aboutOnBehalf: 'The e-mail address of whoever gets the access.',
  kind: 'Request kind',
  description: 'Description',
  aboutDescription: 'What you need, and why.',
  mobile: 'Mobile number (optional)',
  family: 'Product family',
  deviceType: 'Product type',
  serialNumber: 'Serial number',
  serialNumberRepeat: 'Repeat serial number',
  configurationId: 'Configuration ID',
  customer: 'Customer',
  chooseCustomer: 'Choose a customer',
  roles: 'Permission',
  reporter: 'E-mail',
  mobileShort: 'Mobile number',
  subject: 'Asks for',
  consent: (withMobile: boolean) =>
    withMobile
      ? 'By submitting you agree to be contacted by e-mail or mobile phone as part of vetting.'
      : 'By submitting you agree to be contacted by e-mail as part of vetting.',
  wholeDescription: 'Whole text',
  created: 'Your request has been created',
  open: (id: string) => `Open request ${id}`,
} as const;

export const requestsPageTexts = {
  title: 'Requests',
  one: (id: string) => `Request ${id}`,
  titled: (id: string, subject: string) => `${id} · ${subject}`,
  mine: 'My requests',
  account: (name: string, number: string) => `${name} · ${number}`,
  last: (done: string, name: string, date: string, note: string) => `${done} by ${name} ${date}: ${note}`,
  itself: 'The request',
  views: 'Views',
  view: { MINE: 'Mine', ALL: 'All', TRIAGE: 'To decide' },
  search: 'Search the requests',
  status: 'Status',
  allStatuses: 'Any status',
  type: 'Kind',
  allTypes: 'Any kind',
  customer: 'Customer',
  allCustomers: 'Any customer',
  none: 'No requests yet',
  noneMine: 'You have asked for nothing yet',
  noneMineText: 'Ask for a product, a configuration or a role, and see here what becomes of it.',
  noneFound: 'No requests found',
  noneFoundText: 'Nothing fits what you search for.',
  clear: 'Clear the filters',
  count: (count: number) => formatCount(count, 'request'),
  missing: (id: string) => `There is no request ${id} for you`,
  missingText: 'It does not exist, or you do not have access to it.',
  toList: 'All requests',
  deleted: (id: string) => `Request ${id} has been deleted`,
  deleteTitle: (id: string) => `Delete request · ${id}`,
  deleteQuestion: (id: string) => `Delete request ${id}? This cannot be undone.`,
  waited: (age: string) => (age === 'today' ? 'Asked today' : `Waits for ${age}`),
  path: 'Where the request is',
  facts: {
    asker: 'Asked by',
    filedBy: 'Filed by',
    mobile: 'Mobile number',
    kind: 'Kind',
    subject: 'Asks for',
    customer: 'Customer',
    noCustomer: 'None named',
    asked: 'Asked',
    description: 'Description',
  },
  history: 'What has happened',
  nothingYet: 'Nobody has decided yet.',
  actionsOf: (id: string) => `Actions on request ${id}`,
  happened: (done: string, name: string, date: string) => `${done} by ${name}, ${date}`,
} as const;

export const requestDecisionTexts = {
  label: { ACCEPT: 'Approve', PASS_ON: 'Pass on', REJECT: 'Reject' },
  title: {
    ACCEPT: (id: string) => `Approve request · ${id}`,
    PASS_ON: (id: string) => `Pass on request · ${id}`,
    REJECT: (id: string) => `Reject request · ${id}`,
  },
  about: {
    ACCEPT:
      'The request is approved. This grants nothing by itself: do so before, or where the access is there already.',
    PASS_ON: 'The request goes to the service desk. It can still be approved or rejected.',
    REJECT: 'The request is refused. Whoever asked reads the reason.',
  },
  done: {
    ACCEPT: (id: string) => `Request ${id} has been approved`,
    PASS_ON: (id: string) => `Request ${id} has been passed on`,
    REJECT: (id: string) => `Request ${id} has been rejected`,
  },
  snippets: {
    ACCEPT: ['The access is there already.', 'Checked with the customer.'],
    PASS_ON: [
      'The customer has to be asked first.',
      'The service desk has to check who this is.',
      'This needs an account that does not exist yet.',
    ],
    REJECT: [
      'We could not confirm who you are.',
      'The serial number does not belong to your company.',
      'Your customer’s administrator has to ask for this.',
      'You have this access already.',
      'Please describe what you need it for.',
    ],
  },
  reason: 'Reason',
  snippetsOf: 'Reasons often given',
  grant: 'Grant and approve',
  grantReason: (id: string, description: string) => `Request ${id}: ${description}`,
  decisions: 'Decision',
  notSaid: (id: string) =>
    `What was granted stands, but request ${id} has not been approved yet. Approve it with this note.`,
} as const;

export const requestConflictTexts = {
  action: (done: string, name: string, note: string) => `${done} by ${name}${note ? `: ${note}` : ''}`,
  status: (done: string) => `It is now: ${done}`,
  changed: (id: string) => `Request ${id} has been changed since you saw it.`,
  gone: (id: string) => `Request ${id} is gone, or you may not see it any more.`,
  goOn: 'Press again to go on all the same.',
  notOpen: 'It has been decided already.',
} as const;

export const requestContextTexts = {
  title: 'Beside the request',
  holdsNothing: 'No permissions that you can see.',
  held: 'They have this already.',
  checks: 'Checks',
  thing: 'What is asked for',
  grants: 'Permissions',
  earlier: 'Other requests',
  noEarlier: 'No other request of this address.',
  missing: (name: string) => `${name} does not exist, or you do not have access to it.`,
  belongs: (name: string, owner: string) => joinSentences([`${name} belongs to ${owner}`]),
  belongsElsewhere: (name: string, owner: string, wanted: string) =>
    joinSentences([`${name} belongs to ${owner}, not to ${wanted}`]),
  nobody: 'no customer',
  unknownAccount: (number: string) => `There is no customer ${number} that you can see.`,
  grant: (what: string, account: string) => `${what} · ${account}`,
  account: (name: string, number: string) => `Customer ${name} · ${number}.`,
  noCheck: 'It names no single thing.',
  notLooked: 'You cannot look this up. Whether it belongs to the customer is checked when it is granted.',
} as const;

export const triageTexts = {
  queue: 'Requests to decide',
  waiting: (count: number) => `${formatCount(count, 'request')} to decide`,
  now: (id: string, place: number, count: number) => `Request ${id}, ${place} of ${count}`,
  previous: 'Previous request',
  next: 'Next request',
  none: 'Nothing waits for your decision',
  noneText: 'New requests show up here, the oldest first.',
  allDecided: 'All decided',
  allDecidedText: 'Everything that waited when you came has been decided.',
  standing: { DECIDED: 'decided by you', OVERTAKEN: 'decided elsewhere' },
  tally: (count: number) => `${formatCount(count, 'request')} decided`,
  card: 'Requests to decide',
  cardNone: 'No request waits for you',
  cardWay: 'Work through them',
  request: 'Request',
  accepts: 'approves',
  passesOn: 'passes on',
  rejects: 'rejects',
  goesOn: 'next',
} as const;
