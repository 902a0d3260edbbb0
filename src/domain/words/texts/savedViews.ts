/** Words of the lists somebody keeps under a name. */
export const savedViewTexts = {
  title: 'Saved views',
  name: 'Save this list as',
  description: 'Its search, filters, order and layout, in this browser, for you alone.',
  save: 'Save view',
  noneTitle: 'No saved views',
  none: 'A saved view is a list you come back to, under a name.',
  pinned: 'Pinned',
  pin: 'Pin',
  pinView: (name: string) => `Pin ${name}`,
  copyLink: 'Copy link',
  copyLinkTo: (name: string) => `Copy the link to ${name}`,
  copied: 'Copied',
  deleteView: (name: string) => `Delete ${name}`,
  unsaved: { title: 'The view could not be saved', body: 'This browser does not keep anything.' },
} as const;
