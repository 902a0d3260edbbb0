import { joinSentences } from '../sentences.ts';
import { formatCount } from '../numbers.ts';

type Named = { readonly catalogue: string; readonly name: string };
const named = ({ catalogue, name }: Named): string => `${catalogue}:${name}`;

export const commandSuccessTexts = {
  saved: (command: Named) => `${named(command)} has been saved`,
  replaced: (count: number) => `${formatCount(count, 'command')} changed`,
} as const;

export const commandListTexts = {
  title: 'Commands',
  ofCatalogue: (catalogue: string) => `Commands of ${catalogue}`,
  failed: 'The commands',
  create: 'Create command',
  search: 'Search commands',
  catalogue: 'Catalogue',
  allCatalogues: 'All catalogues',
  class: 'Class',
  allClasses: 'All classes',
  state: 'State',
  allStates: 'All states',
  firmware: 'Firmware',
  allFirmware: 'All firmware',
  version: 'Version',
  anyVersion: 'Any version',
  count: (count: number) => formatCount(count, 'command'),
  noFilter: 'Clear filters',
  none: 'No commands',
  noneAbout: 'No command fits these filters.',
  asList: 'List',
  asGrid: 'By firmware',
  view: 'View',
} as const;

export const commandPageTexts = {
  missing: 'No such command',
  missingAbout: 'It is in no catalogue.',
  toList: 'To the commands',
  edit: 'Edit command',
  facts: 'Command',
  signature: 'In scripts',
  description: 'Description',
  class: 'Class',
  state: 'State',
  arguments: 'Arguments',
  noArguments: 'None',
  firmware: 'Firmware',
  noFirmware: 'No firmware knows this command.',
  from: 'From version',
  to: 'To version',
  newest: 'Newest',
  createTitle: 'New command',
  editTitle: (command: Named) => `Edit · ${named(command)}`,
  catalogue: 'Catalogue',
  name: 'Name',
  argument: (place: number) => `Argument ${place}`,
  addArgument: 'Add argument',
  removeArgument: (place: number) => `Remove argument ${place}`,
  infoFirmware: (place: number) => `Firmware ${place}`,
  infoFrom: (place: number) => `From version, firmware ${place}`,
  infoTo: (place: number) => `To version, firmware ${place}`,
  addFirmware: 'Add firmware',
  removeFirmware: (place: number) => `Remove firmware ${place}`,
  openEnd: 'Empty: up to the newest',
  exists: (command: Named) => `${named(command)} exists already. Open it to change it.`,
  changed: (command: Named) => `${named(command)} has been changed by somebody else since you opened it:`,
  saveOver: 'What you typed is still here: save again to keep yours.',
  gone: (command: Named) => `${named(command)} is in no catalogue any more.`,
  discard: 'Cancel',
} as const;

const through = (from: string, to: string | null): string => (to === null ? `${from}+` : `${from} – ${to}`);

export const commandGridTexts = {
  caption: 'Commands by firmware',
  command: 'Command',
  selectAll: 'Select all commands shown',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${formatCount(count, 'command')} selected`,
  change: 'Change firmware',
  clear: 'Clear selection',
  hint: 'Arrow keys move between commands, Space selects.',
  changeTitle: (count: number) => `Change firmware · ${formatCount(count, 'command')}`,
  kind: 'Change',
  kinds: {
    ADD: 'Add versions',
    REPLACE: 'Replace all versions of the firmware',
    REMOVE: 'Remove the firmware',
  },
  firmware: 'Firmware',
  firmwareAbout: 'Family, device type and name, for instance G6/CU/G6_CU',
  from: 'From version',
  to: 'To version',
  preview: 'Preview',
  back: 'Back',
  apply: (count: number) => `Change ${formatCount(count, 'command')}`,
  previewCaption: 'Changes',
  before: 'Before',
  after: 'After',
  nothing: 'Nothing would change: the commands have this firmware as it is.',
  stale: (names: string) =>
    joinSentences([
      `Changed by somebody else meanwhile: ${names}`,
      'Close this, look again, and choose anew.',
    ]),
  none: '–',
  through,
  info: (firmware: string, from: string, to: string | null) => `${firmware} ${through(from, to)}`,
} as const;

export const commandScriptTexts = {
  checks: 'Checks of the script',
  firmware: 'Check against firmware',
  noFirmware: 'No firmware',
  version: 'Version',
  highest: 'Highest class',
  anyClass: 'Any class',
  serial: 'Firmware of product',
  serialUnknown: (serial: string) => `No product ${serial}, or its firmware is not known.`,
  serialFailed: (serial: string) => `Product ${serial} could not be read. Try again.`,
  serialFound: (serial: string, firmware: string) => `${serial} runs ${firmware}.`,
  problems: 'Problems',
  count: (errors: number, warnings: number) =>
    `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}`,
  none: 'No problems',
  checking: (percent: number) => `Checking, ${percent}%`,
  mostShown: (shown: number) => `The first ${shown} are listed.`,
  line: (line: number) => `Line ${line}`,
  catalogueFailed: 'Commands could not be read, so that the script is not checked.',
  notInFirmware: 'Not in this firmware',
} as const;
