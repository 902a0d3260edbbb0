import { formatCount } from '../numbers.ts';

export const configurationsPageTexts = {
  title: 'Configurations',
  themselves: 'The configurations',
  count: (count: number) => formatCount(count, 'configuration'),
  none: 'No configurations',
  noPage: (page: number) => `The list has no page ${page}.`,
  toFirstPage: 'Go to the first page',
  noneFits: 'Nothing fits this search and filter.',
  noneYet: 'There is none that you may see yet.',
  showAll: 'Show all configurations',
  create: 'Create configuration',
} as const;

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
