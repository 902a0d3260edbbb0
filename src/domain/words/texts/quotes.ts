import { formatWholeNumber, formatCount } from '../numbers.ts';
import { joinSentences } from '../sentences.ts';

export const quotesPageTexts = {
  title: 'Quotes',
  themselves: 'The quotes',
  count: (count: number) => formatCount(count, 'quote'),
  countToHandle: (count: number, leftOut: number) =>
    `${formatCount(count, 'quote')} waiting or approved${leftOut === 0 ? '' : `; ${formatCount(leftOut, 'quote')} in other states not listed`}`,
  none: 'No quotes',
  noneYet: 'Quotes of 3D configurations come here.',
  noneFits: 'No quote fits this search and these filters.',
  showAll: 'Show all quotes',
  signedOut: 'You are not signed in to the quoting system',
  signedOutText: 'The quotes are kept there; its session is separate from that of Portal.',
  signIn: 'Sign in to the quoting system',
  search: 'Search quotes',
  filtersInUse: (count: number) => (count === 0 ? 'Filters' : `Filters, ${formatWholeNumber(count)} in use`),
  sort: 'Sort',
  loading: 'Loading',
} as const;

export const quoteFilterTexts = {
  search: 'Search',
  status: 'Status',
  allStatuses: 'All statuses',
  assignee: 'Assignee',
  assignees: {
    anyone: 'Anyone',
    nobody: 'Nobody',
    mine: 'Me',
    notMine: 'Anyone but me',
    but: (name: string) => `Anyone but ${name}`,
    people: 'People',
    others: 'Anyone but',
    unknown: (id: number) => `Person ${id}`,
    about: 'Finds quotes that wait for approval or are approved: only these are assigned to somebody.',
  },
  choice: (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} · ${formatWholeNumber(count)}`,
  any: (label: string) => `Any ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  field: {
    displayFeedback: 'Display feedback',
    other: 'Other',
    otherFeedback: 'Other feedback',
    productFamily: 'Product family',
    radioFrequency: 'Radio frequency',
    receiverPlatform: 'Receiver platform',
    receiverAntenna: 'Receiver antenna',
    sideButton: 'Side button',
    transmitterAntenna: 'Transmitter antenna',
    transmitterPlatform: 'Transmitter platform',
    type: 'Type',
  },
} as const;

export const quoteSortTexts = {
  modifiedDate: ['Oldest first', 'Last modified first'],
  name: ['Name, A to Z', 'Name, Z to A'],
  customer: ['Customer, A to Z', 'Customer, Z to A'],
  owner: ['Owner, A to Z', 'Owner, Z to A'],
  price: ['Lowest price first', 'Highest price first'],
  status: ['State, A to Z', 'State, Z to A'],
} as const;

export const quoteTexts = {
  quote: (id: number) => `Quote ${id}`,
  name: 'Name',
  unnamed: 'Without a name',
  description: 'Description',
  customer: 'Customer',
  owner: 'Owner',
  state: 'State',
  workflowState: 'State in the quoting system',
  assignee: 'Assignee',
  nobody: 'Nobody',
  currency: 'Currency',
  price: 'Price',
  noPrice: 'No price yet',
  modified: 'Modified',
  type: 'Type',
  yes: 'Yes',
  no: 'No',
  headers: 'Headers',
  select: (name: string) => `Select ${name} to compare`,
  selectTitle: 'Compare',
  actionsOf: (name: string) => `Actions of ${name}`,
  sortBy: (column: string) => `Sort by ${column}`,
  typeOf: (facts: readonly string[]) => facts.filter(Boolean).join(' · '),
} as const;

export const quoteDetailTexts = {
  itself: 'The quote',
  reading: (id: number) => `Reading quote ${id}`,
  gone: (id: number) => `Quote ${id} is no longer there.`,
  products: 'Products',
  noProducts: 'Nothing has been configured yet.',
  /** `quantity`: undefined where it is not known. */
  product: (name: string, quantity: number | undefined) =>
    quantity === 1 ? name : `${quantity === undefined ? '–' : formatWholeNumber(quantity)} × ${name}`,
  unconfigured: (idProduct: number | undefined) => `Product ${idProduct ?? '–'}`,
  systemName: 'System name',
  productFamily: 'Product family',
  cableControl: 'Cable control',
  device: (name: string, quantity: number) =>
    quantity === 1 ? name : `${name}, ${formatCount(quantity, 'piece')}`,
  fields: {
    productName: 'Product name',
    quantity: 'Quantity',
    model: 'Model',
    radioFrequency: 'Radio frequency',
    sisp: 'SISP',
    antenna: 'Antenna',
    displayFeedback: 'Display feedback',
    otherFeedback: 'Other feedback',
    sideButtons: 'Side buttons',
    others: 'Others',
  },
  places: (counts: readonly { readonly type: string; readonly count: number }[]) =>
    counts.map(({ type, count }) => `${formatWholeNumber(count)} × ${type || 'Other'}`).join(', '),
  place: (facts: readonly string[]) => facts.filter(Boolean).join(' · '),
  history: 'History',
  noHistory: 'Nothing has been saved yet.',
  priceChange: (price: string, change: string) => (change === '' ? price : `${price} (${change})`),
  priceUnknown: 'Price not kept',
  logs: 'Log',
  noLogs: 'The quoting system has logged nothing.',
  deleteLog: (message: string) => `Delete: ${message}`,
  noHeaders: 'It has no headers.',
  messages: 'What the configurator says',
  error: 'Error',
  warning: 'Warning',
  configuration: (id: string, revision?: string) =>
    revision === undefined ? `Configuration ${id}` : `Configuration ${id}, revision ${revision}`,
  picture: (productConfigurationId: string) => `Picture of ${productConfigurationId}`,
  design: 'Open the design',
} as const;

