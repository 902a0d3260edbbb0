import { compareAlphabetically } from '../words/lists.ts';
import type { OverlaySymbol } from './symbol.ts';
import { createWordMatcher } from '../words/search.ts';

export const symbolBackgrounds = ['OVERLAY', 'YELLOW', 'LIGHT', 'DARK'] as const;
export type SymbolBackground = (typeof symbolBackgrounds)[number];

export const symbolSizes = [16, 24, 32, 48, 64, 96] as const;
export type SymbolSize = (typeof symbolSizes)[number];

export const defaultSymbolSize: SymbolSize = 64;

export function parseSymbolView(parameters: URLSearchParams): {
  readonly search: string;
  readonly ground: SymbolBackground;
  readonly size: SymbolSize;
} {
  return {
    search: parameters.get('search') ?? '',
    ground: symbolBackgrounds.find((ground) => ground === parameters.get('ground')) ?? 'OVERLAY',
    size: symbolSizes.find((size) => String(size) === parameters.get('size')) ?? defaultSymbolSize,
  };
}

export function filterSymbols(all: readonly OverlaySymbol[], search: string): readonly OverlaySymbol[] {
  const matches = createWordMatcher(search);
  return all
    .filter(({ name }) => matches(name))
    .toSorted((one, other) => compareAlphabetically(one.name, other.name));
}
