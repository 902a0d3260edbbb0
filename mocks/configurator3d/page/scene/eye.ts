import { Spherical, Vector3, type PerspectiveCamera } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** Directions a person can look from. */
const views = {
  front: [0.42, -1, 0.85],
  above: [0, -0.02, 1],
} as const satisfies Record<string, readonly [number, number, number]>;

/** Steps of the eye around what it looks at. */
export type EyeMoves = {
  /** Turns the device by these angles, in degrees. */
  readonly turn: (around: number, over: number) => void;
  /** Moves closer (below 1) or away. */
  readonly zoom: (factor: number) => void;
  readonly look: (view: keyof typeof views) => void;
};

/** The smallest angles to the axis through the device, from above and from below. */
const [highest, lowest] = [0.02, Math.PI * 0.94];

/** Moves the camera about a ball, given by its middle and radius, by steps instead of by dragging. */
export function createEye(
  camera: PerspectiveCamera,
  controls: OrbitControls,
  ball: () => readonly [middle: Vector3, radius: number],
): EyeMoves {
  controls.maxPolarAngle = lowest;
  const move = (change: (at: Spherical) => void): void => {
    // Spherical counts from y; the device stands on z.
    const out = camera.position.clone().sub(controls.target);
    const at = new Spherical().setFromCartesianCoords(out.y, out.z, out.x);
    change(at);
    at.phi = Math.min(lowest, Math.max(highest, at.phi));
    at.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, at.radius));
    const next = new Vector3().setFromSpherical(at);
    camera.position.set(next.z, next.x, next.y).add(controls.target);
    controls.update();
  };
  return {
    turn: (around, over) =>
      move((at) => {
        at.theta += (around * Math.PI) / 180;
        at.phi += (over * Math.PI) / 180;
      }),
    zoom: (factor) =>
      move((at) => {
        at.radius *= factor;
      }),
    look: (view) => {
      const [middle, radius] = ball();
      const narrow = Math.min(1, camera.aspect);
      const distance = (0.88 * radius) / Math.sin((camera.fov * Math.PI) / 360) / narrow;
      controls.target.copy(middle);
      const [x, y, z] = views[view];
      camera.position.set(x, y, z).normalize().multiplyScalar(distance).add(middle);
      controls.minDistance = distance * 0.25;
      controls.maxDistance = distance * 2;
      controls.update();
    },
  };
}
