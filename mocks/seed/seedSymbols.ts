import { toDataUrl, type SymbolDto } from '../cms/symbol/routes.ts';
import { drawSymbol, symbolNames } from '../factory/device/symbols.ts';
import { createSvg } from '../factory/formats/createSvg.ts';

export const seedSymbols: readonly SymbolDto[] = symbolNames.map((name) => ({
  name,
  file: toDataUrl(
    createSvg({ width: 10, height: 10, title: name, marks: drawSymbol(name, [5, 5], 9.6, '#f3f5f8') }),
    'image/svg+xml',
  ),
}));