export const quoteActionTexts = {
  SUBMIT: 'Submit',
  APPROVE: 'Approve',
  REJECT: 'Reject',
  ASSIGN: 'Assign',
  RENAME: 'Rename',
  CLONE: 'Clone',
  DELETE_LOG: 'Delete log line',
  DELETE: 'Delete',
} as const;

export const quoteQuestionTexts = {
  title: (action: string, name: string) => `${action} · ${name}`,
  submit: (name: string) => `Has the client accepted the quote ${name} and its terms?`,
  submitted: (name: string) => `${name} has been submitted`,
  approve: (name: string) => `Approve the quote ${name}?`,
  approved: (name: string) => `${name} has been approved`,
  reject: (name: string) => `Send the quote ${name} back, so that it can be changed and submitted again?`,
  rejected: (name: string) => `${name} has been sent back`,
  clone: (name: string) => `Make a copy of the quote ${name}?`,
  handling: 'Have quotes to handle',
  everybodyElse: 'Everybody else',
  cloneFor: (customer: string) => joinSentences([`The copy is for ${customer}`]),
  cloneForNobody: 'The copy is for no customer.',
  cloneForAccount: (accountNumber: string) => `The copy is for the customer ${accountNumber}.`,
  open: (name: string) => `Open ${name}`,
  cloned: (name: string, copy: string) => `${name} has been cloned as ${copy}`,
  delete: (name: string) => `Delete the quote ${name} for good?`,
  deleteConfigured: (id: string) => `Configuration ${id} loses its quote and its 3D design with it.`,
  deleted: (name: string) => `${name} has been deleted`,
  deleteLog: (message: string) => `Delete this line of the log for good? “${message}”`,
  logDeleted: 'The log line has been deleted',
  renamed: (name: string) => `The quote is now called ${name}`,
  renameConfigured: (id: string) =>
    `By its name it belongs to configuration ${id}; with another name it no longer leads there.`,
  newName: 'New name',
  assigned: (name: string, person: string) => `${name} has been assigned to ${person}`,
  unassigned: (name: string) => `${name} is assigned to nobody`,
  assignTo: 'Assign to',
  onlyTheQuote: (id: string) =>
    `This changes the quote alone: configuration ${id} is moved on from its own page.`,
  priced: (price: string) => `It comes to ${price}.`,
  moved: 'It has changed since you opened it:',
  movedAgain: 'Look at it, and decide again.',
  goneSince: (name: string) => `${name} has been deleted meanwhile.`,
  change: (label: string, before: string, now: string) => `${label}: ${before || '–'} → ${now || '–'}`,
  versions: 'Saved versions',
} as const;

export const quoteComparisonTexts = {
  tray: 'Quotes to compare',
  remove: (name: string) => `Take ${name} out`,
  clear: 'Take all out',
  compare: (count: number) =>
    count < 2 ? 'Choose another to compare' : `Compare ${formatCount(count, 'quote')}`,
  tooMany: (most: number) => `No more than ${formatWholeNumber(most)} can be compared.`,
  title: 'Comparison of quotes',
  quote: 'Quote',
  field: 'Field',
  price: 'Price',
  difference: (change: string, than: string) => `${change} against ${than}`,
  same: (than: string) => `As ${than}`,
  showAll: 'Show fields that are the same',
  noneDiffers: 'They do not differ in any field.',
  timeLine: 'Saved versions, the last one first',
  noVersions: 'Nothing has been saved yet.',
  reading: 'Reading the quotes',
  unread: (id: number) => `Quote ${id} could not be read. Take it out, or try again.`,
  readAgain: (name: string) => `Read ${name} again`,
  differs: 'differs',
} as const;

export const quoteRuleTexts = {
  nameRequired: 'A name is required',
  nameTooLong: (most: number) => `A name has at most ${formatWholeNumber(most)} characters`,
} as const;
