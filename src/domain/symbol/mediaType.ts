/** Kinds of files that a symbol may be. */
export type SymbolType = 'PNG' | 'SVG';

export const symbolMediaTypes: Record<SymbolType, string> = { PNG: 'image/png', SVG: 'image/svg+xml' };
