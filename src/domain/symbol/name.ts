import { symbolRefusals } from '../words/texts/symbols.ts';

/** Greatest number of signs in the name of a symbol. */
export const longestName = 60;

/** Why a text is no name of a symbol; undefined where it is one. A name stands in the address of its call. */
export function symbolNameError(name: string): string | undefined {
  if (name === '') return symbolRefusals.noName;
  if (name.length > longestName) return symbolRefusals.longName(longestName);
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} _.-]*[\p{L}\p{N}])?$/u.test(name) ? undefined : symbolRefusals.signs;
}

/** A name that its rule allows, out of the name of a file in a folder or an archive; empty where nothing is left of it. */
export function suggestedSymbolName(path: string): string {
  const file = path.split(/[\\/]/).at(-1) ?? '';
  return file
    .replace(/\.(?:png|svg)$/i, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _.-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, longestName)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The name of a symbol as names are told apart: whatever its capitals, and however its letters are composed. */
const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Finds symbols by their names, however the letters are written; a name differs from others by more than that. Their names
 * are gone through once, however many are looked for.
 */
export function symbolFinder<Named extends { readonly name: string }>(
  symbols: readonly Named[],
): (name: string) => Named | undefined {
  const known = new Map(symbols.toReversed().map((each) => [nameKey(each.name), each]));
  return (name) => known.get(nameKey(name));
}
