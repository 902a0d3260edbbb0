import { type HexColor, type Drawing, flattenOutline, type Outline } from '../drawing/drawing.ts';

/** In mm; x right, y away from the operator, z up. */
export type Vector = readonly [x: number, y: number, z: number];

export type SurfacePrint = {
  readonly drawing: Drawing;
  readonly corner: Vector;
  readonly right: Vector;
  readonly up: Vector;
};

/**
 * A body between rings of equally many points, counter-clockwise as viewed from the last ring, which carries
 * the print.
 */
export type Solid = {
  readonly colour: HexColor;
  readonly rings: readonly (readonly Vector[])[];
  readonly print?: SurfacePrint;
};

export const addVectors = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [ax + bx, ay + by, az + bz];
export const scaleVector = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
export const dotProduct = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): number => ax * bx + ay * by + az * bz;
export const crossProduct = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
export const normalizeVector = (vector: Vector): Vector =>
  scaleVector(vector, 1 / (Math.hypot(...vector) || 1));

/** A prism of one outline with its upper edge chamfered by 1 mm. */
export function createPrism(
  outline: Outline,
  [low, high]: readonly [number, number],
  colour: HexColor,
): Solid {
  const points = flattenOutline(outline, 0.3);
  const middle = scaleVector(
    points.reduce<Vector>((sum, [x, y]) => addVectors(sum, [x, y, 0]), [0, 0, 0]),
    1 / points.length,
  );
  const ring = (level: number, inset: number): Vector[] =>
    points.map(([x, y]) => {
      const out: Vector = [x - middle[0], y - middle[1], 0];
      return addVectors([x, y, level], scaleVector(normalizeVector(out), -inset));
    });
  const edge = Math.min(1, (high - low) / 3);
  return { colour, rings: [ring(low, 0), ring(high - edge, 0), ring(high, edge)] };
}

/**
 * A body of revolution about an axis through its foot. The profile is a string of radius,height pairs, from
 * the bottom up.
 */
export function createRevolvedSolid(
  contour: string,
  foot: Vector,
  colour: HexColor,
  { axis = [0, 0, 1], sides = 20 }: { readonly axis?: Vector; readonly sides?: number } = {},
): Solid {
  const up = normalizeVector(axis);
  const side = normalizeVector(crossProduct(Math.abs(up[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], up));
  const other = crossProduct(up, side);
  const rings = contour.split(' ').map((pair) => {
    const [radius = 0, height = 0] = pair.split(',').map(Number);
    return Array.from({ length: sides }, (_, index): Vector => {
      const angle = (2 * Math.PI * index) / sides;
      const out = addVectors(
        scaleVector(side, radius * Math.cos(angle)),
        scaleVector(other, radius * Math.sin(angle)),
      );
      return addVectors(addVectors(foot, scaleVector(up, height)), out);
    });
  });
  return { colour, rings };
}
