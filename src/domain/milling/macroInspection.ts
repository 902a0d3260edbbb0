import { interpretProgram } from '../gcode/interpretProgram.ts';
import { runPreflight, type PreflightCheck, type PreflightCheckResult } from '../gcode/preflight.ts';

/** Units, spindle, places and the end come from the program a macro is put into. */
const ownChecks: readonly PreflightCheck[] = ['READABLE', 'ARCS'];

const ownProblems: readonly string[] = ['MALFORMED', 'REFUSED', 'DIALECT', 'ARC'];

/** Longest text that is looked at while it is typed, in characters: macros have some hundred. */
const maxLength = 200_000;
const maxMoves = 20_000;
const maxProblems = 5;

export type MacroInspection = {
  readonly results: readonly PreflightCheckResult[];
  readonly problems: readonly { readonly line: number; readonly sentence: string }[];
};

/** Looks at the text of a macro as at any program, in all that it says by itself; undefined for none, or a very long one. */
export function inspectMacro(text: string): MacroInspection | undefined {
  if (text.trim() === '' || text.length > maxLength) return undefined;
  const program = interpretProgram(text, { most: maxMoves });
  return {
    results: runPreflight(program).results.filter(({ check }) => ownChecks.includes(check)),
    problems: program.problems.filter(({ kind }) => ownProblems.includes(kind)).slice(0, maxProblems),
  };
}
