import {
  validateScriptLine,
  type CommandContext,
  type LineFault,
} from '~/domain/command/validateScriptLine.ts';

export type ScriptProblem = LineFault & { readonly line: number };

/** Problems found so far; `checked` is the share of the script that has been checked, from 0 to 1. */
export type ScriptProblems = {
  readonly listed: readonly ScriptProblem[];
  readonly errors: number;
  readonly warnings: number;
  readonly checked: number;
};

export type ScriptCheckOptions = {
  readonly knowledge: CommandContext;
  readonly onProblems: (problems: ScriptProblems) => void;
};

export const maxListedProblems = 200;

/** Longest time, in ms, of a slice of checking. */
const stretch = 8;

export type TextLines = { readonly count: number; readonly at: (line: number) => string };

/**
 * Checks in slices, so that the page stays responsive. `tell` is called after the first slice, about every
 * tenth of the text, and at the end. Returns a function that stops it.
 */
export function validateLines(
  { count, at }: TextLines,
  knowledge: CommandContext,
  tell: (problems: ScriptProblems) => void,
): () => void {
  const listed: ScriptProblem[] = [];
  const counts = { ERROR: 0, WARNING: 0 };
  let line = 1;
  let told = 0;
  let next: ReturnType<typeof setTimeout>;
  const goOn = (): void => {
    const end = performance.now() + stretch;
    for (; line <= count && (line % 64 !== 0 || performance.now() < end); line += 1) check(line);
    // At least one line per slice, so that each slice advances.
    if (line <= count) check(line++);
    const checked = (line - 1) / count;
    if (line > count || told === 0 || checked - told >= 0.1) {
      told = checked;
      tell({ listed: [...listed], errors: counts.ERROR, warnings: counts.WARNING, checked });
    }
    if (line <= count) next = setTimeout(goOn);
  };
  const check = (place: number): void => {
    for (const fault of validateScriptLine(at(place), knowledge)) {
      counts[fault.severity] += 1;
      if (listed.length < maxListedProblems) listed.push({ ...fault, line: place });
    }
  };
  next = setTimeout(goOn);
  return () => clearTimeout(next);
}
