import { argumentsOf, commandText, isCatalogue, signatureOf, type Command } from './command.ts';
import type { Knowledge } from './check.ts';
import { isInFirmware } from './firmwareInfo.ts';
import { longestLine, parseLine, withoutComment } from './scriptLine.ts';

export type Completion =
  | { readonly kind: 'GROUP'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'COMMAND';
      readonly label: string;
      readonly text: string;
      readonly command: Command;
      readonly isInFirmware: boolean;
    };

export const suggestedGroups = ['RX', 'TX', 'SYS', 'COM', 'SET1', 'SET2', 'SET3'] as const;

const groupCompletions: readonly Completion[] = suggestedGroups.map((group) => ({
  kind: 'GROUP',
  label: group,
  text: group,
}));

/** Completions at the end of what is typed of a line: groups where it begins, after "RX:" the commands of RX, else none. */
export function completionsAt(typed: string, { commands, target }: Knowledge): readonly Completion[] {
  if (typed.length > longestLine) return [];
  if (/^\s*\w*$/.test(typed)) return groupCompletions;
  const group = /^\s*(\w+):\w*$/.exec(typed)?.[1];
  if (group === undefined || !isCatalogue(group)) return [];
  return [...commands.values()]
    .filter(({ catalogue }) => catalogue === group)
    .map((command) => ({
      kind: 'COMMAND',
      label: command.name,
      text: command.name,
      command,
      isInFirmware: !target || isInFirmware(command, target),
    }));
}

export type Signature = { readonly command: Command; readonly label: string; readonly argument: number };

export function signatureAt(typed: string, { commands }: Knowledge): Signature | undefined {
  const line = parseLine(typed);
  if (!line || withoutComment(typed) !== typed || typed.length <= line.name.end) return undefined;
  const command = commands.get(`${line.group.text}:${line.name.text}`);
  if (!command || argumentsOf(command).length === 0) return undefined;
  const last = line.arguments.at(-1);
  const isWithin = last !== undefined && last.end === typed.length;
  const argument = line.arguments.length - (isWithin ? 1 : 0);
  return { command, label: signatureOf(command), argument };
}

export function commandAt(text: string, place: number, { commands }: Knowledge): Command | undefined {
  const line = parseLine(text);
  if (!line || place < line.group.start || place > line.name.end) return undefined;
  return commands.get(commandText({ catalogue: line.group.text, name: line.name.text }));
}
