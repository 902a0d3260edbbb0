import type { CanvasPen } from '../../factory/drawing/canvas.ts';
import { findModel } from '../../factory/device/models.ts';
import {
  calculateBounds,
  createFittedCamera,
  createCamera,
  viewDirections,
  alignPenToPlane,
  paintModel,
  type ParallelCamera,
  type SolidModel,
} from '../../factory/model3d/view.ts';
import type { Vector } from '../../factory/model3d/solids.ts';
import type { Design, DesignUnit } from '../design.ts';
import { createUnitModel, listPanelSpots, type PanelSpot } from '../unitDevice.ts';

export type DeviceScene = ReturnType<typeof createDeviceScene>;

/** Preset views: degrees around the device, and degrees from straight above. */
const views = {
  front: { around: 23, over: 52, factor: 1 },
  above: { around: 0, over: 1, factor: 1 },
} as const;

type Shown = { readonly model: SolidModel; readonly spots: readonly PanelSpot[]; readonly unit: DesignUnit };

/** 3D scene of the device. A frame is drawn only after a change. */
export function createDeviceScene(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  let eye: { around: number; over: number; factor: number } = { ...views.front };
  let shown: Shown | undefined;
  let selected: string | undefined;
  let frame = 0;
  const camera = ({ unit }: Shown): ParallelCamera => {
    const [width, depth, height] = sizeOf(unit);
    const [around, over] = [eye.around, eye.over].map((angle) => (angle * Math.PI) / 180);
    const [x = 0, y = 0] = [around, over];
    const from: Vector = [Math.sin(y) * Math.sin(x), -Math.sin(y) * Math.cos(x), Math.cos(y)];
    const { clientWidth, clientHeight } = canvas;
    const zoom = (eye.factor * Math.min(clientWidth, clientHeight * 1.3)) / Math.hypot(width, depth, height);
    return createCamera([0, 0, height * 0.6], { from, up: [0, 0, 1] }, zoom, [clientWidth, clientHeight]);
  };
  const draw = (): void => {
    const ratio = Math.min(window.devicePixelRatio, 2);
    [canvas.width, canvas.height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio];
    if (!shown) return;
    pen.scale(ratio, ratio);
    paintModel(pen, shown.model, camera(shown));
    for (const spot of shown.spots) {
      if (spot.place !== undefined && spot.place === selected) {
        markSpot(pen, camera(shown), spot, shown.unit, Math.max(...spot.reach) + 3.5);
      } else if (spot.isEmpty) markSpot(pen, camera(shown), spot, shown.unit, 6.5);
    }
  };
  const invalidate = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  const move = (next: Partial<typeof eye>): void => {
    eye = { ...eye, ...next };
    invalidate();
  };
  return {
    show: (design: Design, unit: DesignUnit | undefined, place: string | undefined): void => {
      const isOther = unit && (unit.kind !== shown?.unit.kind || unit.model !== shown.unit.model);
      shown = unit && { model: createUnitModel(design, unit), spots: listPanelSpots(design, unit), unit };
      selected = place;
      move(isOther ? views.front : {});
    },
    /** Rotates the device, in degrees. */
    turn: (around: number, over: number): void =>
      move({ around: eye.around + around, over: Math.min(169, Math.max(1, eye.over + over)) }),
    /** Zooms in (factor above 1) or out. */
    zoom: (factor: number): void => move({ factor: Math.min(4, Math.max(0.5, eye.factor * factor)) }),
    look: (view: keyof typeof views): void => move(views[view]),
    invalidate,
    placeUnder: (x: number, y: number): string | undefined => shown && placeAt(shown, camera(shown), [x, y]),
  };
}

const sizeOf = ({ kind, model }: DesignUnit): Vector =>
  findModel(model, kind === 'TRANSMITTER' ? 'PCU' : 'CU').size;

function markSpot(
  pen: CanvasPen,
  camera: ParallelCamera,
  { position }: PanelSpot,
  unit: DesignUnit,
  radius: number,
): void {
  pen.save();
  alignPenToPlane(pen, camera, {
    corner: [...position, sizeOf(unit)[2] + 1],
    right: [1, 0, 0],
    up: [0, 1, 0],
  });
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.strokeStyle = '#3b8cff';
  pen.lineWidth = 3;
  pen.stroke();
  pen.restore();
}

/** Distance from a part in pixels within which a click still selects it. */
const nearby = 30;

/** The position under a point of the picture; among several, that of the part nearest to the viewer. */
function placeAt(
  { model, spots, unit }: Shown,
  camera: ParallelCamera,
  [x, y]: readonly [number, number],
): string | undefined {
  const height = sizeOf(unit)[2];
  const distances = spots.map(({ place, position: [left, near], reach }, index) => {
    const corners = [-1, 1].flatMap((side) =>
      [-1, 1].map((end): Vector => [left + side * reach[0], near + end * reach[1], height]),
    );
    const points = model.parts[index]?.flatMap(({ rings }) => rings.flat()) ?? corners;
    const box = calculateBounds(points.map(camera.onPicture));
    const [beside, above] = [
      Math.max(0, box.left - x, x - box.right),
      Math.max(0, box.top - y, y - box.bottom),
    ];
    return {
      place,
      distance: Math.hypot(beside, above),
      depth: left * camera.towards[0] + near * camera.towards[1],
    };
  });
  const [first] = distances.toSorted(
    (one, other) => one.distance - other.distance || other.depth - one.depth,
  );
  return first && first.distance <= nearby ? first.place : undefined;
}

/** Renders the first unit of a design as a data URL of a PNG; empty for a design without units. */
export function renderDesignPicture(design: Design, width = 640, height = 480): string {
  const [unit] = design.units;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!unit || !pen) return '';
  const model = createUnitModel(design, unit);
  pen.fillStyle = '#e3e8ee';
  pen.fillRect(0, 0, width, height);
  paintModel(pen, model, createFittedCamera(model, viewDirections.PERSPECTIVE, [width, height]));
  return canvas.toDataURL('image/png');
}
