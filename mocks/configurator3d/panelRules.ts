import { formatModel, transmitterModels, type TransmitterModel } from '../../src/domain/product/families.ts';
import { controlKinds, createOpeningOutline, createScrewHoles } from '../factory/device/controls.ts';
import { createPanelOutline, getRimWidth } from '../factory/device/device.ts';
import { findModel, type ModelName, type PanelPosition } from '../factory/device/models.ts';
import { flattenOutline, type Point } from '../factory/drawing/drawing.ts';
import {
  type PanelType,
  type DesignUnit,
  listModelPanelPositions,
  listPanelControls,
  type PanelControl,
} from './design.ts';
import {
  formatModelAlternatives,
  capitalize,
  controlLabels,
  formatList,
  addArticle,
  combineRestrictions,
  findFirstRestriction,
  type Restriction,
} from './labels.ts';

/** Space a part needs below the panel, in mm. */
const depth: Readonly<Record<PanelType, number>> = {
  JOYSTICK: 62,
  LEVER: 60,
  BUTTON: 22,
  TOGGLE_SWITCH: 28,
  POTENTIOMETER: 26,
  LED: 15,
  DISPLAY: 32,
  E_STOP: 40,
};

type HostChannel = 'analogue inputs' | 'digital inputs' | 'lamp drivers';
/** Channels of the processor card a part occupies. */
const takes: Partial<Readonly<Record<PanelType, readonly [HostChannel, number]>>> = {
  JOYSTICK: ['analogue inputs', 2],
  LEVER: ['analogue inputs', 1],
  POTENTIOMETER: ['analogue inputs', 1],
  BUTTON: ['digital inputs', 1],
  TOGGLE_SWITCH: ['digital inputs', 2],
  LED: ['lamp drivers', 1],
};
const channelOf = (type: PanelType | undefined): HostChannel | undefined => type && takes[type]?.[0];
const channels: Readonly<Record<TransmitterModel, Readonly<Record<HostChannel, number>>>> = {
  MEGA: { 'analogue inputs': 12, 'digital inputs': 24, 'lamp drivers': 8 },
  MAXI: { 'analogue inputs': 8, 'digital inputs': 14, 'lamp drivers': 6 },
  MINI: { 'analogue inputs': 6, 'digital inputs': 12, 'lamp drivers': 4 },
  MICRO: { 'analogue inputs': 6, 'digital inputs': 8, 'lamp drivers': 4 },
  XS_DRIVE: { 'analogue inputs': 4, 'digital inputs': 6, 'lamp drivers': 3 },
  PISTOL_GRIP: { 'analogue inputs': 0, 'digital inputs': 6, 'lamp drivers': 3 },
  ROCKET: { 'analogue inputs': 0, 'digital inputs': 10, 'lamp drivers': 3 },
  POCKET: { 'analogue inputs': 0, 'digital inputs': 6, 'lamp drivers': 2 },
};
const channelsOf = (model: ModelName): Readonly<Record<HostChannel, number>> =>
  channels[transmitterModels.find((name) => name === model) ?? 'MAXI'];

export const countSideInputs = (sideButtons: DesignUnit['sideButtons']): number =>
  ({ None: 0, Left: 1, Right: 1, Both: 2 })[sideButtons];

export function countFreeChannels(
  unit: DesignUnit,
  channel: HostChannel,
  without: readonly string[] = [],
): number {
  const used = Object.entries(unit.controls).map(([place, fitted]) => {
    const [kind, count] = (fitted && takes[fitted.type]) ?? [];
    return !without.includes(place) && kind === channel ? (count ?? 0) : 0;
  });
  const side = channel === 'digital inputs' ? countSideInputs(unit.sideButtons) : 0;
  return channelsOf(unit.model)[channel] - side - used.reduce((sum, each) => sum + each, 0);
}

const displayModels = transmitterModels.filter((model) =>
  listModelPanelPositions(model).some(({ standard }) => standard === 'DISPLAY'),
);
export const canHaveDisplay = (model: ModelName): boolean => displayModels.some((name) => name === model);
export const displayHousingRestriction: Restriction = {
  reason: `A display needs the ${formatModelAlternatives(displayModels)} housing.`,
  remedy: `Choose ${formatModelAlternatives(displayModels)} as the model.`,
};

const housings = (fits: (model: TransmitterModel) => boolean): string =>
  formatModelAlternatives(transmitterModels.filter(fits));

function tooDeep(unit: DesignUnit, type: PanelType): Restriction | undefined {
  const height = (model: ModelName): number => findModel(model, 'PCU').size[2];
  if (height(unit.model) >= depth[type]) return undefined;
  return {
    reason: `${capitalize(addArticle(controlLabels[type]))} needs ${depth[type]} mm below the panel; the ${formatModel(unit.model)} housing is ${height(unit.model)} mm high.`,
    remedy: `Choose ${housings((model) => height(model) >= depth[type])} as the model.`,
  };
}

