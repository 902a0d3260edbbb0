import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { firmwareText } from '~/domain/serviceOrder/orderedFirmware.ts';
import { serialNumbersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import { serviceOrderTypeText } from '~/domain/serviceOrder/state.ts';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import styles from './OrderList.module.css';

type Props = { readonly order: ServiceOrderRow; readonly index: number; readonly to: string };

/** One service order in a list. */
export function OrderLine({ order, index, to }: Props): ReactElement {
  const { id, note, serviceOrderType, firmware, lastStateChange, serviceOrderState } = order;
  const serials = serialNumbersOf(order);
  return (
    <div className={styles.line}>
      <span className={styles.id}>
        <Link className="number" to={to} data-index={index}>
          {id}
        </Link>
        <span>{serviceOrderTypeText(serviceOrderType)}</span>
      </span>
      <span className={styles.note} title={note}>
        {note}
      </span>
      <span className={styles.firmware}>{firmware && firmwareText(firmware)}</span>
      <span className={styles.products} title={serials.slice(0, 20).join(', ')}>
        {orderListTexts.products(serials.length)}
      </span>
      <span className={styles.when}>
        <RelativeTime date={lastStateChange} />
      </span>
      <span className={styles.state}>
        <StateLabel state={serviceOrderState} size="small" />
      </span>
    </div>
  );
}
