import {
  allReceiverModels,
  familyFacts,
  isProductFamily,
  transmitterModels,
  formatModel,
} from '../../src/domain/product/families.ts';
import { shells } from '../factory/device/device.ts';
import { modelOf, type ModelName } from '../factory/device/models.ts';
import {
  antennas,
  displayFeedbacks,
  otherFeedbacks,
  radioFrequencies,
  sideButtonChoices,
  type Design,
  type Unit,
  placedControls,
} from './design.ts';
import { anyModel, listed, type Refusal } from './labels.ts';
import { displayHousing, freeChannels, sideInputs, takesDisplay } from './panelRules.ts';

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

type Rule = (unit: Unit, value: string, design: Design) => Refusal | undefined;

const isHandHeld = (model: ModelName): boolean =>
  ['HAND_HELD', 'PISTOL'].includes(modelOf(model, 'PCU').form);
const beltModels = transmitterModels.filter((model) => !isHandHeld(model));
const handModels = transmitterModels.filter(isHandHeld);

const standing = (unit: Unit, ...types: readonly string[]): readonly string[] =>
  placedControls(unit.model, unit.controls).flatMap(({ type, designator }) =>
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
      remedy: `Choose ${anyModel(beltModels)} as the model.`,
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
    remedy: `Begin a configuration of a family that has it; ${productFamily} has ${listed(receiverModels.map(formatModel))}.`,
  };
};

const displayFeedback: Rule = (unit, value) => {
  if (value === 'Display') return takesDisplay(unit.model) ? undefined : displayHousing;
  const names = standing(unit, ...(value === 'None' ? ['DISPLAY', 'LED'] : ['DISPLAY']));
  if (names.length === 0) return undefined;
  return {
    reason: `${listed(names)} on the panel ${names.length === 1 ? 'shows' : 'show'} what the feedback card sends.`,
    remedy: `Take ${listed(names)} away first.`,
  };
};

const otherFeedback: Rule = (unit, value) => {
  if (value === 'Vibration' && !isHandHeld(unit.model)) {
    return {
      reason: 'Vibration is felt only in the hand.',
      remedy: `Choose ${anyModel(handModels)} as the model.`,
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
  const free = freeChannels({ ...unit, sideButtons: 'None' }, 'digital inputs');
  if (sideInputs(wanted) <= free) return undefined;
  return {
    reason: `Side buttons take digital inputs of ${formatModel(unit.model)}, and ${free === 0 ? 'none is' : `only ${free} is`} free.`,
    remedy: `Take ${listed(standing(unit, 'BUTTON', 'TOGGLE_SWITCH'), 'or')} away first.`,
  };
};

/** Values of each option in their order, and the rule that refuses some. */
const options: Readonly<Record<OptionName, readonly [values: readonly string[], rule: Rule]>> = {
  radioFrequency: [radioFrequencies, radio],
  sisp: [['No', 'Yes'], sisp],
  antenna: [antennas, antenna],
  model: [transmitterModels, model],
  colour: [shells.map(({ name }) => name), () => undefined],
  displayFeedback: [displayFeedbacks, displayFeedback],
  otherFeedback: [otherFeedbacks, otherFeedback],
  sideButtons: [sideButtonChoices, sideButtons],
};

const ofTransmitters: readonly OptionName[] = ['colour', 'displayFeedback', 'otherFeedback', 'sideButtons'];

export const optionsOf = ({ kind }: Unit): readonly OptionName[] =>
  optionNames.filter((name) => kind === 'TRANSMITTER' || !ofTransmitters.includes(name));

export const optionText = (name: OptionName, value: string): string =>
  name === 'model' ? formatModel(value) : value;

export const optionValues = ({ kind }: Unit, name: OptionName): readonly string[] =>
  name === 'model' && kind === 'RECEIVER' ? allReceiverModels : options[name][0];

export const optionRefusal = (
  design: Design,
  unit: Unit,
  name: OptionName,
  value: string,
): Refusal | undefined => options[name][1](unit, value, design);

export function cableRefusal({ units }: Design): Refusal | undefined {
  const isPossible = units.some(({ kind, model: name }) => kind === 'TRANSMITTER' && !isHandHeld(name));
  if (isPossible) return undefined;
  return {
    reason: 'The cable needs a transmitter with a socket for it.',
    remedy: `Choose ${anyModel(beltModels)} as the model of a transmitter.`,
  };
}
