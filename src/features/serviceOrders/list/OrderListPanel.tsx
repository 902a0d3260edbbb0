import { useQuery } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  defaultOrderFilter,
  filterServiceOrders,
  isOrderFilterActive,
  parseOrderFilter,
  toOrderSearchParams,
  orderStateChoices,
  orderTypeChoices,
  type OrderFilter,
} from '~/domain/serviceOrder/listFilter.ts';
import { formatServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { serviceOrdersQuery, type ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { usePageSearchParams, type SearchParamsUpdater } from '~/platform/routing/usePageSearchParams.ts';
import { useSearchFieldScan } from '~/widgets/scan/useSerialNumberScan.ts';
import styles from './OrderListPanel.module.css';
import { formatFirmware } from '~/domain/serviceOrder/orderFirmware.ts';
import { listSerialNumbers } from '~/domain/serviceOrder/serviceOrder.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';

type Props = {
  readonly title: string;
  readonly orderPath: (id: string) => string;
  readonly listPath: (query: Readonly<Record<string, string>>) => string;
};

export function OrderListPanel({ title, orderPath, listPath }: Props) {
  const [parameters, change] = usePageSearchParams();
  const filter = useMemo(() => parseOrderFilter(parameters), [parameters]);
  const read = useQuery(serviceOrdersQuery());
  return (
    <>
      <Controls filter={filter} change={change} />
      <QueryBoundary read={read} what={title} rows={8}>
        {(orders) => {
          const found = filterServiceOrders(orders, filter);
          return (
            <>
              <div className="statusLine">
                <p role="status">{orderListTexts.count(found.length)}</p>
                {isOrderFilterActive(filter) && (
                  <Link to={listPath(toOrderSearchParams(defaultOrderFilter))}>{orderListTexts.clear}</Link>
                )}
              </div>
              <FoundRows
                label={title}
                rows={found}
                empty={{
                  image: <IconRefresh size={26} />,
                  title: orderListTexts.none,
                  text: isOrderFilterActive(filter) ? orderListTexts.noneFits : orderListTexts.noneYet,
                }}
                keyOf={({ id }) => id}
                height={62}
                narrowHeight={104}
              >
                {(order, index) => <OrderLine order={order} index={index} to={orderPath(order.id)} />}
              </FoundRows>
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

type ControlsProps = { readonly filter: OrderFilter; readonly change: SearchParamsUpdater };

function Controls({ filter, change }: ControlsProps) {
  const field = useSearchFieldScan();
  return (
    <div className="toolbar" role="search">
      <SearchField
        ref={field}
        label={orderListTexts.search}
        value={filter.search}
        onSearch={(search) => change({ search })}
        onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
      />
      <FilterSelect
        label={orderListTexts.state}
        value={filter.state}
        neutral="ALL"
        options={orderStateChoices}
        text={(state) => (state === 'ALL' ? orderListTexts.allStates : formatState(state))}
        onChange={(state) => change({ state: state === 'ALL' ? '' : state }, { replace: false })}
      />
      <FilterSelect
        label={orderListTexts.type}
        value={filter.type}
        neutral="ALL"
        options={orderTypeChoices}
        text={(type) => (type === 'ALL' ? orderListTexts.allTypes : formatServiceOrderType(type))}
        onChange={(type) => change({ type: type === 'ALL' ? '' : type }, { replace: false })}
      />
    </div>
  );
}

type OrderLineProps = { readonly order: ServiceOrderRow; readonly index: number; readonly to: string };

function OrderLine({ order, index, to }: OrderLineProps) {
  const { id, note, serviceOrderType, firmware, lastStateChange, serviceOrderState } = order;
  const serials = listSerialNumbers(order);
  return (
    <div className={styles.line}>
      <span className={styles.id}>
        <Link className="number" to={to} data-index={index}>
          {id}
        </Link>
        <span>{formatServiceOrderType(serviceOrderType)}</span>
      </span>
      <span className={styles.note} title={note}>
        {note}
      </span>
      <span className={styles.firmware}>{firmware && formatFirmware(firmware)}</span>
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
