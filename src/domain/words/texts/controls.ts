import { formatWholeNumber, formatCount } from '../numbers.ts';

export const controlTexts = {
  newTab: ' (opens in a new tab)',
  noAccess: (page: string) => `No access to ${page}`,
  requestAccess: 'Request access',
  whyNot: (act: string) => `Why not: ${act}`,
  trail: 'Where you are',
  stepDone: ' (done)',
  family: (family: string): string => `Product family ${family}`,
  copy: (id: string): string => `Copy ${id}`,
  copied: 'Copied',
  download: (what: string): string => `Download ${what}`,
  downloadFailed: 'The download failed.',
  unfold: (what: string): string => `Expand ${what}`,
  fold: (what: string): string => `Collapse ${what}`,
  clearSearch: 'Clear the search',
  countryCode: (field: string): string => `Country code of ${field}`,
  goesOn: 'What has been sent goes on.',
  chooseFile: 'Choose a file, or drop it here',
  chooseFiles: 'Choose files, or drop them here',
} as const;

export const drawerTexts = {
  close: (what: string): string => `Close ${what}`,
  keys: '↑ ↓ next rows · → into it · Esc closes',
} as const;

export const filterChipTexts = {
  inUse: 'Filters in use',
  narrowedBy: (label: string) => `${label}:`,
  remove: (label: string, value: string) => `Remove ${label}: ${value}`,
  clear: 'Clear all',
} as const;

export const queueTexts = {
  place: (place: number, count: number): string =>
    `${formatWholeNumber(place)} of ${formatWholeNumber(count)}`,
} as const;

export const pagerTexts = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  rows: (first: number, last: number, count: number): string =>
    first > count
      ? `Nothing here, of ${formatWholeNumber(count)}`
      : `${formatWholeNumber(first)}–${formatWholeNumber(last)} of ${formatWholeNumber(count)}`,
} as const;

export const noticeTexts = {
  region: 'Notifications',
  dismiss: (title: string): string => `Dismiss: ${title}`,
  none: 'No notices',
  noneText: 'What Portal tells you is kept here.',
} as const;

export const formDraftTexts = {
  restored: 'What you typed earlier has been brought back.',
  discard: 'Discard',
  notKept: {
    title: 'What you type is not kept',
    body: 'The storage of this browser is full or blocked: what you have typed is gone when this page is loaded again.',
  },
} as const;

export const editorTexts = {
  loadingEditor: 'Loading the editor',
  loadingText: 'Loading the text',
  costlyText:
    'The file has text that would stop the page: too many marks on one letter, or turns in one line.',
  tab: {
    leaves: ['leaves the editor', 'lets it indent.'],
    indents: ['indents', 'lets it leave the editor.'],
  },
  keys: { tab: 'Tab', ctrl: 'Ctrl', m: 'M' },
  toggleTab: 'Let the Tab key leave the editor, or indent',
} as const;

export const workerTexts = {
  calledOff: 'Called off',
  unreadable: 'It could not be read',
  tooSlow: 'It takes too long to read',
} as const;

export const markdownTexts = {
  picture: (words: string): string => (words === '' ? 'Picture, not shown' : `Picture, not shown: ${words}`),
} as const;

export const stepTexts = {
  states: { WAITING: 'to do', RUNNING: 'running', DONE: 'done', FAILED: 'failed' },
  goesOn: 'This did not go through. What is done stays: try again, and it goes on from here.',
} as const;

export const listPanelTexts = {
  refusedTitle: 'You may not see this',
  refused: 'Your roles do not include it; an administrator can give you the access.',
} as const;

export const windowedRowsTexts = {
  selectedOf: (shown: number, total: number): { readonly title: string; readonly body: string } => ({
    title: 'Not everything is selected',
    body: `${formatWholeNumber(shown)} of ${formatCount(total, 'row')} are on the page. The others come as you scroll.`,
  }),
} as const;

export const accountPickerTexts = {
  loading: 'Loading customers',
  search: 'Search by group, name or number',
  clear: 'Clear the choice',
  failed: 'The customers could not be read',
  facts: (facts: readonly string[]) => facts.join(' · '),
} as const;

export const partPickerTexts = {
  loading: 'Loading parts',
  search: 'Search by number or label',
  failed: 'The parts could not be read',
  none: (family: string) => `No part for ${family} fits`,
  part: (partNumber: string, label: string) => `${partNumber} ${label}`,
} as const;
