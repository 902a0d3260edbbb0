import { expect, test } from 'vitest';
import { inspectMacro } from './macroInspection.ts';

const outcomes = (text: string) =>
  inspectMacro(text)?.results.map(({ check, outcome, lines }) =>
    `${check} ${outcome} ${lines.join()}`.trim(),
  );

test.each([
  ['G0 X#1 Y#2\nG1 Z-3.5 F200\nG2 X#1 Y#2 I21 J0', ['READABLE PASSED', 'ARCS PASSED']],
  ['G0 X1\nPLEASE MILL', ['READABLE FAILED 2', 'ARCS PASSED']],
  ['G0 X0 Y0\nG2 X1 Y1 I9 J9 F100', ['READABLE PASSED', 'ARCS FAILED 2']],
  ['', undefined],
  ['  \n', undefined],
  ['G0 X1\n'.repeat(40_000), undefined],
])('a macro of %j: %j', (text, expected) => {
  expect(outcomes(text)).toEqual(expected);
});

test('what cannot be read is named by its line', () => {
  expect(inspectMacro('G0 X1\nPLEASE MILL')?.problems[0]?.line).toBe(2);
});
