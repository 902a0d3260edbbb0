import { interpret } from '../gcode/interpret.ts';
import { preflight, type Check, type CheckResult } from '../gcode/preflight.ts';

/** Units, spindle, places and the end come from the program a macro is put into. */
const ownChecks: readonly Check[] = ['READABLE', 'ARCS'];

const ownProblems: readonly string[] = ['MALFORMED', 'REFUSED', 'DIALECT', 'ARC'];

/** Longest text that is looked at while it is typed, in characters: macros have some hundred. */
const maxLength = 200_000;
const maxMoves = 20_000;
const maxProblems = 5;

export type MacroCheck = {
  readonly results: readonly CheckResult[];
  readonly problems: readonly { readonly line: number; readonly sentence: string }[];
};

/** Looks at the text of a macro as at any program, in all that it says by itself; undefined for none, or a very long one. */
export function checkMacro(text: string): MacroCheck | undefined {
  if (text.trim() === '' || text.length > maxLength) return undefined;
  const program = interpret(text, { most: maxMoves });
  return {
    results: preflight(program).results.filter(({ check }) => ownChecks.includes(check)),
    problems: program.problems.filter(({ kind }) => ownProblems.includes(kind)).slice(0, maxProblems),
  };
}
