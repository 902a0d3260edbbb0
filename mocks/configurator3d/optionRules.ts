import {
  allReceiverModels,
  familyFacts,
  isProductFamily,
  transmitterModels,
  formatModel,
} from '../../src/domain/product/families.ts';
import { shellColors } from '../factory/device/device.ts';
import { findModel, type ModelName } from '../factory/device/models.ts';
import {
  antennas,
  displayFeedbacks,
  otherFeedbacks,
  radioFrequencies,
  sideButtonChoices,
  type Design,
  type DesignUnit,
  listPanelControls,
} from './design.ts';
import { formatModelAlternatives, formatList, type Restriction } from './labels.ts';
import {
  displayHousingRestriction,
  countFreeChannels,
  countSideInputs,
  canHaveDisplay,
} from './panelRules.ts';

const optionNames = [
  'radioFrequency',
  'sisp',
  'antenna',
  'model',
  'colour',
  'displayFeedback',
  'otherFeedback',
  'sideButtons',
] as const;
export type OptionName = (typeof optionNames)[number];

type Rule = (unit: DesignUnit, value: string, design: Design) => Restriction | undefined;

const isHandHeld = (model: ModelName): boolean =>
  ['HAND_HELD', 'PISTOL'].includes(findModel(model, 'PCU').form);
const beltModels = transmitterModels.filter((model) => !isHandHeld(model));
const handModels = transmitterModels.filter(isHandHeld);

const standing = (unit: DesignUnit, ...types: readonly string[]): readonly string[] =>
  listPanelControls(unit.model, unit.controls).flatMap(({ type, designator }) =>
    types.includes(type) ? [designator] : [],
  );

const radio: Rule = ({ model, sisp, kind, antenna }, value) => {
  if (value === '2.4 GHz' && sisp)
    return { reason: 'SISP runs on 433, 869 and 915 MHz.', remedy: 'Switch SISP off first.' };
  if (value === '433 MHz' && model === 'POCKET') {
    return {
      reason: 'The antenna for 433 MHz is longer than the Pocket housing.',
      remedy: 'Choose another model, or 869 MHz and above.',
    };
  }
  if (value === '433 MHz' && kind === 'RECEIVER' && antenna === 'Internal') {
    return {
      reason: 'The die-cast lid shields an internal antenna at 433 MHz.',
      remedy: 'Choose an external antenna first.',
    };
  }
  return undefined;
};

const sisp: Rule = (unit, value) => {
  if (value !== 'Yes') return undefined;
  if (unit.radioFrequency === '2.4 GHz')
    return { reason: 'SISP runs on 433, 869 and 915 MHz.', remedy: 'Choose one of these frequencies first.' };
  if (unit.kind === 'TRANSMITTER' && standing(unit, 'E_STOP').length === 0)
    return {
      reason: 'SISP works through the emergency stop, and there is none.',
      remedy: 'Put an emergency stop on the panel first.',
    };
  return undefined;
};

const antenna: Rule = ({ kind, model, radioFrequency }, value) => {
  if (kind === 'TRANSMITTER' && value === 'External' && isHandHeld(model)) {
    return {
      reason: `The ${formatModel(model)} housing has no socket for an external antenna.`,
      remedy: `Choose ${formatModelAlternatives(beltModels)} as the model.`,
    };
  }
  if (kind === 'RECEIVER' && value === 'Internal' && radioFrequency === '433 MHz') {
    return {
      reason: 'The die-cast lid shields an internal antenna at 433 MHz.',
      remedy: 'Choose 869 MHz or above first.',
    };
  }
  return undefined;
};

const model: Rule = ({ kind }, value, { productFamily }) => {
  if (kind === 'TRANSMITTER' || !isProductFamily(productFamily)) return undefined;
  const { receiverModels } = familyFacts[productFamily];
  if (receiverModels.length === 0 || receiverModels.some((name) => name === value)) return undefined;
  return {
    reason: `Product family ${productFamily} has no ${formatModel(value)} receiver.`,
    remedy: `Begin a configuration of a family that has it; ${productFamily} has ${formatList(receiverModels.map(formatModel))}.`,
  };
};

