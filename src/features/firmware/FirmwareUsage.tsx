import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { checkOperations } from '~/domain/access/decision.ts';
import { isReportedByProducts, filterProductsByFirmware } from '~/domain/firmware/impact.ts';
import { filterOrdersByFirmware } from '~/domain/serviceOrder/orderFirmware.ts';
import { checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { listSerialNumbers } from '~/domain/serviceOrder/serviceOrder.ts';
import { firmwareUsageTexts } from '~/domain/words/texts/firmware.ts';
import { paths } from '~/paths.ts';
import { firmwareProductsQuery, type FirmwareRow } from '~/queries/firmware/firmware.ts';
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import styles from './Firmware.module.css';

type Props = {
  readonly firmware: FirmwareRow;
  /** Firmware version; undefined counts all versions. */
  readonly version?: string;
};

const maxNamed = 10;

/** Products that run a firmware and orders waiting for it; shown before it is deleted. */
export const FirmwareUsage = (props: Props) => (
  <div className={styles.usage} role="status">
    <Products {...props} />
    <Orders {...props} />
  </div>
);

function Products({ firmware, version }: Props) {
  const { firmwareSignature: signature } = firmware;
  const { productFamily, deviceType } = signature;
  const isKnown = isReportedByProducts(signature);
  const enabled = checkOperations(useActor(), 'productFilter').allowed && isKnown;
  const { data, isError } = useQuery({
    ...firmwareProductsQuery(productFamily, deviceType),
    enabled,
    meta: { suppressErrorNotice: true },
  });
  if (!isKnown) return <p>{firmwareUsageTexts.otherParts}</p>;
  if (!enabled || (isError && !data)) return <p>{firmwareUsageTexts.productsUnread}</p>;
  if (!data) return <p>{firmwareUsageTexts.counting}</p>;
  const running = filterProductsByFirmware(data.products, firmware, version);
  return (
    <>
      <p>{firmwareUsageTexts.run(running.length, version)}</p>
      <Named
        label={firmwareUsageTexts.products}
        count={running.length}
        items={running.slice(0, maxNamed).map(({ serialNumber }) => (
          <Link
            key={serialNumber}
            className="number"
            to={paths.product(productFamily, deviceType, serialNumber)}
          >
            {serialNumber}
          </Link>
        ))}
      />
      {(!data.isWhole || isError) && <p>{firmwareUsageTexts.notWhole}</p>}
    </>
  );
}

function Orders({ firmware, version }: Props) {
  const enabled = checkOrdersAccess(useActor()).allowed;
  const { data, isError } = useQuery({
    ...serviceOrdersQuery(),
    enabled,
    staleTime: 0,
    meta: { suppressErrorNotice: true },
  });
  if (!enabled || isError) return <p>{firmwareUsageTexts.ordersUnread}</p>;
  if (!data) return <p>{firmwareUsageTexts.readingOrders}</p>;
  const waiting = filterOrdersByFirmware(data, firmware.firmwareSignature, version);
  return (
    <>
      <p>{firmwareUsageTexts.wait(waiting.length)}</p>
      <Named
        label={firmwareUsageTexts.orders}
        count={waiting.length}
        items={waiting.slice(0, maxNamed).map((order) => (
          <span key={order.id}>
            <Link className="number" to={paths.serviceOrder(order.id)}>
              {order.id}
            </Link>{' '}
            {firmwareUsageTexts.ofOrder(listSerialNumbers(order).length)}
          </span>
        ))}
      />
    </>
  );
}

type NamedProps = {
  readonly label: string;
  /** Total count, including the listed items. */
  readonly count: number;
  readonly items: readonly ReactNode[];
};

function Named({ label, count, items }: NamedProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.named} aria-label={label}>
      {items.map((item, place) => (
        // The items are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{item}</li>
      ))}
      {count > items.length && <li>{firmwareUsageTexts.more(count - items.length)}</li>}
    </ul>
  );
}
