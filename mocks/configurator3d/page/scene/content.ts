import {
  Box3,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Vector3,
  type Raycaster,
  type Scene,
} from 'three';
import { paint } from '../../../factory/drawing/canvas.ts';
import { overlay } from '../../../factory/device/overlay.ts';
import type { Design, Unit } from '../../design.ts';
import { deviceOfUnit, factsOf, housingMesh, spotsOf, type Spot } from '../../unitDevice.ts';
import { groupOf, release, textureOf } from './geometry.ts';

const accent = 0x3b8cff;

type Content = {
  /** Answers whether another housing is shown than before. */
  readonly show: (design: Design, unit: Unit | undefined, selected: string | undefined) => boolean;
  readonly placeUnder: (ray: Raycaster) => string | undefined;
  /** Middle and radius of a ball around everything. */
  readonly ball: () => readonly [middle: Vector3, radius: number];
  readonly dispose: () => void;
};

/** What stands in the scene; only what has changed is made anew. */
export function createContent(scene: Scene): Content {
  let housing = new Group();
  let housingKey = '';
  let shown = '';
  let panelKey = '';
  const panel = new Group();
  scene.add(panel);
  let mark: Group = new Group();
  let spots: readonly Spot[] = [];
  let size: readonly [number, number, number] = [300, 200, 120];

  const showHousing = (design: Design, unit: Unit): void => {
    const { model, colour, antenna, sideButtons, kind } = unit;
    const key = [kind, model, colour, antenna, sideButtons, design.productFamily].join();
    if (key === housingKey) return;
    release(housing);
    housing = groupOf(housingMesh(design, unit));
    scene.add(housing);
    [housingKey, panelKey] = [key, ''];
    ({ size } = deviceOfUnit(design, unit).model);
  };
  const showPanel = (design: Design, unit: Unit): void => {
    const whole = JSON.stringify([housingKey, unit.controls]);
    if (whole === panelKey) return;
    panelKey = whole;
    spots = spotsOf(design, unit);
    const standing = new Map(panel.children.map((each) => [String(each.userData['key']), each]));
    for (const spot of spots) {
      const key = `${spot.look} ${spot.position.join()}`;
      if (standing.delete(key)) continue;
      const each = spot.mesh ? groupOf(spot.mesh()) : emptyMark(spot, size[2]);
      each.userData = { key, place: spot.place };
      panel.add(each);
    }
    for (const gone of standing.values()) release(gone);
    layOverlay(housing, design, unit);
  };

  return {
    show: (design, unit, selected) => {
      scene.visible = unit !== undefined;
      if (!unit) return false;
      const before = shown;
      shown = `${unit.kind} ${unit.model}`;
      showHousing(design, unit);
      showPanel(design, unit);
      release(mark);
      const spot = spots.find((each) => each.place !== undefined && each.place === selected);
      mark = spot ? ring(spot, size[2], 0.9) : new Group();
      scene.add(mark);
      return before !== shown;
    },
    placeUnder: (ray) => {
      const [hit] = ray.intersectObjects([panel, housing], true);
      for (let each = hit?.object.parent; each; each = each.parent ?? undefined) {
        const named: unknown = each.userData['place'];
        if (typeof named === 'string') return named;
      }
      return hit && nearest(spots, hit.point);
    },
    ball: () => {
      const box = new Box3().setFromObject(housing).expandByObject(panel);
      return [box.getCenter(new Vector3()), box.getSize(new Vector3()).length() / 2];
    },
    dispose: () => {
      for (const group of [housing, panel, mark]) release(group);
    },
  };
}

/** Distance from a part, in mm, within which a point on the panel still means it. */
const nearby = 12;

/** The place that a point on the panel means: the one whose part is nearest, if it is near. */
function nearest(spots: readonly Spot[], { x, y }: Vector3): string | undefined {
  const distances = spots.map(({ place, position, reach }) => {
    const [beside, behind] = [
      Math.max(0, Math.abs(x - position[0]) - reach[0]),
      Math.max(0, Math.abs(y - position[1]) - reach[1]),
    ];
    return { place, distance: Math.hypot(beside, behind) };
  });
  const [first] = distances.toSorted((a, b) => a.distance - b.distance);
  return first && first.distance <= nearby ? first.place : undefined;
}

function ring({ position: [x, y], reach }: Spot, height: number, opacity: number): Group {
  const radius = Math.max(...reach) + 2;
  const material = new MeshBasicMaterial({ color: accent, transparent: true, opacity, depthTest: false });
  const mesh = new Mesh(new RingGeometry(radius, radius + 3, 48), material);
  mesh.position.set(x, y, height + 5);
  mesh.renderOrder = 1;
  return new Group().add(mesh);
}

function emptyMark({ position: [x, y] }: Spot, height: number): Group {
  const material = new MeshStandardMaterial({ color: accent, transparent: true, opacity: 0.85 });
  const mesh = new Mesh(new RingGeometry(5, 8, 32), material);
  mesh.position.set(x, y, height + 0.6);
  return new Group().add(mesh);
}

const pixelsPerMm = 3;

/** Prints the functions of the controls on the panel, in the place of the sheet that the housing came with. */
function layOverlay(housing: Group, design: Design, unit: Unit): void {
  const [sheet] = housing.children.flatMap((each) =>
    each instanceof Mesh && each.material instanceof MeshStandardMaterial && each.material.map
      ? [each.material]
      : [],
  );
  if (!sheet) return;
  sheet.map?.dispose();
  const drawing = overlay(deviceOfUnit(design, unit), factsOf(design, unit), 'TOP');
  sheet.map = textureOf(paint(drawing, pixelsPerMm));
  sheet.needsUpdate = true;
}
