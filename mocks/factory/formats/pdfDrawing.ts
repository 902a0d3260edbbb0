import type { Colour, Drawing, Mark } from '../drawing/drawing.ts';
import type { Point } from '../drawing/outline.ts';
import { capitalHeight, textWidth, windows1252 } from './helvetica.ts';
import { colourParts, pathOperators, short } from './postScript.ts';

const verbs = { move: 'm', line: 'l', curve: 'c', close: 'h' };

/** Painting operators for a drawing with its lower left corner at the point, so many points a millimetre. */
export function drawingOperators({ marks }: Drawing, [x, y]: Point, pointsPerMm: number): string {
  const scale = short(pointsPerMm);
  return [
    'q',
    `${scale} 0 0 ${scale} ${short(x)} ${short(y)} cm 1 j 1 J`,
    ...marks.map(markOperators),
    'Q',
  ].join('\n');
}

function markOperators(mark: Mark): string {
  if (mark.kind === 'TEXT') {
    const size = mark.height / capitalHeight;
    return textOperators(mark.text, mark.at, { size, colour: mark.colour, anchor: mark.anchor });
  }
  const paths = mark.outlines.map((outline) => pathOperators(outline, verbs)).join('\n');
  const colours = [
    ...(mark.fill ? [`${colourParts(mark.fill)} rg`] : []),
    ...(mark.stroke ? [`${colourParts(mark.stroke)} RG ${short(mark.width ?? 0.25)} w`] : []),
  ];
  const paint = mark.fill && mark.stroke ? 'B*' : mark.fill ? 'f*' : 'S';
  return [...colours, paths, paint].join('\n');
}

export type TextLook = {
  readonly size: number;
  readonly colour?: Colour;
  readonly weight?: 'PLAIN' | 'BOLD';
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** Operators that set one line of words with its base line at the point. */
export function textOperators(words: string, [x, y]: Point, look: TextLook): string {
  const { size, colour = '#000000', weight = 'PLAIN', anchor = 'start' } = look;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(words, size, weight);
  const font = weight === 'BOLD' ? '/F2' : '/F1';
  const string = windows1252(words).replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT ${colourParts(colour)} rg ${font} ${short(size)} Tf ${short(x - shift)} ${short(y)} Td (${string}) Tj ET`;
}
