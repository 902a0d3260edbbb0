import { formatNamedField, createFieldReader } from './fields.ts';
import type { Configurator } from './quoteDto.ts';

export type ReceiverContent = {
  readonly productName: string;
  readonly quantity: number | undefined;
  readonly model: string;
  readonly radioFrequency: string;
  readonly sisp: boolean | undefined;
  readonly antenna: string;
  readonly sideButtons: string;
  readonly others: string;
};

export type TransmitterContent = ReceiverContent & {
  readonly displayFeedback: string;
  readonly otherFeedback: string;
};

export type ConfigurationContent = {
  readonly systemName: string;
  readonly productFamily: string;
  readonly cableControl: boolean | undefined;
  readonly transmitters: readonly TransmitterContent[];
  readonly receivers: readonly ReceiverContent[];
};

function receiverOf({ fields }: Configurator): ReceiverContent {
  const { text, number, choice } = createFieldReader(fields);
  return {
    productName: text('productName'),
    quantity: number('quantity'),
    model: formatNamedField('model', text('model')),
    radioFrequency: text('radioFrequency'),
    sisp: choice('sisp'),
    antenna: text('antenna'),
    sideButtons: text('sideButtons'),
    others: text('others'),
  };
}

function transmitterOf(configurator: Configurator): TransmitterContent {
  const { text } = createFieldReader(configurator.fields);
  return {
    ...receiverOf(configurator),
    displayFeedback: text('displayFeedback'),
    otherFeedback: text('otherFeedback'),
  };
}

export function readConfigurationContent(product: Configurator | null | undefined): ConfigurationContent {
  const { text, choice } = createFieldReader(product?.fields);
  const named = (kind: RegExp): readonly Configurator[] =>
    (product?.configurators ?? []).filter(({ name }) => kind.test(name ?? ''));
  return {
    systemName: text('systemName'),
    productFamily: text('productFamily'),
    cableControl: choice('cableControl'),
    transmitters: named(/^transmitter\b/i).map(transmitterOf),
    receivers: named(/^receiver\b/i).map(receiverOf),
  };
}
