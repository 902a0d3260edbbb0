import { interpretProgram } from '../gcode/interpretProgram.ts';
import { runPreflight, type PreflightCheck, type PreflightCheckResult } from '../gcode/preflight.ts';

/** A macro only has these checks: units, spindle, positions and end come from the program around it. */
const ownChecks: readonly PreflightCheck[] = ['READABLE', 'ARCS'];

const ownProblems: readonly string[] = ['MALFORMED', 'REFUSED', 'DIALECT', 'ARC'];

/** Longest text, in characters, that is inspected while it is typed: macros have some hundred. */
const maxLength = 200_000;
const maxMoves = 20_000;
const maxProblems = 5;

export type MacroInspection = {
  readonly results: readonly PreflightCheckResult[];
  readonly problems: readonly { readonly line: number; readonly sentence: string }[];
};

/** Inspects a macro as far as that is possible without its program; undefined for none or a very long one. */
export function inspectMacro(text: string): MacroInspection | undefined {
  if (text.trim() === '' || text.length > maxLength) return undefined;
  const program = interpretProgram(text, { limit: maxMoves });
  return {
    results: runPreflight(program).results.filter(({ check }) => ownChecks.includes(check)),
    problems: program.problems.filter(({ kind }) => ownProblems.includes(kind)).slice(0, maxProblems),
  };
}
