import { symbolUploadTexts, symbolRefusalTexts, symbolTexts } from '../words/texts/symbols.ts';
import { createSymbolFinder, validateSymbolName, type OverlaySymbol } from './symbol.ts';

export type NewSymbol = { readonly name: string };

export function validateNewSymbols(files: readonly NewSymbol[]): readonly (string | undefined)[] {
  const named = files.map(({ name }) => ({ name: name.trim() }));
  const first = createSymbolFinder(named);
  return named.map((file) => {
    const error = validateSymbolName(file.name);
    if (error !== undefined) return error;
    return first(file.name) === file ? undefined : symbolRefusalTexts.twice;
  });
}

/** Whether the files of these names are the same as in `seen`. */
export function hasUnchangedSymbols(
  names: readonly string[],
  seen: readonly OverlaySymbol[],
  now: readonly OverlaySymbol[],
): boolean {
  const [before, after] = [createSymbolFinder(seen), createSymbolFinder(now)];
  return names.every((name) => before(name)?.file === after(name)?.file);
}

/** Undefined where the connection broke: whether the call has arrived is not known. */
export type SymbolOutcome = boolean | undefined;

export function describeDeletionFailure(outcome: SymbolOutcome): string | undefined {
  if (outcome === undefined) return symbolTexts.deletionUnknown;
  return outcome ? undefined : symbolTexts.notDeleted;
}

export function describeSymbolOutcome(outcome: SymbolOutcome): string {
  if (outcome === undefined) return symbolUploadTexts.outcome.UNKNOWN;
  return outcome ? symbolUploadTexts.outcome.DONE : symbolUploadTexts.outcome.REFUSED;
}

export function describeUploadFailure(outcomes: readonly SymbolOutcome[], all: number): string | undefined {
  const refused = outcomes.filter((outcome) => outcome === false).length;
  const unknown = outcomes.filter((outcome) => outcome === undefined).length;
  return refused + unknown > 0 ? symbolUploadTexts.some(refused, unknown, all) : undefined;
}
