import {
  commandCatalogues,
  listCommandClasses,
  commandStates,
  formatCommand,
  isCommandCatalogue,
  type Command,
} from './command.ts';
import {
  formatFirmwareKey,
  parseFirmwareKey,
  isKnownByFirmware,
  parseFirmwareTarget,
} from './firmwareInfo.ts';
import { createWordMatcher } from '../words/search.ts';

export const commandViews = ['LIST', 'GRID'] as const;

export type CommandFilter = {
  readonly catalogue: string;
  readonly commandClass: string;
  readonly commandState: string;
  readonly firmware: string;
  readonly search: string;
  readonly view: (typeof commandViews)[number];
};

export const listCommandFilterChoices = (productCode: string) => ({
  catalogue: ['', ...commandCatalogues],
  commandClass: ['', ...listCommandClasses(productCode)],
  commandState: ['', ...commandStates],
});

export function parseCommandFilter(query: URLSearchParams, inPath = ''): CommandFilter {
  const catalogue = inPath || (query.get('catalogue') ?? '');
  const state = query.get('state') ?? '';
  const firmware = query.get('firmware') ?? '';
  return {
    catalogue: isCommandCatalogue(catalogue) ? catalogue : '',
    commandClass: query.get('class') ?? '',
    commandState: commandStates.find((each) => each === state) ?? '',
    firmware: parseFirmwareKey(firmware) ? firmware : '',
    search: query.get('search') ?? '',
    view: query.get('view') === 'grid' ? 'GRID' : 'LIST',
  };
}

export const toCommandSearchParams = (filter: CommandFilter): Readonly<Record<string, string>> => ({
  class: filter.commandClass,
  state: filter.commandState,
  firmware: filter.firmware,
  search: filter.search,
  view: filter.view === 'GRID' ? 'grid' : '',
});

export const isCommandFilterActive = (filter: CommandFilter): boolean =>
  [filter.catalogue, filter.commandClass, filter.commandState, filter.firmware, filter.search].some(
    (part) => part.trim() !== '',
  );

const knows = (command: Command, firmware: string): boolean => {
  const target = parseFirmwareTarget(firmware);
  if (target) return isKnownByFirmware(command, target);
  return command.firmwareInfos.some((info) => formatFirmwareKey(info) === firmware);
};

export function filterCommands<Of extends Command>(all: readonly Of[], filter: CommandFilter): readonly Of[] {
  const matches = createWordMatcher(filter.search);
  return all.filter(
    (command) =>
      (filter.catalogue === '' || command.catalogue === filter.catalogue) &&
      (filter.commandClass === '' || command.commandClass === filter.commandClass) &&
      (filter.commandState === '' || command.commandState === filter.commandState) &&
      (filter.firmware === '' || knows(command, filter.firmware)) &&
      matches(formatCommand(command), command.description),
  );
}

export const listFirmwareKeys = (all: readonly Command[]): readonly string[] =>
  [...new Set(all.flatMap(({ firmwareInfos }) => firmwareInfos.map(formatFirmwareKey)))].toSorted();
