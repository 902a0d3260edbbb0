import type { Quote } from '../../../src/domain/quote/wire.ts';
import type { Cms } from '../cms.ts';
import { connectorsOf, unitsOf, type Component, type QuotedUnit } from './components.ts';
import type { ProductTree } from './contract.ts';

const nodeOf = (component: Component, kind: QuotedUnit['kind']): ProductTree => ({
  designator: component.designator,
  componentType: component.componentType,
  partNumber: component.partNumber,
  name: component.function,
  outputs: kind === 'TRANSMITTER' ? [...connectorsOf(component)] : [],
  children: [],
});

/** The part that a unit is made of, by its model; empty where nothing is made of that model. */
function partOf(cms: Cms, { kind, model }: QuotedUnit): string {
  const label = model.replaceAll('_', ' ').toLowerCase();
  const part = cms.parts
    .all()
    .find((each) =>
      kind === 'TRANSMITTER'
        ? each.partType === 'TRANSMITTER' && each.modelCompatibility.some((one) => one === model)
        : each.partType === 'RECEIVER' &&
          each.label.replaceAll(' ', '').toLowerCase() === `receiver${label.replaceAll(' ', '')}`,
    );
  return part?.partNumber ?? '';
}

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
