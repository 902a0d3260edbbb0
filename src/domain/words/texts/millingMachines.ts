import { formatCount, formatWholeNumber } from '../numbers.ts';

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
  macroCount: (count: number) => formatCount(count, 'macro'),
  label: 'Label',
  labelAbout: 'Whoever scans this label on any page has milling programs made for this machine.',
  labelOf: (text: string) => `Bar code ${text}`,
  noLabel: 'The id of this machine has characters that a label cannot carry.',
  printLabel: 'Print label',
} as const;

export const machineSuccessTexts = {
  created: 'The milling machine has been created',
  saved: 'The milling machine has been saved',
  deleted: (name: string) => `${name} has been deleted`,
} as const;

export const millingSettingsTexts = {
  title: 'Milling settings',
  heading: 'Your default milling machine',
  failed: 'The milling settings',
  noMachines: 'No milling machines',
  noMachinesAbout: 'There is no machine to choose yet: a production administrator creates it.',
  machine: 'Milling machine',
  machineAbout:
    'Milling programs are made for this machine. It is your own setting and changes nobody else’s. Scanning the label of a machine chooses it as well.',
  choose: 'Choose a machine',
  machineName: (name: string, note: string) => (note ? `${name} · ${note}` : name),
  saved: 'Your milling settings have been saved',
} as const;

export const macroTexts = {
  macros: 'Macros',
  macro: 'Macro',
  create: 'Create macro',
  createTitle: 'New macro',
  search: 'Search macros',
  none: 'No macros',
  noneAbout: 'A macro is a piece of a program that belongs to parts.',
  noneFits: 'No macro fits this search.',
  showAll: 'Show all macros',
  counts: (versions: number, parts: number) =>
    `${formatCount(versions, 'version')}, ${formatCount(parts, 'part')}`,
  allFailed: 'The macros',
  oneFailed: 'The macro',
  missing: 'There is no such macro',
  toMacros: 'Go to the macros',
  chooseFirst: 'Choose a macro first',
  deleteQuestion: (name: string, versions: number) =>
    `Delete the macro ${name} with ${versions === 1 ? 'its version' : `all its ${formatWholeNumber(versions)} versions`} for good?`,

  parts: 'Parts',
  noParts: 'No parts',
  noPartsAbout: 'The macro is milled for the parts it is linked to.',
  linkToParts: 'Link to parts',
  loadingParts: 'Loading parts',
  searchParts: 'Search by number or label',
  noPartFits: 'No part fits',
  link: 'Link',

  versions: 'Versions',
  version: 'Version',
  macroVersion: 'Macro version',
  halfCreated: (revision: string, state: string) =>
    `Revision ${revision} has been created and is ${state}. Create again to go on from there; no second one is made.`,
  createVersion: 'Create version',
  createVersionTitle: 'New macro version',
  versionOf: (macro: string) => `Version of ${macro}`,
  noVersions: 'No versions',
  noVersionsAbout: 'A version holds the text of the macro for one machine.',
  revisionName: (revision: string) => `Revision ${revision}`,
  unknownMachine: 'Unknown machine',
  missingVersion: 'There is no such macro version',
  toMacro: (name: string) => `Go to ${name}`,
  deleteVersion: (revision: string) => `Delete Revision ${revision}`,
  deleteVersionQuestion: (revision: string, macro: string) =>
    `Delete revision ${revision} of ${macro} for good?`,

  machine: 'Milling machine',
  chooseMachine: 'Choose a machine',
  revision: 'Revision',
  state: 'State',
  stateAbout: 'The version that is active on the same machine becomes inactive.',
  text: 'Text',
  checks: 'Checks of the text',
  problem: (line: number, sentence: string) => `Line ${formatWholeNumber(line)}: ${sentence}`,
} as const;

export const macroSuccessTexts = {
  created: 'The macro has been created',
  saved: 'The macro has been saved',
  deleted: (name: string) => `${name} has been deleted`,
  linked: 'The macro has been linked',
  removed: 'The macro has been removed from the part',
  versionCreated: 'The macro version has been created',
  versionSaved: 'The macro version has been saved',
} as const;
