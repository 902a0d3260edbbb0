import { movedFact, type Moved } from '../words/sentences.ts';
import { stateText } from '../words/stateLooks.ts';
import { commandGridTexts, commandPageTexts } from '../words/texts/commands.ts';
import {
  argumentsOf,
  argumentText,
  commandClassText,
  type Command,
  type FirmwareInfo,
  commandText,
} from './command.ts';
import { firmwareKey, isSameCommand, mergeFirmwareInfo, type MergeKind } from './firmwareInfo.ts';

const infosText = (infos: readonly FirmwareInfo[]): string =>
  infos
    .map((info) => commandGridTexts.info(firmwareKey(info), info.fromVersion, info.toVersion))
    .toSorted()
    .join(', ');

export const movedCommand = (seen: Command, now: Command): readonly Moved[] => [
  ...movedFact(
    commandPageTexts.class,
    commandClassText(seen.commandClass),
    commandClassText(now.commandClass),
  ),
  ...movedFact(commandPageTexts.state, stateText(seen.commandState), stateText(now.commandState)),
  ...movedFact(commandPageTexts.description, seen.description, now.description),
  ...movedFact(
    commandPageTexts.arguments,
    argumentsOf(seen).map(argumentText).join(' · '),
    argumentsOf(now).map(argumentText).join(' · '),
  ),
  ...movedFact(commandPageTexts.firmware, infosText(seen.firmwareInfos), infosText(now.firmwareInfos)),
];

export type CommandChange<Of extends Command> = { readonly before: Of; readonly after: Of };

/** The commands, by their names in scripts, that a firmware info changes, each before and after. Those it does not change are left out. */
export const bulkChanges = <Of extends Command>(
  all: readonly Of[],
  names: ReadonlySet<string>,
  kind: MergeKind,
  info: Of['firmwareInfos'][number],
): readonly CommandChange<Of>[] =>
  all.flatMap((before) => {
    if (!names.has(commandText(before))) return [];
    const firmwareInfos: readonly FirmwareInfo[] = mergeFirmwareInfo(before.firmwareInfos, kind, info);
    return firmwareInfos === before.firmwareInfos ? [] : [{ before, after: { ...before, firmwareInfos } }];
  });

export function changedSince(seen: readonly Command[], now: readonly Command[]): readonly string[] {
  const current = new Map(now.map((command) => [commandText(command), command]));
  return seen.flatMap((command) => {
    const found = current.get(commandText(command));
    return found && isSameCommand(found, command) ? [] : [commandText(command)];
  });
}
