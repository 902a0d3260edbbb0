import {
  listArgumentTypes,
  formatCommand,
  isCommandCatalogue,
  formatSignature,
  type Command,
} from './command.ts';
import type { CommandContext } from './validateScriptLine.ts';
import { isKnownByFirmware } from './firmwareInfo.ts';
import { maxScriptLineLength, parseScriptLine, removeScriptComment } from './scriptLine.ts';

export type CommandCompletion =
  | { readonly kind: 'GROUP'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'COMMAND';
      readonly label: string;
      readonly text: string;
      readonly command: Command;
      readonly isInFirmware: boolean;
    };

export const suggestedCommandGroups = ['RX', 'TX', 'SYS', 'COM', 'SET1', 'SET2', 'SET3'] as const;

const groupCompletions: readonly CommandCompletion[] = suggestedCommandGroups.map((group) => ({
  kind: 'GROUP',
  label: group,
  text: group,
}));

/** Completions at the end of a typed line: at its start groups, after "RX:" the commands of RX, else none. */
export function listCompletions(
  typed: string,
  { commands, target }: CommandContext,
): readonly CommandCompletion[] {
  if (typed.length > maxScriptLineLength) return [];
  if (/^\s*\w*$/.test(typed)) return groupCompletions;
  const group = /^\s*(\w+):\w*$/.exec(typed)?.[1];
  if (group === undefined || !isCommandCatalogue(group)) return [];
  return [...commands.values()]
    .filter(({ catalogue }) => catalogue === group)
    .map((command) => ({
      kind: 'COMMAND',
      label: command.name,
      text: command.name,
      command,
      isInFirmware: !target || isKnownByFirmware(command, target),
    }));
}

export type CommandSignature = {
  readonly command: Command;
  readonly label: string;
  readonly argument: number;
};

export function findSignature(typed: string, { commands }: CommandContext): CommandSignature | undefined {
  const line = parseScriptLine(typed);
  if (!line || removeScriptComment(typed) !== typed || typed.length <= line.name.end) return undefined;
  const command = commands.get(`${line.group.text}:${line.name.text}`);
  if (!command || listArgumentTypes(command).length === 0) return undefined;
  const last = line.arguments.at(-1);
  const isWithin = last !== undefined && last.end === typed.length;
  const argument = line.arguments.length - (isWithin ? 1 : 0);
  return { command, label: formatSignature(command), argument };
}

export function findCommandAtPosition(
  text: string,
  place: number,
  { commands }: CommandContext,
): Command | undefined {
  const line = parseScriptLine(text);
  if (!line || place < line.group.start || place > line.name.end) return undefined;
  return commands.get(formatCommand({ catalogue: line.group.text, name: line.name.text }));
}
