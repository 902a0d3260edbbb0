import { interpretProgram } from '../gcode/interpretProgram.ts';
import { runPreflight, type PreflightCheck, type PreflightCheckResult } from '../gcode/preflight.ts';

/**
 * A macro is only checked for these: units, spindle, positions and the end come from the program that
 * includes it.
 */
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

/**
 * Inspects the text of a macro as far as it does not depend on its program; undefined for an empty or very
 * long text.
 */
export function inspectMacro(text: string): MacroInspection | undefined {
  if (text.trim() === '' || text.length > maxLength) return undefined;
  const program = interpretProgram(text, { most: maxMoves });
  return {
    results: runPreflight(program).results.filter(({ check }) => ownChecks.includes(check)),
    problems: program.problems.filter(({ kind }) => ownProblems.includes(kind)).slice(0, maxProblems),
  };
}
