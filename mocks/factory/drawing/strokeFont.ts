import { polyline } from './outline.ts';
import type { Outline, Point } from './outline.ts';

/**
 * A lettering of single strokes for everything that has no fonts: pixels, cutters, engravers. Capitals only.
 * A glyph is its width and its strokes; a stroke is a row of points of two digits, x and then y, where
 * capitals stand from y 2 to y 8. A leading ~ makes the stroke a smooth curve, a leading o a smooth ring.
 */
const glyphs: Record<string, readonly [width: number, ...strokes: string[]]> = {
  ' ': [2],
  A: [4, '022842', '1434'],
  B: [4, '0208', '~082848452505', '~052545422202'],
  C: [4, '~47480805024243'],
  D: [4, '0208', '~081848421202'],
  E: [4, '48080242', '0535'],
  F: [4, '480802', '0535'],
  G: [4, '~47480805024244', '4424'],
  H: [4, '0208', '4248', '0545'],
  I: [0, '0208'],
  J: [4, '~484342220204'],
  K: [4, '0208', '4804', '1542'],
  L: [3, '080232'],
  M: [4, '0208244842'],
  N: [4, '02084248'],
  O: [4, 'o024245480805'],
  P: [4, '0208', '~082848452505'],
  Q: [4, 'o024245480805', '2442'],
  R: [4, '0208', '~082848452505', '2542'],
  S: [4, '~4748080545420203'],
  T: [4, '0848', '2228'],
  U: [4, '~080402424448'],
  V: [4, '082248'],
  W: [6, '0812365268'],
  X: [4, '0248', '0842'],
  Y: [4, '082548', '2522'],
  Z: [4, '08480242'],
  0: [4, 'o024245480805'],
  1: [2, '072822'],
  2: [4, '~070848462402', '0242'],
  3: [4, '~0708484525', '~2545420203'],
  4: [4, '32380444'],
  5: [4, '480806', '~0646420203'],
  6: [4, 'o02424606', '~47480804'],
  7: [4, '084812'],
  8: [4, 'o05454808', 'o02424505'],
  9: [4, 'o04444808', '~46420203'],
  '.': [0, '0202'],
  ',': [0, '0201'],
  ':': [0, '0303', '0606'],
  '-': [3, '0535'],
  _: [4, '0242'],
  '/': [3, '0238'],
  '+': [4, '0545', '2327'],
  '=': [4, '0444', '0646'],
  '(': [1, '~18070312'],
  ')': [1, '~08171302'],
  '#': [4, '1218', '3238', '0444', '0646'],
  '%': [4, '0248', 'o06161808', 'o32424434'],
  '°': [2, 'o06262808'],
  "'": [0, '0807'],
};
const unknown: readonly [number, ...string[]] = [4, '0242480802'];
const spacing = 1.7;

/** Width of the words, in the unit of the letter height. */
export function strokeWidth(words: string, height: number): number {
  const widths = letters(words).map(([width]) => width);
  const total = widths.reduce((sum, width) => sum + width + spacing, -spacing);
  return (Math.max(0, total) * height) / 6;
}

/** The words as strokes, standing on the given point. Letters without a glyph become an empty box. */
export function strokes(
  words: string,
  at: Point,
  height: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Outline[] {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
  const scale = height / 6;
  let pen = at[0] - shift * strokeWidth(words, height);
  return letters(words).flatMap(([width, ...rows]) => {
    const left = pen;
    pen += (width + spacing) * scale;
    return rows.map((row) => {
      const points = row
        .replace(/^[~o]/, '')
        .match(/../g)
        ?.map(([x, y]): Point => [left + Number(x) * scale, at[1] + (Number(y) - 2) * scale]);
      const ring = row.startsWith('o');
      return polyline(/^[~o]/.test(row) ? smooth(points ?? [], ring) : (points ?? []), ring);
    });
  });
}

function letters(words: string): (readonly [number, ...string[]])[] {
  return Array.from(words.toUpperCase(), (letter) => glyphs[letter] ?? unknown);
}

/** Cuts every corner twice, which bends the row of points into a curve that stays inside it. */
function smooth(points: readonly Point[], ring: boolean, times = 2): readonly Point[] {
  if (times === 0) return points;
  const pairs = points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);
  const cut = (ring ? pairs : pairs.slice(0, -1)).flatMap(([[ax, ay], [bx, by]]): Point[] => [
    [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
    [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
  ]);
  const [first, last] = [points[0], points.at(-1)];
  const open = first && last && !ring ? [first, ...cut.slice(1, -1), last] : cut;
  return smooth(open, ring, times - 1);
}
