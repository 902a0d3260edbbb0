import { describe, expect, test } from 'vitest';
import { interpretProgram } from './interpretProgram.ts';
import { runPreflight } from './preflight.ts';

const spindle = (...lines: string[]): string => {
  const program = interpretProgram(['G21 G90', 'G0 X0 Y0 Z5', ...lines, 'M30'].join('\n'));
  const { outcome, lines: about } =
    runPreflight(program).results.find(({ check }) => check === 'SPINDLE') ?? {};
  return `${outcome} [${about?.join()}]`;
};
const speeds = (...lines: string[]): string[] =>
  interpretProgram(lines.join('\n'))
    .events.filter(({ kind }) => kind === 'SPINDLE' || kind === 'SPINDLE_STOP')
    .map(({ kind, line, value }) => `${line} ${kind} ${value}`);

describe('the spindle turns while M3 or M4 is in force at a speed above 0', () => {
  const cut = 'G1 Z-1 F300';
  test.each<[string, string[], string]>([
    ['a speed in the line behind M3', ['M3', 'S18000', cut], 'PASSED []'],
    ['a speed many lines behind M4', ['M4', 'G0 X1', '(S900)', 'X2 S900', cut], 'PASSED []'],
    ['a speed in the line of the cut', ['M3', `S18000 ${cut}`], 'PASSED []'],
    ['a speed ahead of M3', ['S18000', 'M3', cut], 'PASSED []'],
    ['M3 again with the speed of before', ['S18000 M3', 'M5', 'M3', cut], 'PASSED []'],
    ['a new speed', ['S18000 M3', 'S200', cut], 'PASSED []'],
    ['the other direction', ['S18000 M3', 'M4', cut], 'PASSED []'],
    ['M3 behind the change of tools', ['S18000 M3', 'T2 M6', 'M3', cut], 'PASSED []'],
    ['M3 in the line of the change', ['S18000', 'M3 T2 M6', cut], 'PASSED []'],
    ['a program stop leaves it is', ['S18000 M3', 'M0', 'M1', cut], 'PASSED []'],
    ['a speed that the control works out', ['M3 S#100', cut], 'PASSED []'],
    ['no speed', ['M3', cut], 'FAILED [4]'],
    ['no M3', ['S18000', cut], 'FAILED [4]'],
    ['S0', ['S18000 M3', 'S0', cut], 'FAILED [5]'],
    ['S0 in the line of the cut', ['S18000 M3', `${cut} S0.`], 'FAILED [4]'],
    ['M3 S0', ['S18000', 'M3 S0', cut], 'FAILED [5]'],
    ['a speed after S0, too late', ['S18000 M3', 'S0', cut, 'S500', 'X5'], 'FAILED [5]'],
    ['a speed below 0', ['S-500 M3', cut], 'FAILED [4]'],
    ['M5', ['S18000 M3', 'M5', cut], 'FAILED [5]'],
    ['M5, then a speed', ['S18000 M3', 'M5', 'S900', cut], 'FAILED [6]'],
    ['a change of tools', ['T1 M6', 'S18000 M3', 'T2 M6', cut], 'FAILED [6]'],
    ['a speed behind a change of tools', ['S18000 M3', 'T2 M6 S900', cut], 'FAILED [5]'],
    ['M19, which turns it to an angle', ['S18000 M3', 'M19', cut], 'FAILED [5]'],
  ])('%s', (_, lines, outcome) => expect(spindle(...lines)).toBe(outcome));

  test('its speed is told where it changes, and nowhere else', () => {
    expect(speeds('M3', 'S18000', 'M3', 'G4 P1', 'S900', 'S900', 'S0', 'S50', 'T2 M6', 'S60', 'M4')).toEqual([
      '2 SPINDLE 18000',
      '5 SPINDLE 900',
      '7 SPINDLE_STOP 0',
      '8 SPINDLE 50',
      '9 SPINDLE_STOP 0',
      '11 SPINDLE 60',
    ]);
  });
});
