import { diffFact, type ConcurrentChange } from '../words/sentences.ts';
import { formatState } from '../words/stateAppearances.ts';
import { commandGridTexts, commandPageTexts } from '../words/texts/commands.ts';
import {
  listArgumentTypes,
  formatArgumentType,
  formatCommandClass,
  type Command,
  type FirmwareInfo,
  formatCommand,
} from './command.ts';
import { formatFirmwareKey, isSameCommand, mergeFirmwareInfo, type MergeKind } from './firmwareInfo.ts';

const infosText = (infos: readonly FirmwareInfo[]): string =>
  infos
    .map((info) => commandGridTexts.info(formatFirmwareKey(info), info.fromVersion, info.toVersion))
    .toSorted()
    .join(', ');

export const diffCommand = (seen: Command, now: Command): readonly ConcurrentChange[] => [
  ...diffFact(
    commandPageTexts.class,
    formatCommandClass(seen.commandClass),
    formatCommandClass(now.commandClass),
  ),
  ...diffFact(commandPageTexts.state, formatState(seen.commandState), formatState(now.commandState)),
  ...diffFact(commandPageTexts.description, seen.description, now.description),
  ...diffFact(
    commandPageTexts.arguments,
    listArgumentTypes(seen).map(formatArgumentType).join(' · '),
    listArgumentTypes(now).map(formatArgumentType).join(' · '),
  ),
  ...diffFact(commandPageTexts.firmware, infosText(seen.firmwareInfos), infosText(now.firmwareInfos)),
];

export type CommandChange<Of extends Command> = { readonly before: Of; readonly after: Of };

/** The commands in `names`, such as "RX:STOP", that merging a firmware info changes; others are left out. */
export const planBulkChanges = <Of extends Command>(
  all: readonly Of[],
  names: ReadonlySet<string>,
  kind: MergeKind,
  info: Of['firmwareInfos'][number],
): readonly CommandChange<Of>[] =>
  all.flatMap((before) => {
    if (!names.has(formatCommand(before))) return [];
    const firmwareInfos: readonly FirmwareInfo[] = mergeFirmwareInfo(before.firmwareInfos, kind, info);
    return firmwareInfos === before.firmwareInfos ? [] : [{ before, after: { ...before, firmwareInfos } }];
  });

export function findConcurrentCommandChanges(
  seen: readonly Command[],
  now: readonly Command[],
): readonly string[] {
  const current = new Map(now.map((command) => [formatCommand(command), command]));
  return seen.flatMap((command) => {
    const found = current.get(formatCommand(command));
    return found && isSameCommand(found, command) ? [] : [formatCommand(command)];
  });
}
