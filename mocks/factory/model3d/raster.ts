import { cross, dot, scale, unit } from './mesh.ts';
import type { Mesh, Vector } from './mesh.ts';

/** A measure of a point that grows evenly: x, y and z each times a factor, plus a constant. */
type Measure = readonly [x: number, y: number, z: number, constant: number];

/** Parallel projection: a camera sees along one direction, from far away. Depth is in mm; smaller is nearer. */
export type Camera = {
  readonly width: number;
  readonly height: number;
  /** From the scene towards the eye. */
  readonly towards: Vector;
  readonly column: Measure;
  readonly row: Measure;
  readonly depth: Measure;
};

/** Content of each pixel: the nearest triangle (-1: none), its depth, and the place within the triangle. */
export type Raster = {
  readonly triangle: Int32Array;
  readonly depth: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
};

function measure(by: Measure, x: number, y: number, z: number): number {
  return by[0] * x + by[1] * y + by[2] * z + by[3];
}

/** A camera whose picture the mesh fills to the given share. */
export function cameraTowards(
  mesh: Mesh,
  { from, up }: { from: Vector; up: Vector },
  { width, height, share }: { width: number; height: number; share: number },
): Camera {
  const towards = unit(from);
  const right = unit(cross(up, towards));
  const upward = cross(towards, right);
  const [left, rightmost] = range(mesh, right);
  const [bottom, top] = range(mesh, upward);
  const zoom = share * Math.min(width / (rightmost - left), height / (top - bottom));
  const away = scale(towards, -1);
  return {
    width,
    height,
    towards,
    column: [...scale(right, zoom), width / 2 - ((left + rightmost) / 2) * zoom],
    row: [...scale(upward, -zoom), height / 2 + ((bottom + top) / 2) * zoom],
    depth: [...away, 0],
  };
}

function range({ corners }: Mesh, axis: Vector): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let index = 0; index < corners.length; index += 3) {
    const value = dot([corners[index] ?? 0, corners[index + 1] ?? 0, corners[index + 2] ?? 0], axis);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** Finds the nearest triangle for every pixel. Triangles that face away are left out. */
export function rasterise({ corners, surfaces }: Mesh, camera: Camera): Raster {
  const count = camera.width * camera.height;
  const raster: Raster = {
    triangle: new Int32Array(count).fill(-1),
    depth: new Float32Array(count).fill(Infinity),
    first: new Float32Array(count),
    second: new Float32Array(count),
  };
  const corner = (index: number): Vector => {
    const [x = 0, y = 0, z = 0] = [corners[index], corners[index + 1], corners[index + 2]];
    return [measure(camera.column, x, y, z), measure(camera.row, x, y, z), measure(camera.depth, x, y, z)];
  };
  for (let triangle = 0; triangle < surfaces.length; triangle++) {
    const at = triangle * 9;
    fillTriangle(raster, camera, triangle, [corner(at), corner(at + 3), corner(at + 6)]);
  }
  return raster;
}

function fillTriangle(
  raster: Raster,
  { width, height }: Camera,
  triangle: number,
  [[ax, ay, az], [bx, by, bz], [cx, cy, cz]]: readonly [Vector, Vector, Vector],
): void {
  // Rows grow downwards, so what is counter-clockwise in the scene has a negative area here.
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area >= -1e-9) return;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  const [firstStep, secondStep] = [(by - cy) / area, (cy - ay) / area];
  for (let row = top; row <= bottom; row++) {
    const [x, y] = [left + 0.5, row + 0.5];
    let first = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
    let second = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
    let index = row * width + left;
    for (let column = left; column <= right; column++, index++, first += firstStep, second += secondStep) {
      if (first < 0 || second < 0 || first + second > 1) continue;
      const depth = az * first + bz * second + cz * (1 - first - second);
      if (depth >= (raster.depth[index] ?? Infinity)) continue;
      raster.depth[index] = depth;
      raster.triangle[index] = triangle;
      raster.first[index] = first;
      raster.second[index] = second;
    }
  }
}
