import JsBarcode from 'jsbarcode';
import { path, type Mark } from './drawing.ts';
import { rectangle, type Point } from './outline.ts';

/** A barcode (Code 128, set B: printable ASCII) with its lower left corner at the point, as one black mark. */
export function barcode(content: string, [x, y]: Point, width: number, height: number): Mark {
  const made: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(made, content.replaceAll(/[^ -~]/g, '?'), { format: 'CODE128B' });
  // One digit a module: 1 is black.
  const modules = made.encodings?.[0]?.data ?? '';
  const module = width / Math.max(1, modules.length);
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) =>
    rectangle([x + (index + length / 2) * module, y + height / 2], length * module, height),
  );
  return path(bars, { fill: '#000000' });
}
