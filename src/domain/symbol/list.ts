import { alphabetically } from '../words/lists.ts';
import type { OverlaySymbol } from './symbol.ts';
import { createWordMatcher } from '../words/search.ts';

export const symbolGrounds = ['OVERLAY', 'YELLOW', 'LIGHT', 'DARK'] as const;
export type SymbolGround = (typeof symbolGrounds)[number];

export const symbolSizes = [16, 24, 32, 48, 64, 96] as const;
export type SymbolSize = (typeof symbolSizes)[number];

export const usualSize: SymbolSize = 64;

export function symbolLookFrom(parameters: URLSearchParams): {
  readonly search: string;
  readonly ground: SymbolGround;
  readonly size: SymbolSize;
} {
  return {
    search: parameters.get('search') ?? '',
    ground: symbolGrounds.find((ground) => ground === parameters.get('ground')) ?? 'OVERLAY',
    size: symbolSizes.find((size) => String(size) === parameters.get('size')) ?? usualSize,
  };
}

export function foundSymbols(all: readonly OverlaySymbol[], search: string): readonly OverlaySymbol[] {
  const matches = createWordMatcher(search);
  return all
    .filter(({ name }) => matches(name))
    .toSorted((one, other) => alphabetically(one.name, other.name));
}
