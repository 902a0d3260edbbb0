import { placeOf, type Place } from '../../../src/domain/quote/devices.ts';
import { readFields } from '../../../src/domain/quote/fields.ts';
import type { Configurator, Quote } from '../../../src/domain/quote/wire.ts';
import { placedControls } from '../../configurator3d/places.ts';
import { unitFrom } from '../../configurator3d/product.ts';
import type { DeviceDesign } from '../../factory/fileFacts.ts';

export type QuotedUnit = {
  readonly kind: 'TRANSMITTER' | 'RECEIVER';
  /** "Transmitter 1". */
  readonly name: string;
  readonly productName: string;
  readonly model: string;
  readonly components: readonly Place[];
  /** What its files show; undefined of a receiver, of which nothing is designed that shows. */
  readonly design: DeviceDesign | undefined;
};

function designOf(configurator: Configurator): DeviceDesign | undefined {
  const unit = unitFrom(configurator, '');
  if (unit?.kind !== 'TRANSMITTER') return undefined;
  const controls = placedControls(unit.model, unit.controls).map(
    ({ designator, type, position, function: does }) => ({ designator, type, position, function: does }),
  );
  return { colour: unit.colour, controls };
}

export const unitsOf = ({ products }: Quote): readonly QuotedUnit[] =>
  (products ?? [])
    .flatMap(({ configuredProduct }) => configuredProduct?.configurators ?? [])
    .flatMap((configurator) => {
      const { name, fields, configurators } = configurator;
      const [, word = ''] = /^(transmitter|receiver)\b/i.exec(name ?? '') ?? [];
      if (word === '') return [];
      const { text } = readFields(fields);
      return [
        {
          kind: word.toLowerCase() === 'transmitter' ? ('TRANSMITTER' as const) : ('RECEIVER' as const),
          name: name ?? '',
          productName: text('productName'),
          model: text('model'),
          components: (configurators ?? []).map(placeOf),
          design: designOf(configurator),
        },
      ];
    });

const several: Readonly<Record<string, number>> = { joystick: 2, 'toggle switch': 2 };
const unoffered = ['', 'NONE', 'LED_DRIVER', 'DISPLAY_FEEDBACK'];

/** The connectors that a control offers: one for each axis or position. A lamp or display offers none. */
export const connectorsOf = ({
  componentType,
  connector,
}: Place): readonly { readonly connectorType: string; readonly count: number }[] =>
  unoffered.includes(connector)
    ? []
    : [{ connectorType: connector, count: several[componentType.toLowerCase()] ?? 1 }];
