export type Point = readonly [x: number, y: number];

export const getDistance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const interpolatePoint = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export type Extent = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function mergeExtents(extents: readonly Extent[]): Extent | undefined {
  const [first] = extents;
  if (!first) return undefined;
  let { left, top, right, bottom } = first;
  for (const each of extents) {
    left = Math.min(left, each.left);
    top = Math.min(top, each.top);
    right = Math.max(right, each.right);
    bottom = Math.max(bottom, each.bottom);
  }
  return { left, top, right, bottom };
}

export const getExtentWidth = ({ left, right }: Extent): number => right - left;

export const getExtentHeight = ({ top, bottom }: Extent): number => bottom - top;
