import type { Pixels } from '../drawing/canvas.ts';
import { rgb } from '../drawing/drawing.ts';
import { add, unit } from './mesh.ts';
import type { Mesh, Surface, Vector } from './mesh.ts';
import { cameraTowards, rasterise } from './raster.ts';
import type { Camera, Raster } from './raster.ts';

/** Direction of the eye, seen from the device, and the direction that is up. */
export type Eye = { readonly from: Vector; readonly up: Vector; readonly seesGround: boolean };

/** Finds the light that comes from one sample of the picture: red, green, blue, 0 to 1 and above. */
type Shade = (sample: number, into: Float32Array) => void;
/** Share of the sun that reaches a point: 0 in the shadow, 1 in the open. Slack (mm) keeps a face from shading itself. */
type Sun = (x: number, y: number, z: number, slack: number) => number;

const light = unit([-0.45, -0.5, 1]);
/** Every pixel is the mean of two by two samples. */
const samples = 2;
/** The entry of the table for the screen that four samples of full light add up to, for one of them. */
const brightest = 4095 / samples ** 2;

/** A picture of the mesh on a light ground, lit from the upper left, with soft shadows. */
export function render(mesh: Mesh, eye: Eye, width: number, height: number): Pixels {
  const camera = cameraTowards(mesh, eye, { width: width * samples, height: height * samples, share: 0.88 });
  const raster = rasterise(mesh, camera);
  const sun = sunOver(mesh);
  const ofGround = groundShade(camera, eye.seesGround ? lowest(mesh) : undefined, sun);
  const ofSurface = surfaceShade(mesh, camera, raster, sun);
  const isPicture = Uint8Array.from(mesh.surfaces, ({ picture }) => (picture ? 1 : 0));
  const data = new Uint8Array(width * height * 3);
  const colour = new Float32Array(3);
  const steps = [0, 1, camera.width, camera.width + 1];
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let column = 0; column < width; column++, pixel += 3) {
      const corner = row * samples * camera.width + column * samples;
      let [red, green, blue, last] = [0, 0, 0, -2];
      for (const step of steps) {
        const triangle = raster.triangle[corner + step] ?? -1;
        // Neighbours on one plain triangle look alike; only pictures change within a pixel.
        if (triangle !== last || isPicture[triangle] === 1) {
          if (triangle < 0) ofGround(corner + step, colour);
          else ofSurface(corner + step, colour);
          last = triangle;
        }
        red += Math.min(1, colour[0] ?? 0);
        green += Math.min(1, colour[1] ?? 0);
        blue += Math.min(1, colour[2] ?? 0);
      }
      data[pixel] = toScreen[(red * brightest) | 0] ?? 0;
      data[pixel + 1] = toScreen[(green * brightest) | 0] ?? 0;
      data[pixel + 2] = toScreen[(blue * brightest) | 0] ?? 0;
    }
  }
  return { width, height, data };
}

function sunOver(mesh: Mesh): Sun {
  const camera = cameraTowards(
    mesh,
    { from: light, up: [0, 1, 0] },
    { width: 800, height: 800, share: 0.95 },
  );
  const { depth } = rasterise(mesh, camera);
  const { column: c, row: r, depth: d } = camera;
  const open = (column: number, row: number, at: number): number => {
    const outside = column < 0 || row < 0 || column >= camera.width || row >= camera.height;
    return outside || at <= (depth[row * camera.width + column] ?? Infinity) ? 1 : 0;
  };
  return (x, y, z, slack) => {
    const column = Math.floor(c[0] * x + c[1] * y + c[2] * z + c[3]);
    const row = Math.floor(r[0] * x + r[1] * y + r[2] * z + r[3]);
    const at = d[0] * x + d[1] * y + d[2] * z + d[3] - slack;
    const ends = open(column - 3, row - 3, at) + open(column + 3, row - 3, at);
    const corners = ends + open(column - 3, row + 3, at) + open(column + 3, row + 3, at);
    if (corners === 0 || corners === 4) return corners / 4;
    let sum = corners;
    for (let dy = -2; dy <= 2; dy += 2) {
      for (let dx = -2; dx <= 2; dx += 2) sum += open(column + dx, row + dy, at);
    }
    return sum / 13;
  };
}

