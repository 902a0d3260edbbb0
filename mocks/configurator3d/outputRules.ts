import { allReceiverModels, type ReceiverModel } from '../../src/domain/product/families.ts';
import { type OutputType, type DesignUnit, listReceiverOutputs, type ReceiverOutput } from './design.ts';
import {
  formatModelAlternatives,
  capitalize,
  formatList,
  outputLabels,
  addArticle,
  findFirstRestriction,
  type Restriction,
} from './labels.ts';

const kinds: Readonly<Record<ReceiverModel, readonly OutputType[]>> = {
  CANBUS: ['RELAY', 'MOSFET', 'PWM', 'CAN_MESSAGE'],
  RELAY: ['RELAY', 'MOSFET'],
  MOSFET: ['MOSFET', 'PWM'],
  DANFOSS_VOLTAGE: ['VOLTAGE', 'MOSFET'],
  SCP: ['RELAY', 'CAN_MESSAGE'],
  PWM: ['PWM', 'MOSFET'],
};

/** Connector poles an output needs. A CAN message goes over the bus, which is always wired. */
const poles: Readonly<Record<OutputType, number>> = {
  RELAY: 2,
  MOSFET: 1,
  PWM: 2,
  VOLTAGE: 1,
  CAN_MESSAGE: 0,
};
/** Poles of a connector available for outputs, without supply, bus and stop. */
const polesPerConnector = 6;
const maxPwm = 4;

function withoutCard({ model }: DesignUnit, type: OutputType): Restriction | undefined {
  const receivers = allReceiverModels.filter((name) => kinds[name].includes(type));
  if (receivers.some((name) => name === model)) return undefined;
  return {
    reason: `${capitalize(addArticle(outputLabels[type]))} needs the ${formatModelAlternatives(receivers)} receiver.`,
    remedy: `Choose ${formatModelAlternatives(receivers)} as the model, in a product family that has it.`,
  };
}

function withoutPoles(unit: DesignUnit, output: ReceiverOutput, type: OutputType): Restriction | undefined {
  const others = listReceiverOutputs(unit.model).flatMap(({ id, connector }) => {
    const fitted = unit.outputs[id];
    const isOther = connector === output.connector && id !== output.id && fitted;
    return isOther && poles[fitted.type] > 0 ? [{ id, poles: poles[fitted.type] }] : [];
  });
  const free = polesPerConnector - others.reduce((sum, each) => sum + each.poles, 0);
  if (free >= poles[type]) return undefined;
  const names = others.map(({ id }) => id);
  return {
    reason: `${capitalize(addArticle(outputLabels[type]))} takes ${poles[type]} of the ${polesPerConnector} poles of ${output.connector}; ${formatList(names)} leave ${free}.`,
    remedy: `Take ${formatList(names, 'or')} off ${output.connector}, or use another connector.`,
  };
}

function tooManyPwm(unit: DesignUnit, output: ReceiverOutput, type: OutputType): Restriction | undefined {
  const others = Object.entries(unit.outputs).flatMap(([id, fitted]) =>
    id !== output.id && fitted?.type === 'PWM' ? [id] : [],
  );
  if (type !== 'PWM' || others.length < maxPwm) return undefined;
  return {
    reason: `The output card drives ${maxPwm} PWM outputs, and ${formatList(others)} are these.`,
    remedy: `Take ${formatList(others, 'or')} away first.`,
  };
}

export const findOutputRestriction = (
  unit: DesignUnit,
  output: ReceiverOutput,
  type: OutputType,
): Restriction | undefined =>
  findFirstRestriction([
    withoutCard(unit, type),
    withoutPoles(unit, output, type),
    tooManyPwm(unit, output, type),
  ]);
