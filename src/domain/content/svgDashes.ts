import type { SvgElement } from './svgElement.ts';
import { lengthOf } from './svgGeometry.ts';
import { declarationsOf, plainCss, type Declaration } from './svgStyle.ts';

/** Lengths that a text gives, each with its unit; nothing for words. */
const lengthsIn = (text: string): readonly string[] =>
  text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:%|[a-z]+)?/gi) ?? [];

/** Units whose size is the same on every element of every drawing. */
const isAbsolute = (length: string): boolean => /(?:\d|\.|px|mm|cm|q|in|pt|pc)$/i.test(length);

/** What a drawing declares anywhere: as attributes, in styles, and in style sheets. */
const allDeclarations = (elements: readonly SvgElement[], css: string): readonly Declaration[] => [
  ...elements.flatMap(({ attributes }) => [
    ...Object.entries(attributes),
    ...declarationsOf(plainCss(attributes['style'] ?? '') ?? ''),
    ...['values', 'from', 'to', 'by'].flatMap((name): Declaration[] => {
      const [property, value] = [attributes['attributeName'], attributes[name]];
      return property === undefined || value === undefined
        ? []
        : value.split(';').map((each) => [property, each]);
    }),
  ]),
  ...css.split(/[{}]/).flatMap(declarationsOf),
];

/** The least period of dashes; 0 where its unit hides how long it is, Infinity without dashes. */
function leastPeriod(declarations: readonly Declaration[]): number {
  const periods = declarations.flatMap(([property, value]) => {
    if (property !== 'stroke-dasharray') return [];
    const lengths = lengthsIn(value).filter((each) => Number.parseFloat(each) !== 0);
    if (lengths.length === 0) return [];
    return lengths.every(isAbsolute) ? lengths.reduce((all, each) => all + (lengthOf(each, 0) ?? 0), 0) : 0;
  });
  return periods.reduce((least, each) => Math.min(least, each), Infinity);
}

/** No letter of a drawing is larger: sizes that are relative to others count as if each stood within all others. */
function largestLetter(declarations: readonly Declaration[]): number {
  let [size, factor] = [16, 1];
  for (const [property, value] of declarations) {
    if (!/^font(?:-size)?$/.test(property)) continue;
    if (/larger|xx+-large/i.test(value)) factor *= 3;
    for (const length of lengthsIn(value)) {
      // In a shorthand a bare number is the weight of the letters, or the height of a line.
      if (property === 'font' && !/[a-z%]$/i.test(length)) continue;
      if (isAbsolute(length)) size = Math.max(size, lengthOf(length, 0) ?? 0);
      else factor *= Math.max(1, Number.parseFloat(length) / (length.endsWith('%') ? 100 : 1));
    }
  }
  return size * factor;
}

/** Mean length of the outline of a letter, in sizes of it. */
const letterOutline = 8;
/** Across a drawing on the largest of screens. */
const mostPixels = 10_000;

/** Upper bound of the dashes of a drawing whose lines and letters have that length and number. */
export function countDashes(
  elements: readonly SvgElement[],
  css: string,
  {
    length,
    letters,
    fieldWidths,
  }: { readonly length: number; readonly letters: number; readonly fieldWidths: number },
): number {
  const declarations = allDeclarations(elements, css);
  const period = leastPeriod(declarations);
  if (period === Infinity) return 0;
  // Such lines have dashes in pixels of the screen, however much is enlarged.
  const isOnScreen = declarations.some(([, value]) => value.includes('non-scaling-stroke'));
  const lines = isOnScreen ? Math.max(length, fieldWidths * mostPixels) : length;
  const all = lines + (letters === 0 ? 0 : letters * letterOutline * largestLetter(declarations));
  return all === 0 ? 0 : all / period;
}