/** A floor at the given height that fades into the background; the background alone when there is none. */
function groundShade(
  { width, height, column: c, row: r, towards }: Camera,
  level: number | undefined,
  sun: Sun,
): Shade {
  const solve = c[0] * r[1] - c[1] * r[0];
  const seen = level !== undefined && towards[2] > 0.05;
  return (sample, into) => {
    const column = sample % width;
    const row = (sample - column) / width;
    let share = 1;
    if (seen) {
      const [right, down] = [column + 0.5 - c[3] - c[2] * level, row + 0.5 - r[3] - r[2] * level];
      const [x, y] = [(right * r[1] - c[1] * down) / solve, (c[0] * down - right * r[0]) / solve];
      share = 0.6 + 0.4 * sun(x, y, level, 0.2);
    }
    const fade = row / height;
    into[0] = (0.9 - 0.14 * fade) * share;
    into[1] = (0.92 - 0.13 * fade) * share;
    into[2] = (0.95 - 0.12 * fade) * share;
  };
}

function surfaceShade(mesh: Mesh, { towards: [ex, ey, ez] }: Camera, raster: Raster, sun: Sun): Shade {
  const [corners, normals] = [new Float32Array(mesh.corners), new Float32Array(mesh.normals)];
  const [lx, ly, lz] = light;
  const [hx, hy, hz] = unit(add(light, [ex, ey, ez]));
  // From below there is no sun: the eye brings a lamp.
  const lamp = ez < 0 ? 0.9 : 0.14;
  const own = new Float32Array(mesh.surfaces.length * 3);
  mesh.surfaces.forEach(({ colour }, index) =>
    own.set(
      rgb(colour).map((part) => toLight[part] ?? 0),
      index * 3,
    ),
  );
  const blend = (from: Float32Array, at: number, a: number, b: number): number =>
    (from[at] ?? 0) * a + (from[at + 3] ?? 0) * b + (from[at + 6] ?? 0) * (1 - a - b);
  return (sample, into) => {
    const triangle = raster.triangle[sample] ?? 0;
    const surface = mesh.surfaces[triangle];
    if (!surface) return;
    const at = triangle * 9;
    const a = raster.first[sample] ?? 0;
    const b = raster.second[sample] ?? 0;
    const x = blend(corners, at, a, b);
    const y = blend(corners, at + 1, a, b);
    const z = blend(corners, at + 2, a, b);
    let nx = blend(normals, at, a, b);
    let ny = blend(normals, at + 1, a, b);
    let nz = blend(normals, at + 2, a, b);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    const facing = Math.max(0, nx * lx + ny * ly + nz * lz);
    // The steeper the light, the further apart in depth are the neighbours that the shadow is softened with.
    const slack = Math.min(14, 1 + (2.6 * Math.sqrt(1 - Math.min(1, facing * facing))) / facing);
    const lit = facing === 0 ? 0 : facing * sun(x, y, z, slack);
    const eye = Math.max(0, nx * ex + ny * ey + nz * ez);
    const mirror = nx * hx + ny * hy + nz * hz;
    const shine = lit > 0 && mirror > 0.6 ? 0.35 * mirror ** (12 + 70 * surface.gloss) : 0;
    const bright = 0.36 + 0.2 * nz + lamp * eye + 0.85 * lit;
    const gleam = surface.gloss * (shine + 0.1 * (1 - eye) * (1 - eye) * (1 - eye));
    const isRead = surface.picture !== undefined && readPicture(surface.picture, x, y, into);
    for (let part = 0; part < 3; part++) {
      const albedo = isRead ? into[part] : own[triangle * 3 + part];
      into[part] = (albedo ?? 0) * bright + gleam;
    }
  };
}

function readPicture(
  { pixels, pixelsPerMm, middle }: NonNullable<Surface['picture']>,
  x: number,
  y: number,
  into: Float32Array,
): boolean {
  const column = Math.floor(pixels.width / 2 + (x - middle[0]) * pixelsPerMm);
  const row = Math.floor(pixels.height / 2 - (y - middle[1]) * pixelsPerMm);
  if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return false;
  const at = (row * pixels.width + column) * 3;
  for (let part = 0; part < 3; part++) into[part] = toLight[pixels.data[at + part] ?? 0] ?? 0;
  return true;
}

/** Light is added up evenly; screens show it by its 2.2th root. */
const toLight = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
const toScreen = Uint8Array.from({ length: 4096 }, (_, value) =>
  Math.round((value / 4095) ** (1 / 2.2) * 255),
);

function lowest({ corners }: Mesh): number {
  return corners.reduce((low, value, index) => (index % 3 === 2 && value < low ? value : low), Infinity);
}
