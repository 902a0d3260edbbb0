import { describe, expect, test } from 'vitest';
import { validateScriptLine, createCommandContext, type CommandContext } from './validateScriptLine.ts';
import {
  validateArgumentTypes,
  listCommandClasses,
  validateCommandName,
  formatSignature,
  type Command,
} from './command.ts';
import { isNumberArgument, parseScriptLine } from './scriptLine.ts';

const infos = (fromVersion: string) => [
  { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', fromVersion, toVersion: null },
];
const command = (name: string, argumentTypes: readonly string[], rest: Partial<Command> = {}): Command => ({
  catalogue: 'RX',
  name,
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes,
  description: '',
  firmwareInfos: infos('2.0'),
  ...rest,
});
const commands = [
  command('STOP', ['NUMBER', 'STRING', 'OPTIONAL_NUMBER']),
  command('STATUS', ['NONE']),
  command('OLD', ['NONE'], { commandState: 'INACTIVE' }),
  command('FORCE', ['NONE'], { commandClass: 'DEVELOPER' }),
  command('OURS', ['NONE'], { commandClass: 'MAKER' }),
  command('NEW', ['NONE'], { firmwareInfos: infos('3.10') }),
];
const knowledge = createCommandContext(commands, { productCode: 'MAKER' });
const target = { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', version: '3.9' };

describe('parsing of a line', () => {
  test('it has a group, a name and arguments at their places', () => {
    expect(parseScriptLine('  RX:OUT 1 "a // b" 0x1F // why')).toEqual({
      group: { start: 2, end: 4, text: 'RX' },
      name: { start: 5, end: 8, text: 'OUT' },
      arguments: [
        { start: 9, end: 10, text: '1', isQuoted: false },
        { start: 11, end: 19, text: 'a // b', isQuoted: true },
        { start: 20, end: 24, text: '0x1F', isQuoted: false },
      ],
    });
  });

  test.each(['', '   ', '// RX:OUT 1', 'F_START', 'SCI', 'ERROR: RX:OUT', '> RX:OUT 1', '1 RX:OUT'])(
    '%j is no command',
    (line) => {
      expect(parseScriptLine(line)).toBeUndefined();
    },
  );

  test('a name that is not there yet, and quotes that are not closed', () => {
    expect(parseScriptLine('RX:')?.name).toEqual({ start: 3, end: 3, text: '' });
    expect(parseScriptLine('RX:OUT "abc')?.arguments[0]).toMatchObject({ text: 'abc', isQuoted: true });
  });

  test.each([
    ['1', true],
    ['-2.5', true],
    ['0xFF', true],
    ['1.', false],
    ['AXIS1', false],
  ])('%s is a number: %s', (text, is) => {
    expect(isNumberArgument({ text, isQuoted: false })).toBe(is);
    expect(isNumberArgument({ text, isQuoted: true })).toBe(false);
  });
});

test('a line of any length costs no more than one that is read', () => {
  const long = `RX:STOP ${'1 '.repeat(5_000_000)}`;
  expect(parseScriptLine(long)).toBeUndefined();
  expect(validateScriptLine(long, knowledge)).toEqual([
    expect.objectContaining({
      kind: 'TOO_LONG',
      severity: 'WARNING',
      text: 'The line is longer than 4,000 characters and is not checked.',
    }),
  ]);
});

describe('verdict of a line', () => {
  const kinds = (line: string, rest: Partial<CommandContext> = {}) =>
    validateScriptLine(line, { ...knowledge, ...rest }).map(({ kind }) => kind);

  test.each<[string, Partial<CommandContext>, readonly string[]]>([
    ['RX:STOP 1 DELAY 150', {}, []],
    ['RX:STOP 1 DELAY', {}, []],
    ['RX:STATUS // all', {}, []],
    ['// nothing', {}, []],
    ['XX:STOP 1', {}, ['UNKNOWN_GROUP']],
    ['RX:STOPP 1', {}, ['UNKNOWN_COMMAND']],
    ['RX:stop 1 DELAY', {}, ['UNKNOWN_COMMAND']],
    ['RX:', {}, ['UNKNOWN_COMMAND']],
    ['RX:STOP 1', {}, ['ARGUMENT_COUNT']],
    ['RX:STOP 1 DELAY 2 3', {}, ['ARGUMENT_COUNT']],
    ['RX:STATUS 1', {}, ['ARGUMENT_COUNT']],
    ['RX:STOP one DELAY two', {}, ['ARGUMENT_TYPE', 'ARGUMENT_TYPE']],
    ['RX:STOP "1" DELAY', {}, ['ARGUMENT_TYPE']],
    ['RX:OLD', {}, ['INACTIVE']],
    ['RX:FORCE', {}, []],
    ['RX:FORCE', { highestClass: 'MAKER' }, ['CLASS']],
    ['RX:OURS', { highestClass: 'MAKER' }, []],
    ['RX:OURS', { highestClass: 'ADVANCED' }, ['CLASS']],
    ['RX:NEW', {}, []],
    ['RX:NEW', { target }, ['FIRMWARE']],
    ['RX:NEW', { target: { ...target, version: '3.10' } }, []],
    ['RX:STATUS', { target: { ...target, deviceType: 'PCU' } }, ['FIRMWARE']],
    ['RX:STOP\t1\tDELAY', {}, []],
    ['\u202eRX:STOP 1 DELAY', {}, ['HIDDEN']],
    ['\ufeffRX:STOP 1 DELAY', {}, ['HIDDEN']],
    ['RX:STOP 1 DELAY\u0000', {}, ['HIDDEN']],
    ['RX\u200b:STOP 1 DELAY', {}, ['HIDDEN']],
    ['// \u202e a note of somebody', {}, []],
  ])('%s with %o', (line, rest, faults) => {
    expect(kinds(line, rest)).toEqual(faults);
  });

  test('each says what is wrong, at its place', () => {
    expect(validateScriptLine('RX:STOP one DELAY 2 3', knowledge)).toEqual([
      {
        kind: 'ARGUMENT_TYPE',
        severity: 'ERROR',
        start: 8,
        end: 11,
        text: 'Argument 1 is to be a number, not one.',
      },
      {
        kind: 'ARGUMENT_COUNT',
        severity: 'ERROR',
        start: 20,
        end: 21,
        text: 'RX:STOP takes 2 to 3 arguments, not 4.',
      },
    ]);
    expect(validateScriptLine('RX:STOP 1 \u202eYALED', knowledge)).toEqual([
      {
        kind: 'HIDDEN',
        severity: 'ERROR',
        start: 10,
        end: 11,
        text: 'There is a character here that cannot be seen, U+202E. Take it out.',
      },
    ]);
    expect(validateScriptLine(`RX:STOP ${'x'.repeat(100)} DELAY`, knowledge)[0]?.text).toBe(
      `Argument 1 is to be a number, not ${'x'.repeat(40)}….`,
    );
    expect(validateScriptLine('RX:NEW', { ...knowledge, target })[0]?.text).toBe(
      'G6_CU 3.9 does not know RX:NEW.',
    );
    expect(validateScriptLine('RX:FORCE', { ...knowledge, highestClass: 'MAKER' })[0]?.text).toBe(
      'RX:FORCE is of class Developer, above MAKER.',
    );
  });
});

test('the classes stand in their order, the maker by its code', () => {
  expect(listCommandClasses('MAKER')).toEqual(['BASIC', 'ADVANCED', 'MAKER', 'DEVELOPER', 'PROTO_TYPE']);
});

test('a command with its arguments reads as it is typed', () => {
  expect(commands.slice(0, 2).map(formatSignature)).toEqual([
    'RX:STOP <number> <text> [number]',
    'RX:STATUS',
  ]);
});

test.each([
  [['NUMBER', 'OPTIONAL_STRING'], undefined],
  [['NONE'], undefined],
  [[], undefined],
  [['NONE', 'NUMBER'], 'No argument stands alone'],
  [['OPTIONAL_STRING', 'NUMBER'], 'Optional arguments come last'],
])('the fault of the arguments %j', (types, fault) => {
  expect(validateArgumentTypes(types)).toBe(fault);
});

test.each([
  ['OUT_2', undefined],
  ['', 'A name is required'],
  ['2OUT', 'A name is a capital letter, then at most 31 capital letters, digits and underscores'],
  ['out', 'A name is a capital letter, then at most 31 capital letters, digits and underscores'],
])('the fault of the name %j', (name, fault) => {
  expect(validateCommandName(name)).toBe(fault);
});
