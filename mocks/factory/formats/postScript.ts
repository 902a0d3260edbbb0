import { rgb } from '../drawing/drawing.ts';
import type { Colour } from '../drawing/drawing.ts';
import { distance, sweep } from '../drawing/outline.ts';
import type { Outline, Point } from '../drawing/outline.ts';

/** A number as short as it can be without losing a hundredth of a thousandth. */
export function short(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** The three parts of a colour from 0 to 1. */
export function colourParts(colour: Colour): string {
  return rgb(colour)
    .map((part) => short(part / 255))
    .join(' ');
}

/** The outline as path operators; arcs become curves that are nowhere further than 0.03 % of the radius away. */
export function pathOperators(outline: Outline): string {
  const point = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
  const words = [`${point(outline.start)} m`];
  let from = outline.start;
  for (const segment of outline.segments) {
    if (segment.kind === 'LINE') {
      words.push(`${point(segment.to)} l`);
    } else {
      const curves = curvesOf(from, segment.centre, sweep(from, segment));
      words.push(...curves.map((points) => `${points.map(point).join(' ')} c`));
    }
    from = segment.to;
  }
  return [...words, ...(outline.closed ? ['h'] : [])].join('\n');
}

function curvesOf(from: Point, centre: Point, turn: number): (readonly [Point, Point, Point])[] {
  const radius = distance(from, centre);
  const begin = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const count = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const step = turn / count;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number): Point => [
    centre[0] + radius * Math.cos(angle),
    centre[1] + radius * Math.sin(angle),
  ];
  const along = ([x, y]: Point, angle: number, by: number): Point => [
    x - by * Math.sin(angle),
    y + by * Math.cos(angle),
  ];
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [begin + index * step, begin + (index + 1) * step];
    return [along(at(a), a, reach), along(at(b), b, -reach), at(b)] as const;
  });
}

/** Height of Helvetica's capitals, as a share of the size. */
export const capitalHeight = 0.718;

/** Letters of Windows-1252 beyond Latin-1, as far as documents use them. */
const extras: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};

/** The words as one character a byte in Windows-1252; a letter it does not have becomes "?". */
export function windows1252(words: string): string {
  return Array.from(words.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) ?? 63;
    const known = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
    return String.fromCharCode(known ? code : (extras[letter] ?? 63));
  }).join('');
}
