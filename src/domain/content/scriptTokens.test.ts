import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggestedCommandGroups as commandGroups } from '../command/assist.ts';
import { parseScriptTokens, scriptKeywords } from './scriptTokens.ts';

/** The line cut into its tokens. */
function cut(line: string): string[] {
  const tokens = parseScriptTokens(line);
  return tokens.map(
    ({ start, kind }, index) => `${kind}:${line.slice(start, tokens[index + 1]?.start ?? line.length)}`,
  );
}

test('the groups and words are the known ones', () => {
  expect(commandGroups).toEqual(['RX', 'TX', 'SYS', 'COM', 'SET1', 'SET2', 'SET3']);
  expect(scriptKeywords).toEqual(['SCI', 'F_START', 'F_END']);
});

describe('parseScriptTokens', () => {
  test.each([
    ['RX:OUT 3', ['group:RX', 'command::OUT', 'text: ', 'number:3']],
    ['> COMMAND ERROR', ['text:> ', 'error:COMMAND ERROR']],
    ['COMMAND ERROR 7', ['error:COMMAND ERROR', 'text: ', 'number:7']],
    ['command error', ['text:command error']],
    ['ERROR: no such axis', ['error:ERROR: no such axis']],
    ['ERROR:', ['error:ERROR:']],
    [' ERROR: not at the start', ['text: ERROR: not at the start']],
    ['> ERROR: not at the start', ['text:> ERROR: not at the start']],
    ['F_START 1', ['word:F_START', 'text: ', 'number:1']],
    ['SET4:SPEED', ['text:SET4', 'command::SPEED']],
    ['RXX', ['text:RXX']],
    ['// RX "a"', ['comment:// RX "a"']],
    ['// then COMMAND ERROR here', ['comment:// then ', 'error:COMMAND ERROR', 'comment: here']],
    ['TX:B B1 NAME "Horn 2"', ['group:TX', 'command::B', 'text: B1 NAME ', 'string:"Horn 2"']],
    ['COM:PAIR 0xA1', ['group:COM', 'command::PAIR', 'text: ', 'number:0xA1']],
    ['', []],
  ])('%j', (line, expected) => expect(cut(line)).toEqual(expected));

  test.each([...commandGroups])('%s is a group', (group) => {
    expect(cut(`${group}:X`)[0]).toBe(`group:${group}`);
  });
  test.each([...scriptKeywords])('%s is a known word', (word) => expect(cut(word)).toEqual([`word:${word}`]));

  test('the tokens of any line cover it without a gap', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        expect(
          cut(line)
            .map((token) => token.replace(/^\w+:/, ''))
            .join(''),
        ).toBe(line);
      }),
    );
  });
});
