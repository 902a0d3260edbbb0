import { coloursOf, deviceOf, panelOutline, type Control, type Device } from '../factory/device/device.ts';
import { modelOf } from '../factory/device/models.ts';
import type { FileFacts } from '../factory/fileFacts.ts';
import { deviceMesh } from '../factory/model3d/deviceMesh.ts';
import { addFitting } from '../factory/model3d/fittings.ts';
import { emptyMesh, profile, turned, type Mesh, type Surface, type Vector } from '../factory/model3d/mesh.ts';
import type { Design, Unit } from './design.ts';
import { panelPlaces, placedControls, receiverOutputs } from './places.ts';

/** The facts that a unit is drawn from, in the words of the factory of the seed's pictures. */
export function factsOf({ productFamily }: Design, unit: Unit): FileFacts {
  return {
    configurationId: 'DESIGN',
    revision: '0A',
    version: 1,
    productFamily,
    deviceType: unit.kind === 'TRANSMITTER' ? 'PCU' : 'CU',
    model: unit.model,
  };
}

/** A unit as a device that the factory draws. */
export function deviceOfUnit(design: Design, unit: Unit): Device {
  if (unit.kind === 'RECEIVER') {
    const device = deviceOf(factsOf(design, unit));
    const controls = device.controls.filter(({ type }) => type !== 'ANTENNA' || unit.antenna === 'External');
    return { ...device, controls };
  }
  const model = modelOf(unit.model, 'PCU');
  return {
    deviceType: 'PCU',
    model,
    partNumber: 'P00003',
    controls: placedControls(unit.model, unit.controls),
    outline: panelOutline(model, 0, [0, 0]),
    colours: coloursOf(unit.colour),
  };
}

/** The housing with everything that no place of the panel is for. */
export function housingMesh(design: Design, unit: Unit): Mesh {
  const mesh = deviceMesh({ ...deviceOfUnit(design, unit), controls: [] }, factsOf(design, unit));
  addExtras(mesh, unit);
  return mesh;
}

/** The whole unit as one mesh, for a picture of it. */
export function unitMesh(design: Design, unit: Unit): Mesh {
  const mesh = deviceMesh(deviceOfUnit(design, unit), factsOf(design, unit));
  addExtras(mesh, unit);
  return mesh;
}

function addExtras(mesh: Mesh, unit: Unit): void {
  if (unit.kind === 'RECEIVER') return;
  if (unit.antenna === 'External') addWhip(mesh, unit);
  addSideButtons(mesh, unit);
}

const rubber: Surface = { colour: '#1d2025', gloss: 0.15 };

/** The whip of an external antenna, upright at the far edge. */
function addWhip(mesh: Mesh, { model }: Unit): void {
  const [width, depth, height] = modelOf(model, 'PCU').size;
  const foot: Vector = [width * 0.3, depth / 2 + 24, height * 0.55];
  turned(mesh, profile('8,-8 8,10 5.6,14 5.2,150 4.4,156 0.4,157'), foot, rubber);
}

function addSideButtons(mesh: Mesh, { model, sideButtons }: Unit): void {
  const { size, taper } = modelOf(model, 'PCU');
  const [width, depth, height] = size;
  for (const [side, name] of [
    [-1, 'Left'],
    [1, 'Right'],
  ] as const) {
    if (sideButtons !== name && sideButtons !== 'Both') continue;
    const foot: Vector = [side * (width / 2 - taper * 0.2 - 1), depth * 0.08, height * 0.72];
    const cap: Surface = { colour: '#e9edf2', gloss: 0.45 };
    turned(mesh, profile('10,0 10,3 9,4'), foot, rubber, { axis: [side, 0, 0] });
    turned(mesh, profile('7.6,3 7.6,7 6.6,8.4 0.5,8.8'), foot, cap, { axis: [side, 0, 0] });
  }
}

/** Something on the panel of a unit that can be pointed at. */
export type Spot = {
  /** The place or the output that it stands for; undefined for what nobody chooses. */
  readonly place: string | undefined;
  readonly position: readonly [x: number, y: number];
  /** Half the size of what it covers, mm. */
  readonly reach: readonly [x: number, y: number];
  /** A text that is the same as long as it looks the same. */
  readonly look: string;
  /** Builds what stands there; undefined for an empty place. */
  readonly mesh: (() => Mesh) | undefined;
};

/** The parts on a panel, each by itself, and its empty places. A connector stands for the first of its outputs. */
export function spotsOf(design: Design, unit: Unit): readonly Spot[] {
  const device = deviceOfUnit(design, unit);
  const facts = factsOf(design, unit);
  const shown = device.controls.filter(({ type }) => type === 'JOYSTICK' || type === 'LEVER');
  const spots = device.controls.map((control): Spot => {
    const mesh = (): Mesh => {
      const built = emptyMesh();
      addFitting(built, control, device.model.size[2], device, facts);
      return built;
    };
    // A display shows the functions of the sticks.
    const screen = control.type === 'DISPLAY' ? shown.map((each) => each.function) : [];
    const look = [unit.model, control.type, control.function, designatorNumber(control), ...screen].join('|');
    const [width, height] = control.kind.footprint;
    const { position, designator } = control;
    const output = receiverOutputs(unit.model).find(({ connector }) => connector === designator)?.id;
    const place = unit.kind === 'RECEIVER' ? output : placeAt(unit, position);
    return { place, position, reach: [width / 2, height / 2], look, mesh };
  });
  if (unit.kind === 'RECEIVER') return spots;
  const empty = panelPlaces(unit.model).filter(({ id }) => !unit.controls[id]);
  return [
    ...spots,
    ...empty.map(({ id, position }): Spot => ({
      place: id,
      position,
      reach: [9, 9],
      look: unit.model,
      mesh: undefined,
    })),
  ];
}

/** Caps of buttons take their colours in turn. */
const designatorNumber = ({ designator }: Control): string => designator.slice(1);

const placeAt = ({ model }: Unit, position: readonly [number, number]): string | undefined =>
  panelPlaces(model).find(({ position: [x, y] }) => x === position[0] && y === position[1])?.id;
