import {
  validateScriptLine,
  type CommandContext,
  type LineFault,
} from '~/domain/command/validateScriptLine.ts';

export type ScriptProblem = LineFault & { readonly line: number };

/** The problems of a script as far as it has been checked; `checked` is the part of it that has, up to 1. */
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

/** Longest time of one stretch of checking, in ms. */
const stretch = 8;

export type TextLines = { readonly count: number; readonly at: (line: number) => string };

/**
 * Stretch by stretch, so that the page stays live. Ends with what it gives; `tell` hears after the first stretch,
 * about every tenth of the text, and at the end.
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
    // The line that ended the stretch is checked too, so that every stretch comes further.
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
