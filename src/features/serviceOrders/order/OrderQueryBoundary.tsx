import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { hasOrderEnded, formatServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { formatClockTime, formatLongDate } from '~/domain/words/dates.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { serviceOrderQuery, type ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { formatDeviceType, isProductFamily } from '~/domain/product/families.ts';
import { formatFirmware, isFirmwareFileMissing } from '~/domain/serviceOrder/orderFirmware.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { useRememberRecentItem } from '~/widgets/recent/recentItems.ts';
import styles from './Order.module.css';
import { checkFirmwareAccess } from '~/domain/firmware/permission.ts';
import { firmwareListQuery } from '~/queries/firmware/firmware.ts';
import { useActor } from '~/session/me.ts';

/** Poll interval in ms of an order that has not ended. */
export const orderPollIntervalMs = 30_000;

type Props = {
  readonly id: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly children: (order: ServiceOrderRow) => ReactNode;
};

/** Fetches the order on mount and polls it without error notices until it has ended. */
export function OrderQueryBoundary({ id, list, children }: Props) {
  const client = useQueryClient();
  const known = client.getQueryData(serviceOrderQuery(id).queryKey);
  const read = useQuery({
    ...serviceOrderQuery(id, { silent: known !== undefined }),
    refetchInterval: ({ state: { data } }) => (data && !hasOrderEnded(data) ? orderPollIntervalMs : false),
  });
  return (
    <QueryBoundary
      read={read}
      what={orderPageTexts.itself}
      waiting={
        <>
          <PageHeader trail={[list]} title={<span className="number">{id}</span>} actions={null} />
          <ListSkeleton rows={6} />
        </>
      }
      renderFailure={(error, onRetry) => (
        <>
          <PageHeader trail={[list]} title={<span className="number">{id}</span>} />
          {isNotFoundOrForbidden(error) ? (
            <Unseen id={id} to={list.to} />
          ) : (
            <ListError what={orderPageTexts.itself} error={error} onRetry={onRetry} />
          )}
        </>
      )}
    >
      {(order) => (
        <>
          {children(order)}
          <p className="soft">{orderPageTexts.readAt(formatClockTime(new Date(read.dataUpdatedAt)))}</p>
        </>
      )}
    </QueryBoundary>
  );
}

/** An order that does not exist and one without visible products look the same. */
function Unseen({ id, to }: { readonly id: string; readonly to: string }) {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={orderPageTexts.unseenTitle(id)}
      text={orderPageTexts.unseen}
      action={<Link to={to}>{orderPageTexts.toOrders}</Link>}
    />
  );
}

type OrderHeaderProps = {
  readonly order: ServiceOrderRow;
  readonly list: { readonly label: string; readonly to: string };
  readonly actions?: ReactNode;
};

export function OrderHeader({ order, list, actions }: OrderHeaderProps) {
  const { id, serviceOrderType, serviceOrderState, firmware, note, created, createdBy } = order;
  const person = usePersonName();
  const maker = person(createdBy);
  const isFileGone = useIsFirmwareFileDeleted(order);
  useRememberRecentItem({ address: `${list.to}/${encodeURIComponent(id)}`, title: id, detail: note });
  return (
    <PageHeader
      trail={[list]}
      title={<CopyableId id={id} />}
      state={<StateLabel state={serviceOrderState} />}
      meta={
        <div className={styles.meta}>
          <strong>{formatServiceOrderType(serviceOrderType)}</strong>
          {firmware && isProductFamily(firmware.productFamily) && (
            <FamilyBadge family={firmware.productFamily} size="small" />
          )}
          {firmware && <span>{formatDeviceType(firmware.deviceType)}</span>}
          {firmware && <span className="number">{formatFirmware(firmware)}</span>}
          {isFileGone && (
            <strong className={styles.gone} role="alert">
              {orderPageTexts.fileGone}
            </strong>
          )}
          <span>
            {created === undefined
              ? orderPageTexts.by(maker)
              : orderPageTexts.createdBy(maker, formatLongDate(created))}
          </span>
        </div>
      }
      actions={actions}
    />
  );
}

/** Whether the firmware file of an order was deleted; false if the person has no access to firmware. */
export function useIsFirmwareFileDeleted(order: ServiceOrderRow): boolean {
  const enabled = checkFirmwareAccess(useActor()).allowed && !!order.firmware && !hasOrderEnded(order);
  const { data } = useQuery({ ...firmwareListQuery(), enabled, meta: { suppressErrorNotice: true } });
  return data !== undefined && isFirmwareFileMissing(order, data);
}
