import type { Control } from '../factory/device/device.ts';
import { controlKinds, type ControlType } from '../factory/device/controls.ts';
import { modelOf, placesOf, type ModelName, type Place } from '../factory/device/models.ts';

export type { Place } from '../factory/device/models.ts';
import type { Fittings } from './design.ts';
import { transmitterModels } from '../../src/domain/product/families.ts';

const isTransmitter = (model: ModelName): boolean => transmitterModels.some((name) => name === model);

/** The places on the panel of a model, row by row from the far edge, each from left to right. */
export const panelPlaces = (model: ModelName): readonly Place[] =>
  placesOf(modelOf(model, isTransmitter(model) ? 'PCU' : 'CU'));

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
