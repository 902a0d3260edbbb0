import type { Pixels } from '../drawing/canvas.ts';
import type { Colour } from '../drawing/drawing.ts';

/** Millimetres: x to the right, y away from the operator, z up. */
export type Vector = readonly [x: number, y: number, z: number];

export type Surface = {
  readonly colour: Colour;
  /** 0 is dull as rubber, 1 shines as polished metal. */
  readonly gloss: number;
  /** A picture laid over the surface from above, its middle at x 0, y 0 unless moved. */
  readonly picture?: { readonly pixels: Pixels; readonly pixelsPerMm: number; readonly middle: Vector };
};

/** Triangles: nine numbers each for the corners and for the normals there, and one surface. */
export type Mesh = {
  readonly corners: number[];
  readonly normals: number[];
  readonly surfaces: Surface[];
};

export function emptyMesh(): Mesh {
  return { corners: [], normals: [], surfaces: [] };
}

export function add([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax + bx, ay + by, az + bz];
}
function subtract([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}
export function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}
export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}
export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}
export function unit(vector: Vector): Vector {
  return scale(vector, 1 / (Math.hypot(...vector) || 1));
}

/** Edges sharper than about 37 degrees stay edges; flatter ones are shaded round. */
const crease = 0.8;

/**
 * A skin over rings of equally many points, each ring counter-clockwise seen from the end of the row.
 * Faces look outwards when the rings come in the direction the ring turns about.
 */
export function skin(mesh: Mesh, rings: readonly (readonly Vector[])[], surface: Surface): void {
  const around = rings[0]?.length ?? 0;
  const point = (ring: number, index: number): Vector => rings[ring]?.[index % around] ?? [0, 0, 0];
  const faceNormal = (ring: number, index: number): Vector => {
    const across = subtract(point(ring + 1, index + 1), point(ring, index));
    const along = subtract(point(ring + 1, index), point(ring, index + 1));
    return unit(cross(across, along));
  };
  const faces = rings
    .slice(1)
    .map((_, ring) => Array.from({ length: around }, (__, i) => faceNormal(ring, i)));
  const cornerNormal = (ring: number, index: number, atRing: number, atIndex: number): Vector => {
    const own = faces[ring]?.[index] ?? [0, 0, 1];
    let sum: Vector = [0, 0, 0];
    for (const nearRing of [atRing - 1, atRing]) {
      for (const nearIndex of [atIndex - 1, atIndex]) {
        const near = faces[nearRing]?.[(nearIndex + around) % around];
        if (near && dot(near, own) > crease) sum = add(sum, near);
      }
    }
    return unit(sum);
  };
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    for (let index = 0; index < around; index++) {
      const corners = [
        point(ring, index),
        point(ring, index + 1),
        point(ring + 1, index + 1),
        point(ring + 1, index),
      ] as const;
      const normals = [
        cornerNormal(ring, index, ring, index),
        cornerNormal(ring, index, ring, index + 1),
        cornerNormal(ring, index, ring + 1, index + 1),
        cornerNormal(ring, index, ring + 1, index),
      ] as const;
      addTriangle(mesh, [corners[0], corners[1], corners[2]], [normals[0], normals[1], normals[2]], surface);
      addTriangle(mesh, [corners[0], corners[2], corners[3]], [normals[0], normals[2], normals[3]], surface);
    }
  }
}

type Three = readonly [Vector, Vector, Vector];

function addTriangle(mesh: Mesh, [a, b, c]: Three, [na, nb, nc]: Three, surface: Surface): void {
  mesh.corners.push(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
  mesh.normals.push(na[0], na[1], na[2], nb[0], nb[1], nb[2], nc[0], nc[1], nc[2]);
  mesh.surfaces.push(surface);
}

/** A flat lid over a ring without hollows; it faces the side from which the ring is counter-clockwise. */
export function lid(mesh: Mesh, ring: readonly Vector[], surface: Surface): void {
  const [first = [0, 0, 0], ...rest] = ring;
  for (let index = 0; index + 1 < rest.length; index++) {
    const [second, third] = [rest[index] ?? first, rest[index + 1] ?? first];
    const normal = unit(cross(subtract(second, first), subtract(third, first)));
    addTriangle(mesh, [first, second, third], [normal, normal, normal], surface);
  }
}

/** Radius and height along the contour of a turned body, from its foot upwards. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** A profile from text: pairs of radius,height between blanks. */
export function profile(text: string): Profile {
  return text.split(' ').map((pair) => {
    const [radius = 0, height = 0] = pair.split(',').map(Number);
    return [radius, height] as const;
  });
}

/** A turned body about an axis through its foot. */
export function turned(
  mesh: Mesh,
  contour: Profile,
  foot: Vector,
  surface: Surface,
  { axis = [0, 0, 1], sides = 28 }: { axis?: Vector; sides?: number } = {},
): void {
  const up = unit(axis);
  const side = unit(cross(Math.abs(up[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], up));
  const other = cross(up, side);
  const rings = contour.map(([radius, height]) =>
    Array.from({ length: sides }, (_, index): Vector => {
      const angle = (2 * Math.PI * index) / sides;
      const out = add(scale(side, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle)));
      return add(add(foot, scale(up, height)), out);
    }),
  );
  skin(mesh, rings, surface);
  const last = rings.at(-1);
  if (last) lid(mesh, last, surface);
}

/** A round bar along a path, its ends closed. */
export function bar(mesh: Mesh, path: readonly Vector[], radius: number, surface: Surface): void {
  const sides = 14;
  const rings = path.map((point, index) => {
    const ahead = unit(subtract(path[index + 1] ?? point, path[index - 1] ?? point));
    const side = unit(cross(Math.abs(ahead[0]) > 0.9 ? [0, 0, 1] : [1, 0, 0], ahead));
    const other = cross(ahead, side);
    return Array.from({ length: sides }, (_, corner): Vector => {
      const angle = (2 * Math.PI * corner) / sides;
      return add(point, add(scale(side, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle))));
    });
  });
  skin(mesh, rings, surface);
  const [first, last] = [rings[0], rings.at(-1)];
  if (first) lid(mesh, first.toReversed(), surface);
  if (last) lid(mesh, last, surface);
}
