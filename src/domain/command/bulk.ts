import { commandText, type Command, type FirmwareInfo } from './command.ts';
import { isSameCommand, mergeFirmwareInfo, type MergeKind } from './firmwareInfo.ts';

/** A command before and after a change of many. */
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

/** Names of the commands that are not now as they were seen: changed by somebody else, or gone. */
export function changedSince(seen: readonly Command[], now: readonly Command[]): readonly string[] {
  const current = new Map(now.map((command) => [commandText(command), command]));
  return seen.flatMap((command) => {
    const found = current.get(commandText(command));
    return found && isSameCommand(found, command) ? [] : [commandText(command)];
  });
}
