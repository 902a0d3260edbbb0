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