/** `leaving` lists controls that are removed in any case. */
function withoutChannel(
  unit: DesignUnit,
  { id }: PanelPosition,
  type: PanelType,
  leaving: readonly PanelControl[],
): Restriction | undefined {
  const [channel, count] = takes[type] ?? [];
  if (!channel || !count) return undefined;
  const has = channelsOf(unit.model)[channel];
  const free = countFreeChannels(unit, channel, [id, ...leaving.map(({ place }) => place)]);
  if (free >= count) return undefined;
  const name = capitalize(addArticle(controlLabels[type]));
  const larger = transmitterModels.filter((model) => channels[model][channel] > has);
  if (has === 0) {
    return {
      reason: `${name} needs ${channel}, and the ${formatModel(unit.model)} housing has none.`,
      remedy: `Choose ${formatModelAlternatives(larger)} as the model.`,
    };
  }
  const others = listPanelControls(unit.model, unit.controls)
    .filter((control) => !leaving.some(({ place }) => place === control.place))
    .filter(({ place }) => place !== id && channelOf(unit.controls[place]?.type) === channel)
    .map(({ designator }) => designator);
  return {
    reason: `${name} takes ${count} of the ${has} ${channel} of ${formatModel(unit.model)}, and ${free === 0 ? 'none is' : `only ${free} is`} free.`,
    remedy: `Take ${formatList(others, 'or')} away${larger.length > 0 ? `, or choose ${formatModelAlternatives(larger)} as the model` : ''}.`,
  };
}

/** Whether a point lies inside a convex polygon whose corners run counter-clockwise. */
const isInside = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });

function overTheEdge(
  unit: DesignUnit,
  { position }: PanelPosition,
  type: PanelType,
): Restriction | undefined {
  const model = findModel(unit.model, 'PCU');
  const kind = controlKinds[type];
  const edge = flattenOutline(createPanelOutline(model, getRimWidth(model), [0, 0]), 0.2);
  const cuts = [createOpeningOutline(kind.opening, position), ...createScrewHoles(kind, position)];
  if (cuts.flatMap((cut) => flattenOutline(cut, 0.5)).every((point) => isInside(point, edge)))
    return undefined;
  return {
    reason: `The opening for ${addArticle(controlLabels[type])} reaches over the edge of the panel here.`,
    remedy: 'Choose a place nearer to the middle of the panel, or a larger model.',
  };
}

function covered(
  unit: DesignUnit,
  { id, position }: PanelPosition,
  type: PanelType,
): readonly PanelControl[] {
  const [width, height] = controlKinds[type].footprint;
  return listPanelControls(unit.model, unit.controls).filter(({ place, position: [x, y], kind }) => {
    const isBeside = Math.abs(x - position[0]) >= (width + kind.footprint[0]) / 2;
    const isBehind = Math.abs(y - position[1]) >= (height + kind.footprint[1]) / 2;
    return place !== id && !isBeside && !isBehind;
  });
}

function inTheWay(unit: DesignUnit, place: PanelPosition, type: PanelType): Restriction | undefined {
  const [width, height] = controlKinds[type].footprint;
  const names = covered(unit, place, type).map(({ designator }) => designator);
  if (names.length === 0) return undefined;
  return {
    reason: `${capitalize(addArticle(controlLabels[type]))} covers ${width} × ${height} mm here, and ${formatList(names)} ${names.length === 1 ? 'stands' : 'stand'} in its way.`,
    remedy: `Take ${formatList(names)} away first.`,
  };
}

const only: readonly PanelType[] = ['E_STOP', 'DISPLAY'];

function already(unit: DesignUnit, { id }: PanelPosition, type: PanelType): Restriction | undefined {
  const other = listPanelControls(unit.model, unit.controls).find(
    (control) => control.type === type && control.place !== id,
  );
  if (!only.includes(type) || !other) return undefined;
  return {
    reason: `A transmitter carries one ${controlLabels[type].toLowerCase()}, and that is ${other.designator}.`,
    remedy: `Take ${other.designator} away first.`,
  };
}

function withoutFeedback({ displayFeedback }: DesignUnit, type: PanelType): Restriction | undefined {
  if (type === 'DISPLAY' && displayFeedback !== 'Display') {
    return {
      reason: 'A display shows what the feedback card sends, and display feedback is not chosen.',
      remedy: 'Choose Display as the display feedback.',
    };
  }
  if (type === 'LED' && displayFeedback === 'None') {
    return {
      reason: 'A lamp shows what the feedback card sends, and there is no feedback.',
      remedy: 'Choose LED or Display as the display feedback.',
    };
  }
  return undefined;
}

export const findPanelRestriction = (
  unit: DesignUnit,
  place: PanelPosition,
  type: PanelType,
): Restriction | undefined =>
  findFirstRestriction([
    type === 'DISPLAY' && !canHaveDisplay(unit.model) && displayHousingRestriction,
    tooDeep(unit, type),
    already(unit, place, type),
    overTheEdge(unit, place, type),
    combineRestrictions([
      withoutFeedback(unit, type),
      inTheWay(unit, place, type),
      withoutChannel(unit, place, type, covered(unit, place, type)),
    ]),
  ]);

export function findRemovalRestriction(unit: DesignUnit, { id }: PanelPosition): Restriction | undefined {
  if (unit.controls[id]?.type !== 'E_STOP' || !unit.sisp) return undefined;
  return {
    reason: 'SISP works through the emergency stop.',
    remedy: 'Switch SISP off first.',
  };
}
