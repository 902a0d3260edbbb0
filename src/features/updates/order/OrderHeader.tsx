import type { ReactElement, ReactNode } from 'react';
import { deviceTypeText, isProductFamily } from '~/domain/product/families.ts';
import { firmwareText } from '~/domain/serviceOrder/orderedFirmware.ts';
import { serviceOrderTypeText } from '~/domain/serviceOrder/state.ts';
import { longDate } from '~/domain/words/dates.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { useRemember } from '~/widgets/recent/recent.ts';
import { useIsFileGone } from './useIsFileGone.ts';
import styles from './Order.module.css';

type Props = {
  readonly order: ServiceOrderRow;
  readonly list: { readonly label: string; readonly to: string };
  readonly actions?: ReactNode;
};

/** The head of an order's page: what it brings to which products, how it stands, and what may be done with it. */
export function OrderHeader({ order, list, actions }: Props): ReactElement {
  const { id, serviceOrderType, serviceOrderState, firmware, note, created, createdBy } = order;
  const person = usePersonName();
  const maker = person(createdBy);
  const isFileGone = useIsFileGone(order);
  useRemember({ address: `${list.to}/${encodeURIComponent(id)}`, title: id, detail: note });
  return (
    <PageHeader
      trail={[list]}
      title={<CopyableId id={id} />}
      state={<StateLabel state={serviceOrderState} />}
      meta={
        <div className={styles.meta}>
          <strong>{serviceOrderTypeText(serviceOrderType)}</strong>
          {firmware && isProductFamily(firmware.productFamily) && (
            <FamilyBadge family={firmware.productFamily} size="small" />
          )}
          {firmware && <span>{deviceTypeText(firmware.deviceType)}</span>}
          {firmware && <span className="number">{firmwareText(firmware)}</span>}
          {isFileGone && (
            <strong className={styles.gone} role="alert">
              {orderPageTexts.fileGone}
            </strong>
          )}
          <span>
            {created === undefined
              ? orderPageTexts.by(maker)
              : orderPageTexts.createdBy(maker, longDate(created))}
          </span>
        </div>
      }
      actions={actions}
    />
  );
}
