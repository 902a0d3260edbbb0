export const commonTexts = {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  delete: 'Delete',
  download: 'Download',
  edit: 'Edit',
  loading: 'Loading',
  save: 'Save',
  tryAgain: 'Try again',
  update: 'Update',
  upload: 'Upload',
  view: 'View',
} as const;

export const leavePageTexts = {
  title: 'Leave this page?',
  question: 'What you entered here is lost if you leave this page.',
  stay: 'Stay here',
  leave: 'Leave',
} as const;

export const queryBoundaryTexts = {
  failed: (what: string): string => `${what} could not be read`,
  notShown: (what: string): string => `${what} could not be shown`,
  row: 'This row',
  omittedItems: 'Items that could not be shown',
  notShownWhy: 'What the server answered is not what Portal knows. Everything else on this page works.',
  wouldBeLost: 'A part of what is stored could not be read and would be lost. Nothing was changed.',
  wouldBeLostWhy: 'Ask an administrator to look at it in the back end.',
  tookTooLong: 'The server took too long to answer. Try again in a moment.',
  notOffered: (operation: string): string => `The CMS does not offer ${operation}, which this needs.`,
  notCounted: (reason: string): string => `Not counted. ${reason}`,
  failedWhy: 'The connection may be broken, or the server may be busy.',
  /** `at` is a time of day, such as "14:30". */
  notCurrent: (what: string, at: string): string => `${what} could not be read again; shown as of ${at}.`,
  unexpected: 'Something unexpected happened',
} as const;
