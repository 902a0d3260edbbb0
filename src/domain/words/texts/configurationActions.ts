export const configurationActionTexts = {
  about: (action: string, id: string) => `${action} · ${id}`,
  refused: (action: string, reason: string) => `${action}: ${reason}`,
  nothingLeft: 'There is nothing left to do.',
  changeAccount: 'Change account',
  account: 'Account',
  regenerated: 'All files are generated again for the new account.',
  accountChanged: (id: string) => `The account of ${id} has been changed`,
  deleted: (id: string) =>
    `${id} is deleted with all its revisions, product configurations, files and comments. This is permanent and cannot be undone.`,
  quoteStays: (quote: number) => `Quote ${quote} could not be deleted`,
  whyQuoteStays: (id: string, reason: string) => `${id} has been deleted, its quote not: ${reason}`,
  deletedWithQuote: (quote: number) => `Its quote ${quote} is deleted in the quoting system too.`,
  id: 'Configuration ID',
  chooseState: 'Choose a state',
  chooseStateFirst: 'Choose a state first',
  reversedAlone:
    'Its quote is not moved with it, and the configuration shows the state of its quote. Send the quote back too, under Quotes.',
  noEarlierStep: (state: string) => `“${state}” is no earlier step any more.`,
  requestReview: 'Request specification review',
  stateUnread: (id: string) => `The state of ${id} could not be read`,
} as const;

export const configurationDecisionTexts = {
  compare: (before: string, after: string) => `Compare ${before} with ${after}`,
  facts: 'What is known of the revision',
  picture: (id: string) => `Transmitter ${id}`,
} as const;

export const staleConfigurationTexts = {
  changed: (id: string) => `${id} has changed meanwhile.`,
  lastChange: (person: string, date: string) => `The last change was made by ${person} on ${date}.`,
  goOn: 'Nothing has been done yet. Do you still want to go on?',
  gone: (id: string) => `${id} is not there any more, or you do not have access to it any more.`,
  signedIn:
    'You are signed in to the quoting system now. Nothing has been sent yet: look at the price and the changes, and decide again.',
  price: (before: string, now: string) =>
    `The price of the quote has changed: ${before} → ${now}. Nothing has been sent yet. Do you still want to go on?`,
} as const;

export const quotePriceTexts = {
  price: (price: string) => `Price of the quote: ${price}`,
  none: 'none',
  reading: 'is being read',
  unread: 'could not be read',
  signedOut: 'is shown once you have signed in to the quoting system, before anything is sent',
} as const;

export const bulkJobTexts = {
  at: (number: number, total: number, id: string) => `${number} of ${total}: ${id}`,
  reason: (id: string, reason: string) => `${id}: ${reason}`,
  more: (count: number) => `and ${count} more`,
  failed: (title: string, count: number) => `${title}: ${count} failed`,
  staySelected: 'They stay selected.',
} as const;

export const fileConflictTexts = {
  another: (file: string): string => `${file}, another file`,
  file: (name: string, place: string | undefined, version: number): string =>
    [
      place === undefined ? name : `${name} of ${place}`,
      version > 0 ? `version ${version}` : 'without a file',
    ].join(', '),
  none: 'None',
  what: 'Files',
} as const;
