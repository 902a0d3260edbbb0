import { placeOf, type Place } from '../../../src/domain/quote/devices.ts';
import { readFields } from '../../../src/domain/quote/fields.ts';
import type { Quote } from '../../../src/domain/quote/wire.ts';

/** A transmitter or receiver of a quote. */
export type QuotedUnit = {
  readonly kind: 'TRANSMITTER' | 'RECEIVER';
  /** "Transmitter 1". */
  readonly name: string;
  readonly productName: string;
  readonly model: string;
  readonly components: readonly Place[];
};

/** The transmitters and receivers of a quote with all that stands in them. */
export const unitsOf = ({ products }: Quote): readonly QuotedUnit[] =>
  (products ?? [])
    .flatMap(({ configuredProduct }) => configuredProduct?.configurators ?? [])
    .flatMap(({ name, fields, configurators }) => {
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
