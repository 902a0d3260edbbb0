import { countText } from '../numbers.ts';

/** The texts of the milling machines and of one of them. */
export const machineTexts = {
  machines: 'Milling machines',
  machine: 'Milling machine',
  heading: 'Machine',
  create: 'Create machine',
  createTitle: 'New milling machine',
  yourDefault: 'Your default',
  none: 'No milling machines',
  noneAbout: 'Programs are made for a machine, so nothing can be milled before there is one.',
  allFailed: 'The milling machines',
  oneFailed: 'The milling machine',
  missing: 'There is no such milling machine',
  toMachines: 'Go to the machines',
  deleteQuestion: (name: string) =>
    `Delete the milling machine ${name} for good? Whoever has it as default has to choose another.`,
  macrosFor: 'Macros for it',
  noMacros: 'No macros',
  noMacrosAbout: 'No macro has a version for this machine yet.',
  macroVersion: (macro: string, revision: string) => `${macro}, revision ${revision}`,
  macroCount: (count: number) => countText(count, 'macro'),
  label: 'Label',
  labelAbout: 'Whoever scans this label on any page has milling programs made for this machine.',
  labelOf: (text: string) => `Bar code ${text}`,
  noLabel: 'The id of this machine has characters that a label cannot carry.',
  printLabel: 'Print label',
} as const;

/** What has been done with a milling machine. */
export const machineDone = {
  created: 'The milling machine has been created',
  saved: 'The milling machine has been saved',
  deleted: (name: string) => `${name} has been deleted`,
} as const;
