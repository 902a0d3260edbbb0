/** The texts of every page of the milling area. */
export const millingTexts = {
  area: 'Milling',
  tabs: { machines: 'Machines', macros: 'Macros', parts: 'Parts', settings: 'Settings' },
  tabsOf: 'Tabs of the milling area',
  closed: (title: string) => `${title} cannot be shown`,
  name: 'Name',
  note: 'Note',
  deleted: 'It may have been deleted since.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (macro: string) => `Remove · ${macro}`,
  removeQuestion: (macro: string, partNumber: string) => `Remove the macro ${macro} from part ${partNumber}?`,
  deleteTitle: (name: string) => `Delete · ${name}`,
} as const;
