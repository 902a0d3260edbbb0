import type { Pixels } from '../drawing/canvas.ts';
import { deviceOf } from '../device/device.ts';
import type { FileFacts } from '../fileFacts.ts';
import { deviceMesh } from './deviceMesh.ts';
import { render } from './render.ts';
import type { Eye } from './render.ts';

/** The operator stands in front; sides are seen from a little above, so that the controls show. */
export const eyes = {
  PERSPECTIVE: { from: [0.5, -0.85, 0.78], up: [0, 0, 1], seesGround: true },
  TOP: { from: [0, 0, 1], up: [0, 1, 0], seesGround: true },
  BOTTOM: { from: [0, 0, -1], up: [0, 1, 0], seesGround: false },
  LEFT: { from: [-1, 0, 0.16], up: [0, 0, 1], seesGround: true },
  RIGHT: { from: [1, 0, 0.16], up: [0, 0, 1], seesGround: true },
  FRONT: { from: [0, -1, 0.16], up: [0, 0, 1], seesGround: true },
  BACK: { from: [0, 1, 0.16], up: [0, 0, 1], seesGround: true },
} as const satisfies Record<string, Eye>;
export type ViewName = keyof typeof eyes;

/** A picture of the device from one side. */
export function view(facts: FileFacts, name: ViewName, width = 640, height = 480): Pixels {
  return render(deviceMesh(deviceOf(facts), facts), eyes[name], width, height);
}
