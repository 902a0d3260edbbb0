import type { Place } from '../../../src/domain/quote/devices.ts';
import type { Quote } from '../../../src/domain/quote/wire.ts';
import type { Cms } from '../cms.ts';
import { connectorsOf, unitsOf, type QuotedUnit } from './components.ts';
import type { ProductTree } from './contract.ts';
import { partOf } from './devices.ts';

const nodeOf = (component: Place, kind: QuotedUnit['kind']): ProductTree => ({
  designator: component.designator,
  componentType: component.componentType,
  partNumber: component.partNumber,
  name: component.function,
  outputs: kind === 'TRANSMITTER' ? [...connectorsOf(component)] : [],
  children: [],
});

/** The tree of a quote: the system, its transmitters and receivers, and what stands in each. */
export const treeOf = (cms: Cms, quote: Quote): ProductTree => ({
  designator: '',
  componentType: 'System',
  partNumber: '',
  name: quote.name ?? '',
  outputs: [],
  children: unitsOf(quote).map((unit) => ({
    designator: unit.name,
    componentType: unit.kind === 'TRANSMITTER' ? 'Transmitter' : 'Receiver',
    partNumber: partOf(cms, unit),
    name: unit.productName,
    outputs: [],
    children: unit.components.map((component) => nodeOf(component, unit.kind)),
  })),
});
