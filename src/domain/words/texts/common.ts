/** Words of many screens, each alone on a button. */
export const commonTexts = {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  create: 'Create',
  delete: 'Delete',
  download: 'Download',
  edit: 'Edit',
  rename: 'Rename',
  save: 'Save',
  update: 'Update',
  upload: 'Upload',
  view: 'View',
} as const;
