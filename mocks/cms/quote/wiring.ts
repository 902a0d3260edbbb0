import type { Place } from '../../../src/domain/quote/devices.ts';
import type { Quote } from '../../../src/domain/quote/wire.ts';
import { connectorsOf, unitsOf } from './components.ts';
import type { WiringError } from './contract.ts';

/** The connectors that work an output by its type, the fittest first. A CAN message goes over the bus and takes none. */
const worksOutput: Readonly<Record<string, readonly string[]>> = {
  relay: ['DIGITAL', 'E_STOP'],
  'mosfet output': ['DIGITAL'],
  'pwm output': ['ANALOGUE'],
  'voltage output': ['ANALOGUE'],
};

const wantedBy = ({ componentType }: Place): readonly string[] =>
  worksOutput[componentType.toLowerCase()] ?? [];

const errorOf = (component: Place, connectorType: string): WiringError => {
  const { designator, componentType } = component;
  return {
    partOutPut: { connectorType },
    component: { designator, componentType },
    description: `${designator} (${componentType}) needs a connector of the type ${connectorType}, and no control of the transmitters has one free.`,
  };
};

/**
 * Gives each output of the receivers a connector of a control on one of the transmitters. Answers their number, or the
 * first output that is left without one. Where there are no receivers there is nothing to wire.
 */
export function wire(quote: Quote): number | WiringError {
  const units = unitsOf(quote);
  const of = (kind: string): readonly Place[] =>
    units.filter((unit) => unit.kind === kind).flatMap(({ components }) => components);
  const free = new Map<string, number>();
  for (const { connectorType, count } of of('TRANSMITTER').flatMap(connectorsOf)) {
    free.set(connectorType, (free.get(connectorType) ?? 0) + count);
  }
  let connections = 0;
  for (const output of of('RECEIVER')) {
    const wanted = wantedBy(output);
    const [fittest] = wanted;
    if (fittest === undefined) continue;
    const taken = wanted.find((type) => (free.get(type) ?? 0) > 0);
    if (taken === undefined) return errorOf(output, fittest);
    free.set(taken, (free.get(taken) ?? 0) - 1);
    connections += 1;
  }
  return connections;
}
