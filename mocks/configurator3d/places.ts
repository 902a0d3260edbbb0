import type { Control } from '../factory/device/device.ts';
import { controlKinds, type ControlType } from '../factory/device/controls.ts';
import { modelOf, type ModelName } from '../factory/device/models.ts';
import type { Point } from '../factory/drawing/outline.ts';
import type { Fittings } from './design.ts';
import { transmitterModels } from '../../src/domain/product/families.ts';

/** A place on a panel: where something can stand, and what stands there as the model comes. */
export type Place = {
  /** Row and place in it, both from 1: "3.2". */
  readonly id: string;
  readonly position: Point;
  readonly standard: ControlType;
};

const isTransmitter = (model: ModelName): boolean => transmitterModels.some((name) => name === model);

/** The places on the panel of a model, row by row from the far edge, each from left to right. */
export function panelPlaces(model: ModelName): readonly Place[] {
  const { rows } = modelOf(model, isTransmitter(model) ? 'PCU' : 'CU');
  return rows.flatMap(([x, y, pitch, ...types], row) =>
    types.map((standard, index) => ({
      id: `${row + 1}.${index + 1}`,
      position: [x + (index - (types.length - 1) / 2) * pitch, y],
      standard,
    })),
  );
}

/** An output of a receiver, and the connector it is led to. */
export type Output = { readonly id: string; readonly connector: string };

const outputsPerConnector = 4;

/** The outputs a receiver can have: four on each of its connectors. */
export function receiverOutputs(model: ModelName): readonly Output[] {
  const connectors = panelPlaces(model).filter(({ standard }) => standard === 'CONNECTOR').length;
  return Array.from({ length: connectors * outputsPerConnector }, (_, index) => ({
    id: `K${index + 1}`,
    connector: `X${Math.floor(index / outputsPerConnector) + 1}`,
  }));
}

/** A control on a panel with the place it stands at. */
export type PlacedControl = Control & { readonly place: string };

/** The controls of a panel with their designators, which count each type in the order of the places. */
export function placedControls(model: ModelName, fittings: Fittings<ControlType>): readonly PlacedControl[] {
  const counts = new Map<ControlType, number>();
  return panelPlaces(model).flatMap(({ id, position }) => {
    const fitted = fittings[id];
    if (!fitted) return [];
    const number = (counts.get(fitted.type) ?? 0) + 1;
    counts.set(fitted.type, number);
    const kind = controlKinds[fitted.type];
    return [
      {
        place: id,
        designator: `${kind.designator}${number}`,
        type: fitted.type,
        kind,
        position,
        function: fitted.function,
      },
    ];
  });
}
