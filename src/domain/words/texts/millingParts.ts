import { conjunction } from '../lists.ts';

/** The texts of the parts as milling sees them. */
export const millingPartTexts = {
  title: 'Parts and macros',
  search: 'Search parts',
  macros: 'Macros',
  filters: { ALL: 'All parts', WITH: 'With macros', WITHOUT: 'Without macros' },
  none: 'No parts',
  noneAbout: 'No part fits this search and filter.',
  showAll: 'Show all parts',
  parts: 'Parts',
  macrosOf: (names: readonly string[]) => conjunction(names) || 'No macro',
  allFailed: 'The parts',
  oneFailed: 'The part',
  macrosFailed: 'The macros',
  part: 'Part',
  partName: (partNumber: string) => `Part ${partNumber}`,
  usage: 'Where it is used',
  missing: 'There is no such part',
  toParts: 'Go to the parts',
  noMacros: 'No macros',
  noMacrosAbout: 'Nothing is milled for this part.',
  linkMacro: 'Link a macro',
  chooseMacro: 'Choose a macro',
  link: 'Link',
} as const;
