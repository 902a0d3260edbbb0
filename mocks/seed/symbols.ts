import { symbolAddress, type WireSymbol } from '../cms/symbol/routes.ts';
import { symbol, symbolNames } from '../factory/device/symbols.ts';
import { svg } from '../factory/formats/svg.ts';

export const symbols: readonly WireSymbol[] = symbolNames.map((name) => ({
  name,
  file: symbolAddress(
    svg({ width: 10, height: 10, title: name, marks: symbol(name, [5, 5], 9.6, '#f3f5f8') }),
    'image/svg+xml',
  ),
}));
