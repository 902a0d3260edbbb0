import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { deviceTypeLabel, deviceTypeText } from '~/domain/product/families.ts';
import { deviceTypeChoices, familyChoices } from '~/domain/product/listFilter.ts';
import { pendingOrderId } from '~/domain/product/state.ts';
import {
  fleetFilterQuery,
  narrowsFleet,
  noFirmware,
  waitChoices,
  type FleetFilter,
  type FleetProduct,
} from '~/domain/serviceOrder/fleet.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { orderProductsTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { PendingUpdate } from '~/widgets/serviceOrders/PendingUpdate.tsx';
import type { Fleet } from './useFleet.ts';
import styles from './Fleet.module.css';

type Props = { readonly fleet: Fleet; readonly filter: FleetFilter };

const waitText: Record<FleetFilter['waits'], string> = {
  ALL: orderProductsTexts.anyWaits,
  WAITING: orderProductsTexts.onlyWaiting,
  NOT_WAITING: orderProductsTexts.notWaiting,
};

/** The products of the part that the address names, and the way to update them. */
export function FleetProducts({ fleet, filter }: Props): ReactElement {
  const { found } = fleet;
  const query = fleetFilterQuery(filter);
  return (
    <section aria-label={orderProductsTexts.products}>
      <Controls fleet={fleet} filter={filter} />
      <div className={`statusLine ${styles.line}`}>
        <p role="status">{orderProductsTexts.count(found.length)}</p>
        {narrowsFleet(filter) && (
          <Link to={paths.serviceOrderProducts()} preventScrollReset>
            {orderProductsTexts.showAll}
          </Link>
        )}
        {narrowsFleet(filter) && found.length > 0 && (
          <Button
            component={Link}
            size="sm"
            to={paths.serviceOrderForm({ filter: new URLSearchParams(query).toString() })}
          >
            {orderProductsTexts.update(found.length)}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState title={orderProductsTexts.empty} text={orderProductsTexts.noneFits} />
      ) : (
        <WindowedRows
          label={orderProductsTexts.products}
          rows={found}
          keyOf={({ serialNumber, productFamily, deviceType }) =>
            `${serialNumber} ${productFamily} ${deviceType}`
          }
          height={46}
          narrowHeight={64}
        >
          {(product, index) => <Row product={product} index={index} />}
        </WindowedRows>
      )}
    </section>
  );
}

function Controls({ fleet, filter }: Props): ReactElement {
  const [, change] = useAddressQuery();
  const versions = ['', ...new Set([...fleet.matrix.versions, filter.firmware].filter(Boolean))];
  return (
    <div className="filters toolbar" role="search">
      <FilterSelect
        label={orderProductsTexts.family}
        value={filter.family}
        neutral="ALL"
        options={familyChoices}
        text={(family) => (family === 'ALL' ? orderProductsTexts.allFamilies : family)}
        onChange={(family) => change({ family: family === 'ALL' ? '' : family })}
      />
      <FilterSelect
        label={orderProductsTexts.deviceType}
        value={filter.deviceType}
        neutral="ALL"
        options={deviceTypeChoices}
        text={(type) => (type === 'ALL' ? orderProductsTexts.allTypes : deviceTypeLabel[type])}
        onChange={(type) => change({ type: type === 'ALL' ? '' : type })}
      />
      <FilterSelect
        label={orderProductsTexts.firmware}
        value={filter.firmware}
        neutral=""
        options={versions}
        text={(version) => {
          if (version === '') return orderProductsTexts.allFirmware;
          return version === noFirmware ? orderProductsTexts.none : version;
        }}
        onChange={(firmware) => change({ firmware })}
      />
      <FilterSelect
        label={orderProductsTexts.waits}
        value={filter.waits}
        neutral="ALL"
        options={waitChoices}
        text={(waits) => waitText[waits]}
        onChange={(waits) => change({ waits: waits === 'ALL' ? '' : waits })}
      />
    </div>
  );
}

type RowProps = { readonly product: FleetProduct; readonly index: number };

function Row({ product, index }: RowProps): ReactElement {
  const { serialNumber, productFamily, deviceType, firmwareFile, serviceOrders } = product;
  const pending = pendingOrderId(serviceOrders);
  return (
    <div className={styles.product}>
      <Link className="number" to={paths.product(productFamily, deviceType, serialNumber)} data-index={index}>
        {serialNumber}
      </Link>
      <span>{productFactTexts.product(productFamily, deviceTypeText(deviceType).toLowerCase())}</span>
      <span className={styles.file}>{firmwareFile?.fileName ?? productFactTexts.noFirmware}</span>
      <span className={styles.pending}>
        {pending !== undefined && <PendingUpdate id={pending} size="small" />}
      </span>
    </div>
  );
}
