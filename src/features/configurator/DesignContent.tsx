import type { ReactElement } from 'react';
import { contentOf, type ReceiverContent, type TransmitterContent } from '~/domain/quote/content.ts';
import { keptNameText } from '~/domain/quote/systemName.ts';
import type { Configurator } from '~/domain/quote/wire.ts';
import { contentTexts } from '~/domain/words/texts/configurator.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import styles from './Configurator.module.css';

const choice = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? contentTexts.yes : contentTexts.no;

/** The facts of a device; those that only a transmitter has are left out of a receiver. */
const rowsOf = (device: ReceiverContent | TransmitterContent): readonly LabelValue[] => [
  { label: contentTexts.productName, value: device.productName },
  { label: contentTexts.quantity, value: device.quantity },
  { label: contentTexts.model, value: device.model },
  { label: contentTexts.radioFrequency, value: device.radioFrequency },
  { label: contentTexts.sisp, value: choice(device.sisp) },
  { label: contentTexts.antenna, value: device.antenna },
  ...('displayFeedback' in device
    ? [
        { label: contentTexts.displayFeedback, value: device.displayFeedback },
        { label: contentTexts.otherFeedback, value: device.otherFeedback },
      ]
    : []),
  { label: contentTexts.sideButtons, value: device.sideButtons },
  { label: contentTexts.others, value: device.others },
];

type Props = {
  readonly product: Configurator | undefined;
  /** The configuration of the design; undefined as long as it has none. */
  readonly configuration: Configuration | undefined;
};

/** The content of a design, transmitter by transmitter and receiver by receiver. */
export function DesignContent({ product, configuration }: Props): ReactElement {
  const { systemName, productFamily, cableControl, transmitters, receivers } = contentOf(product);
  if (transmitters.length === 0 && receivers.length === 0 && systemName === '') {
    return <EmptyState title={contentTexts.none} text={contentTexts.noneText} />;
  }
  const keptName = keptNameText(configuration, systemName);
  return (
    <>
      <LabelValueTable
        rows={[
          { label: contentTexts.systemName, value: systemName },
          { label: contentTexts.productFamily, value: productFamily },
          { label: contentTexts.cableControl, value: choice(cableControl) },
        ]}
      />
      {keptName !== undefined && <p className={styles.keptName}>{keptName}</p>}
      {transmitters.map((device, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a device is known by its place alone
        <Device key={index} title={contentTexts.transmitter(index + 1)} device={device} />
      ))}
      {receivers.map((device, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Device key={index} title={contentTexts.receiver(index + 1)} device={device} />
      ))}
    </>
  );
}

type DeviceProps = { readonly title: string; readonly device: ReceiverContent | TransmitterContent };

const Device = ({ title, device }: DeviceProps): ReactElement => (
  <section className={styles.device} aria-label={title}>
    <h3>{title}</h3>
    <LabelValueTable rows={rowsOf(device)} />
  </section>
);
