import type { ReactElement } from 'react';
import { longDate } from '~/domain/words/dates.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { isErrorEvent, isErrorLine, productEventText, typeOfEvent } from '~/domain/product/deviceEvent.ts';
import { deviceEventTexts } from '~/domain/words/texts/deviceEvents.ts';
import type { ProductEventRow as Event } from '~/queries/products/deviceEvents.ts';
import { Badge } from '~/ui/Badge.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import styles from './DeviceEventRow.module.css';

/** Row of a device event: subject and time in a line, and unfolded what was sent and answered. */
export function ProductEventRow({ event }: { readonly event: Event }): ReactElement {
  const { created, note, log, serialNumber, deviceType, data } = event;
  const { firmwareFileName, parameterFileName, parameters = [], productNumber } = data;
  return (
    <details className={styles.event}>
      <summary>
        <time className="number" dateTime={created}>
          {longDate(created)}
        </time>
        <span className={styles.type}>
          {productEventText(typeOfEvent(event))}
          {isErrorEvent(event) && (
            <Badge colour="red" size="small">
              {deviceEventTexts.error}
            </Badge>
          )}
        </span>
        <span className={styles.note}>{note || firmwareFileName || parameterFileName}</span>
        <span className="number">{deviceEventTexts.device(deviceTypeLabel[deviceType], serialNumber)}</span>
      </summary>
      <div className={styles.behind}>
        <LabelValueTable
          caption={deviceEventTexts.facts}
          rows={[
            { label: deviceEventTexts.productNumber, value: productNumber },
            { label: deviceEventTexts.firmware, value: firmwareFileName },
            { label: deviceEventTexts.parameterFile, value: parameterFileName },
            { label: deviceEventTexts.parameters, value: parameters.map(({ res }) => res).join(', ') },
          ].filter(({ value }) => value)}
        />
        {log && <Log text={log} />}
      </div>
    </details>
  );
}

/** The log as the product wrote it; the lines that make it an error stand out. */
function Log({ text }: { readonly text: string }): ReactElement {
  return (
    <ol className={styles.log} aria-label={deviceEventTexts.log}>
      {text.split('\n').map((line, index) => (
        // The lines of a log that has been written stay in their places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-error={isErrorLine(line) || undefined}>
          {line}
        </li>
      ))}
    </ol>
  );
}
