/** Words of many screens, each alone on a button or in place of something. */
export const commonTexts = {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  delete: 'Delete',
  download: 'Download',
  edit: 'Edit',
  loading: 'Loading',
  rename: 'Rename',
  save: 'Save',
  tryAgain: 'Try again',
  update: 'Update',
  upload: 'Upload',
  view: 'View',
} as const;

/** Words of leaving a page whose dialog holds what is kept nowhere. */
export const leaveTexts = {
  title: 'Leave this page?',
  question: 'What you entered here is lost if you leave this page.',
  stay: 'Stay here',
  leave: 'Leave',
} as const;
