import { formatCount } from '../numbers.ts';

export const millingTexts = {
  area: 'Milling',
  tabs: { machines: 'Machines', macros: 'Macros', parts: 'Parts', settings: 'Settings' },
  tabsOf: 'Tabs of the milling area',
  name: 'Name',
  note: 'Note',
  deleted: 'It may have been deleted since.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (macro: string) => `Remove · ${macro}`,
  removeQuestion: (macro: string, partNumber: string) => `Remove the macro ${macro} from part ${partNumber}?`,
  deleteTitle: (name: string) => `Delete · ${name}`,
} as const;

export const millingConflictTexts = {
  name: 'Name',
  note: 'Note',
  revision: 'Revision',
  machine: 'Milling machine',
  state: 'State',
  text: (line: number) => `Text from line ${line}`,
  more: (lines: number) => `and ${formatCount(lines, 'more line')}`,
  parts: 'Parts',
  version: (revision: string) => `Revision ${revision}`,
  ofVersion: (revision: string, what: string) => `Revision ${revision}, ${what.toLowerCase()}`,
  changed: (name: string) => `${name} has been changed by somebody else since you saw it.`,
  gone: (name: string) => `${name} is not there any more.`,
  saveOver: 'Save again to save yours over it.',
  deleteAnyway: 'Press again to delete it all the same.',
} as const;
