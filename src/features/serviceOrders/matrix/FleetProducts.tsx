import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { deviceTypeLabel, formatDeviceType } from '~/domain/product/families.ts';
import { deviceTypeChoices, productFamilyChoices } from '~/domain/product/listFilter.ts';
import { findPendingOrderId } from '~/domain/product/state.ts';
import {
  toFleetSearchParams,
  isFleetFilterActive,
  noFirmwareValue,
  fleetWaitChoices,
  type FleetFilter,
  type FleetProduct,
  filterFleet,
  buildFleetMatrix,
} from '~/domain/serviceOrder/fleet.ts';
import { productFactTexts } from '~/domain/words/texts/products.ts';
import { orderProductsTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { PendingUpdateNotice } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';
import styles from './Fleet.module.css';
import { isAbortError } from '~/api/ApiError.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { fetchAllProducts } from '~/queries/serviceOrders/productLookup.ts';

type State = 'READING' | 'STOPPED' | 'FAILED' | 'MOVED' | 'DONE';

type Read = {
  readonly products: readonly FleetProduct[];
  readonly all: number | undefined;
  readonly state: State;
};

/** Fetches all products once, with limited concurrency, and counts them by kind and version. */
export function useFleet(filter: FleetFilter) {
  const [read, setRead] = useState<Read>({ products: [], all: 0, state: 'READING' });
  const controller = useRef<AbortController>(undefined);

  useEffect(() => {
    const mine = new AbortController();
    controller.current = mine;
    void readFleet(mine.signal, setRead);
    return () => {
      controller.current = undefined;
      mine.abort();
    };
  }, []);

  const { products } = read;
  const matrix = useMemo(() => buildFleetMatrix(products), [products]);
  const found = useMemo(() => filterFleet(products, filter), [products, filter]);
  return { ...read, matrix, found, stop: () => controller.current?.abort() };
}

export type Fleet = ReturnType<typeof useFleet>;

/** Throttle in ms of the counts while loading: counting a hundred thousand products is slow. */
const look = 500;

/** Reports progress until all products are fetched, a request fails or `signal` is aborted. */
async function readFleet(
  signal: AbortSignal,
  onRead: (change: (before: Read) => Read) => void,
): Promise<void> {
  // By page number, since pages arrive out of order; sorting a hundred thousand products would be slow.
  const pages: FleetProduct[][] = [];
  let all: number | undefined = 0;
  let told = -Infinity;
  const tell = (state: State): void => onRead(() => ({ products: pages.flat(), all, state }));
  const onPage = (rows: readonly FleetProduct[], count: number | undefined, page: number): void => {
    pages[page] = rows.map(factsOf);
    all = count;
    if (performance.now() - told < look) return;
    told = performance.now();
    tell('READING');
  };
  try {
    const body = { productSorting: 'BY_SERIAL_NUMBER_ASC' } as const;
    const onBegin = (): unknown => pages.splice(0);
    tell((await fetchAllProducts(body, { signal, onBegin, onPage })) ? 'DONE' : 'MOVED');
  } catch (error) {
    if (!signal.aborted && !isAbortError(error)) notifyError(error);
    tell(signal.aborted ? 'STOPPED' : 'FAILED');
  }
}

/** Drops all other fields, as there may be a hundred thousand products in memory. */
const factsOf = ({
  serialNumber,
  productFamily,
  deviceType,
  firmwareFile,
  serviceOrders,
}: FleetProduct): FleetProduct => ({ serialNumber, productFamily, deviceType, firmwareFile, serviceOrders });

type Props = { readonly fleet: Fleet; readonly filter: FleetFilter };

const waitText: Record<FleetFilter['waits'], string> = {
  ALL: orderProductsTexts.anyWaits,
  WAITING: orderProductsTexts.onlyWaiting,
  NOT_WAITING: orderProductsTexts.notWaiting,
};

export function FleetProducts({ fleet, filter }: Props) {
  const { found } = fleet;
  const query = toFleetSearchParams(filter);
  return (
    <section aria-label={orderProductsTexts.products}>
      <Controls fleet={fleet} filter={filter} />
      <div className={`statusLine ${styles.line}`}>
        <p role="status">{orderProductsTexts.count(found.length)}</p>
        {isFleetFilterActive(filter) && (
          <Link to={paths.serviceOrderProducts()} preventScrollReset>
            {orderProductsTexts.showAll}
          </Link>
        )}
        {isFleetFilterActive(filter) && found.length > 0 && (
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

function Controls({ fleet, filter }: Props) {
  const [, change] = usePageSearchParams();
  const versions = ['', ...new Set([...fleet.matrix.versions, filter.firmware].filter(Boolean))];
  return (
    <div className="filters toolbar" role="search">
      <FilterSelect
        label={orderProductsTexts.family}
        value={filter.family}
        neutral="ALL"
        options={productFamilyChoices}
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
          return version === noFirmwareValue ? orderProductsTexts.none : version;
        }}
        onChange={(firmware) => change({ firmware })}
      />
      <FilterSelect
        label={orderProductsTexts.waits}
        value={filter.waits}
        neutral="ALL"
        options={fleetWaitChoices}
        text={(waits) => waitText[waits]}
        onChange={(waits) => change({ waits: waits === 'ALL' ? '' : waits })}
      />
    </div>
  );
}

function Row({ product, index }: { readonly product: FleetProduct; readonly index: number }) {
  const { serialNumber, productFamily, deviceType, firmwareFile, serviceOrders } = product;
  const pending = findPendingOrderId(serviceOrders);
  return (
    <div className={styles.product}>
      <Link className="number" to={paths.product(productFamily, deviceType, serialNumber)} data-index={index}>
        {serialNumber}
      </Link>
      <span>{productFactTexts.product(productFamily, formatDeviceType(deviceType).toLowerCase())}</span>
      <span className={styles.file}>{firmwareFile?.fileName ?? productFactTexts.noFirmware}</span>
      <span className={styles.pending}>
        {pending !== undefined && <PendingUpdateNotice id={pending} size="small" />}
      </span>
    </div>
  );
}
