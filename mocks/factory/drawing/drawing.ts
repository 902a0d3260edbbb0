import { circle, polyline, rectangle, type Outline, type Point } from './outline.ts';

/** Height of the capitals of Helvetica and its like, as a share of the size of the font. */
export const capitalHeight = 0.718;

/** Red, green, blue, as #rrggbb. */
export type Colour = `#${string}`;

export type Mark =
  | {
      readonly kind: 'PATH';
      /** Filled together by the even-odd rule, so that an outline within another is a hole. */
      readonly outlines: readonly Outline[];
      readonly fill?: Colour;
      readonly stroke?: Colour;
      /** Of the stroke, mm. */
      readonly width?: number;
    }
  | {
      readonly kind: 'TEXT';
      readonly text: string;
      readonly at: Point;
      /** Of a capital letter, mm. */
      readonly height: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly colour: Colour;
    };

/** A sheet in millimetres, origin at its lower left corner, y up. Later marks cover earlier ones. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly marks: readonly Mark[];
};

type Look = { readonly fill?: Colour; readonly stroke?: Colour; readonly width?: number };

export const path = (outlines: readonly Outline[], look: Look): Mark => ({ kind: 'PATH', outlines, ...look });

export const disc = (middle: Point, diameter: number, look: Look): Mark =>
  path([circle(middle, diameter)], look);

export const box = (middle: Point, width: number, height: number, look: Look, radius = 0): Mark =>
  path([rectangle(middle, width, height, radius)], look);

export const line = (points: readonly Point[], stroke: Colour, width: number): Mark =>
  path([polyline(points)], { stroke, width });

export const text = (
  words: string,
  at: Point,
  height: number,
  colour: Colour,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Mark => ({ kind: 'TEXT', text: words, at, height, anchor, colour });

/** The three parts of a colour, 0 to 255. */
export function rgb(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
