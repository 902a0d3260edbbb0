import { wholeNumber, countText } from '../numbers.ts';

/** The texts of the macros, of one of them, and of its versions. */
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
    `${countText(versions, 'version')}, ${countText(parts, 'part')}`,
  allFailed: 'The macros',
  oneFailed: 'The macro',
  missing: 'There is no such macro',
  toMacros: 'Go to the macros',
  chooseFirst: 'Choose a macro first',
  deleteQuestion: (name: string, versions: number) =>
    `Delete the macro ${name} with ${versions === 1 ? 'its version' : `all its ${wholeNumber(versions)} versions`} for good?`,

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
  problem: (line: number, sentence: string) => `Line ${wholeNumber(line)}: ${sentence}`,
} as const;

/** What has been done with a macro or one of its versions. */
export const macroDone = {
  created: 'The macro has been created',
  saved: 'The macro has been saved',
  deleted: (name: string) => `${name} has been deleted`,
  linked: 'The macro has been linked',
  removed: 'The macro has been removed from the part',
  versionCreated: 'The macro version has been created',
  versionSaved: 'The macro version has been saved',
} as const;
