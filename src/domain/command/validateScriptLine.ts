import { formatWholeNumber, formatCount } from '../words/numbers.ts';
import { invisibleCharacters, formatCodePoint, escapeInvisibleText } from '../words/escapeInvisibleText.ts';
import {
  listArgumentTypes,
  listCommandClasses,
  formatCommandClass,
  formatCommand,
  isCommandCatalogue,
  isNumericArgumentType,
  isOptionalArgumentType,
  type Command,
} from './command.ts';
import { isKnownByFirmware, type FirmwareTarget } from './firmwareInfo.ts';
import { isNumberArgument, maxScriptLineLength, parseScriptLine, type ScriptLine } from './scriptLine.ts';

export type LineFaultKind =
  | 'UNKNOWN_GROUP'
  | 'UNKNOWN_COMMAND'
  | 'ARGUMENT_COUNT'
  | 'ARGUMENT_TYPE'
  | 'INACTIVE'
  | 'CLASS'
  | 'FIRMWARE'
  | 'TOO_LONG'
  | 'HIDDEN';

/** A fault from `start` to `end` of a line; a line with only warnings is valid. */
export type LineFault = {
  readonly kind: LineFaultKind;
  readonly severity: 'ERROR' | 'WARNING';
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

export type CommandContext = {
  readonly commands: ReadonlyMap<string, Command>;
  readonly target?: FirmwareTarget | undefined;
  readonly highestClass?: string | undefined;
  readonly productCode: string;
};

export const createCommandContext = (
  commands: readonly Command[],
  rest: Omit<CommandContext, 'commands'>,
): CommandContext => ({
  commands: new Map(commands.map((command) => [formatCommand(command), command])),
  ...rest,
});

const maxQuoteLength = 40;

const shortened = (text: string): string =>
  escapeInvisibleText(text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text);

const faultTexts = {
  unknownGroup: (group: string) => `There is no catalogue ${group}.`,
  unknownCommand: (name: string) => `${name} is in no catalogue.`,
  noName: (group: string) => `The name of a command of ${group} is missing.`,
  count: (name: string, least: number, limit: number, found: number) => {
    const wanted =
      least === limit ? formatCount(limit, 'argument') : `${least} to ${formatCount(limit, 'argument')}`;
    return `${name} takes ${limit === 0 ? 'no arguments' : wanted}, not ${found}.`;
  },
  type: (place: number, text: string) =>
    `Argument ${place} is to be a number, not ${shortened(text) || 'an empty text'}.`,
  hidden: (sign: string) =>
    `There is a character here that cannot be seen, ${formatCodePoint(sign)}. Take it out.`,
  inactive: (name: string) => `${name} is inactive.`,
  class: (name: string, own: string, highest: string) => `${name} is of class ${own}, above ${highest}.`,
  tooLong: `The line is longer than ${formatWholeNumber(maxScriptLineLength)} characters and is not checked.`,
  firmware: (name: string, { firmwareName, version }: FirmwareTarget) =>
    `${firmwareName} ${version} does not know ${name}.`,
};

type Add = (fault: LineFault) => void;

function checkArguments(line: ScriptLine, command: Command, add: Add): void {
  const types = listArgumentTypes(command);
  const given = line.arguments;
  const least = types.filter((type) => !isOptionalArgumentType(type)).length;
  if (given.length < least || given.length > types.length) {
    const extra = given[types.length];
    add({
      kind: 'ARGUMENT_COUNT',
      severity: 'ERROR',
      start: extra ? extra.start : line.group.start,
      end: given.at(-1)?.end ?? line.name.end,
      text: faultTexts.count(formatCommand(command), least, types.length, given.length),
    });
  }
  for (const [index, each] of given.entries()) {
    const type = types[index];
    if (type !== undefined && isNumericArgumentType(type) && !isNumberArgument(each)) {
      const { start, end, text } = each;
      add({ kind: 'ARGUMENT_TYPE', severity: 'ERROR', start, end, text: faultTexts.type(index + 1, text) });
    }
  }
}

function checkCommand(
  command: Command,
  knowledge: CommandContext,
  place: Pick<LineFault, 'start' | 'end'>,
  add: Add,
): void {
  const { target, highestClass, productCode } = knowledge;
  const name = formatCommand(command);
  if (command.commandState === 'INACTIVE') {
    add({ kind: 'INACTIVE', severity: 'WARNING', ...place, text: faultTexts.inactive(name) });
  }
  const classes = listCommandClasses(productCode);
  const { commandClass } = command;
  if (highestClass !== undefined && classes.indexOf(commandClass) > classes.indexOf(highestClass)) {
    const text = faultTexts.class(name, formatCommandClass(commandClass), formatCommandClass(highestClass));
    add({ kind: 'CLASS', severity: 'WARNING', ...place, text });
  }
  if (target && !isKnownByFirmware(command, target)) {
    add({ kind: 'FIRMWARE', severity: 'ERROR', ...place, text: faultTexts.firmware(name, target) });
  }
}

/** The first invisible character of a line that is a command without such characters; tabs are allowed. */
function hiddenFault(text: string): LineFault | undefined {
  const found = [...text.matchAll(invisibleCharacters)].find(([sign]) => sign !== '\t');
  const seen = text.replaceAll(invisibleCharacters, (sign) => (sign === '\t' ? sign : ''));
  if (!found || !parseScriptLine(seen)) return undefined;
  const [sign] = found;
  const start = found.index;
  const place = { start, end: start + sign.length };
  return { kind: 'HIDDEN', severity: 'ERROR', ...place, text: faultTexts.hidden(sign) };
}

export function validateScriptLine(text: string, knowledge: CommandContext): readonly LineFault[] {
  if (text.length > maxScriptLineLength) {
    return [
      { kind: 'TOO_LONG', severity: 'WARNING', start: 0, end: maxScriptLineLength, text: faultTexts.tooLong },
    ];
  }
  const hidden = hiddenFault(text);
  if (hidden) return [hidden];
  const line = parseScriptLine(text);
  if (!line) return [];
  const faults: LineFault[] = [];
  const add: Add = (fault) => faults.push(fault);
  const place = { start: line.group.start, end: line.name.end };
  const group = line.group.text;
  if (!isCommandCatalogue(group)) {
    return [
      { kind: 'UNKNOWN_GROUP', severity: 'ERROR', ...line.group, text: faultTexts.unknownGroup(group) },
    ];
  }
  const name = `${group}:${line.name.text}`;
  const command = knowledge.commands.get(name);
  if (!command) {
    const sentence = line.name.text === '' ? faultTexts.noName(group) : faultTexts.unknownCommand(name);
    return [{ kind: 'UNKNOWN_COMMAND', severity: 'ERROR', ...place, text: sentence }];
  }
  checkCommand(command, knowledge, place, add);
  checkArguments(line, command, add);
  return faults.toSorted((one, other) => one.start - other.start);
}