const displayFeedback: Rule = (unit, value) => {
  if (value === 'Display') return canHaveDisplay(unit.model) ? undefined : displayHousingRestriction;
  const names = standing(unit, ...(value === 'None' ? ['DISPLAY', 'LED'] : ['DISPLAY']));
  if (names.length === 0) return undefined;
  return {
    reason: `${formatList(names)} on the panel ${names.length === 1 ? 'shows' : 'show'} what the feedback card sends.`,
    remedy: `Take ${formatList(names)} away first.`,
  };
};

const otherFeedback: Rule = (unit, value) => {
  if (value === 'Vibration' && !isHandHeld(unit.model)) {
    return {
      reason: 'Vibration is felt only in the hand.',
      remedy: `Choose ${formatModelAlternatives(handModels)} as the model.`,
    };
  }
  if (value === 'Buzzer' && unit.model === 'POCKET')
    return { reason: 'The Pocket housing is too thin for a buzzer.', remedy: 'Choose another model.' };
  return undefined;
};

const sideButtons: Rule = (unit, value) => {
  const wanted = sideButtonChoices.find((each) => each === value) ?? 'None';
  if (wanted !== 'None' && ['POCKET', 'PISTOL_GRIP'].includes(unit.model)) {
    return {
      reason: `There is no room on the sides of the ${formatModel(unit.model)} housing.`,
      remedy: 'Choose another model.',
    };
  }
  const free = countFreeChannels({ ...unit, sideButtons: 'None' }, 'digital inputs');
  if (countSideInputs(wanted) <= free) return undefined;
  return {
    reason: `Side buttons take digital inputs of ${formatModel(unit.model)}, and ${free === 0 ? 'none is' : `only ${free} is`} free.`,
    remedy: `Take ${formatList(standing(unit, 'BUTTON', 'TOGGLE_SWITCH'), 'or')} away first.`,
  };
};

/** Values of each option in order, with the rule that refuses some of them. */
const options: Readonly<Record<OptionName, readonly [values: readonly string[], rule: Rule]>> = {
  radioFrequency: [radioFrequencies, radio],
  sisp: [['No', 'Yes'], sisp],
  antenna: [antennas, antenna],
  model: [transmitterModels, model],
  colour: [shellColors.map(({ name }) => name), () => undefined],
  displayFeedback: [displayFeedbacks, displayFeedback],
  otherFeedback: [otherFeedbacks, otherFeedback],
  sideButtons: [sideButtonChoices, sideButtons],
};

const ofTransmitters: readonly OptionName[] = ['colour', 'displayFeedback', 'otherFeedback', 'sideButtons'];

export const listOptions = ({ kind }: DesignUnit): readonly OptionName[] =>
  optionNames.filter((name) => kind === 'TRANSMITTER' || !ofTransmitters.includes(name));

export const formatOptionValue = (name: OptionName, value: string): string =>
  name === 'model' ? formatModel(value) : value;

export const listOptionValues = ({ kind }: DesignUnit, name: OptionName): readonly string[] =>
  name === 'model' && kind === 'RECEIVER' ? allReceiverModels : options[name][0];

export const findOptionRestriction = (
  design: Design,
  unit: DesignUnit,
  name: OptionName,
  value: string,
): Restriction | undefined => options[name][1](unit, value, design);

export function findCableRestriction({ units }: Design): Restriction | undefined {
  const isPossible = units.some(({ kind, model: name }) => kind === 'TRANSMITTER' && !isHandHeld(name));
  if (isPossible) return undefined;
  return {
    reason: 'The cable needs a transmitter with a socket for it.',
    remedy: `Choose ${formatModelAlternatives(beltModels)} as the model of a transmitter.`,
  };
}
