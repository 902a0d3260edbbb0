import type { ReactElement, ReactNode } from 'react';
import { deviceTypeText, isProductFamily } from '~/domain/product/families.ts';
import { firmwareText, lacksFile } from '~/domain/serviceOrder/orderedFirmware.ts';
import { serviceOrderTypeText, hasEnded } from '~/domain/serviceOrder/state.ts';
import { longDate } from '~/domain/words/dates.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useRemember } from '~/widgets/recent/recent.ts';
import styles from './Order.module.css';
import { useQuery } from '@tanstack/react-query';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { firmwareList } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';

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

/** Whether the file that an order brings has been deleted; false where the person cannot know. */
export function useIsFileGone(order: ServiceOrderRow): boolean {
  const enabled = mayOpenFirmware(useActor()).allowed && !!order.firmware && !hasEnded(order);
  const { data } = useQuery({ ...firmwareList(), enabled, meta: { isTold: true } });
  return data !== undefined && lacksFile(order, data);
}
