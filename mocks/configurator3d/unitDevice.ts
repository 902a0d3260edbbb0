import { findShellColors, buildDevice, createPanelOutline, type Device } from '../factory/device/device.ts';
import { findModel } from '../factory/device/models.ts';
import type { FileFacts } from '../factory/fileFacts.ts';
import { createRevolvedSolid, type Solid } from '../factory/model3d/solids.ts';
import { createSolidModel, type SolidModel } from '../factory/model3d/view.ts';
import {
  type Design,
  type DesignUnit,
  listModelPanelPositions,
  listPanelControls,
  listReceiverOutputs,
} from './design.ts';

const factsOf = ({ productFamily }: Design, unit: DesignUnit): FileFacts => ({
  configurationId: 'DESIGN',
  revision: '0A',
  version: 1,
  productFamily,
  deviceType: unit.kind === 'TRANSMITTER' ? 'PCU' : 'CU',
  model: unit.model,
});

function deviceOfUnit(design: Design, unit: DesignUnit): Device {
  if (unit.kind === 'RECEIVER') {
    const device = buildDevice(factsOf(design, unit));
    const controls = device.controls.filter(({ type }) => type !== 'ANTENNA' || unit.antenna === 'External');
    return { ...device, controls };
  }
  const model = findModel(unit.model, 'PCU');
  return {
    deviceType: 'PCU',
    model,
    partNumber: 'P00003',
    controls: listPanelControls(unit.model, unit.controls),
    outline: createPanelOutline(model, 0, [0, 0]),
    colours: findShellColors(unit.colour),
  };
}

export function createUnitModel(design: Design, unit: DesignUnit): SolidModel {
  const { housing, parts } = createSolidModel(deviceOfUnit(design, unit), factsOf(design, unit));
  if (unit.kind === 'RECEIVER') return { housing, parts };
  const whip = unit.antenna === 'External' ? [whipOf(unit)] : [];
  return { housing: [...housing, ...whip, ...sideButtonsOf(unit)], parts };
}

const rubber = '#1d2025';

function whipOf({ model }: DesignUnit): Solid {
  const [width, depth, height] = findModel(model, 'PCU').size;
  return createRevolvedSolid(
    '8,-8 8,10 5.6,14 5.2,150 4.4,156',
    [width * 0.3, depth / 2 + 24, height * 0.55],
    rubber,
  );
}

const sideButtonsOf = ({ model, sideButtons }: DesignUnit): readonly Solid[] =>
  (
    [
      [-1, 'Left'],
      [1, 'Right'],
    ] as const
  ).flatMap(([side, name]) => {
    if (sideButtons !== name && sideButtons !== 'Both') return [];
    const { size, taper } = findModel(model, 'PCU');
    const foot = [side * (size[0] / 2 - taper * 0.2 - 1), size[1] * 0.08, size[2] * 0.72] as const;
    const axis = [side, 0, 0] as const;
    return [
      createRevolvedSolid('10,0 10,3 9,4', foot, rubber, { axis }),
      createRevolvedSolid('7.6,3 7.6,7 6.6,8.4', foot, '#e9edf2', { axis }),
    ];
  });

export type PanelSpot = {
  /** The position or output it represents; undefined if it cannot be selected. */
  readonly place: string | undefined;
  readonly position: readonly [x: number, y: number];
  /** Half the width and height it covers, in mm. */
  readonly reach: readonly [x: number, y: number];
  readonly isEmpty: boolean;
};

export function listPanelSpots(design: Design, unit: DesignUnit): readonly PanelSpot[] {
  const spots = deviceOfUnit(design, unit).controls.map(({ kind, position, designator }): PanelSpot => {
    const [width, height] = kind.footprint;
    const output = listReceiverOutputs(unit.model).find(({ connector }) => connector === designator)?.id;
    const place = unit.kind === 'RECEIVER' ? output : placeAt(unit, position);
    return { place, position, reach: [width / 2, height / 2], isEmpty: false };
  });
  if (unit.kind === 'RECEIVER') return spots;
  const empty = listModelPanelPositions(unit.model).filter(({ id }) => !unit.controls[id]);
  return [
    ...spots,
    ...empty.map(({ id, position }): PanelSpot => ({ place: id, position, reach: [9, 9], isEmpty: true })),
  ];
}

const placeAt = ({ model }: DesignUnit, position: readonly [number, number]): string | undefined =>
  listModelPanelPositions(model).find(({ position: [x, y] }) => x === position[0] && y === position[1])?.id;
