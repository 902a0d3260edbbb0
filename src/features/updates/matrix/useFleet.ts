import { useEffect, useMemo, useRef, useState } from 'react';
import { isCalledOff } from '~/api/ApiError.ts';
import {
  filteredFleet,
  fleetMatrix,
  type FleetFilter,
  type FleetProduct,
} from '~/domain/serviceOrder/fleet.ts';
import { reportFailure } from '~/queries/failures.ts';
import { readProducts } from '~/queries/serviceOrders/productLookup.ts';

type State = 'READING' | 'STOPPED' | 'FAILED' | 'MOVED' | 'DONE';

/** The products in the field as far as they have been read. */
type Read = {
  readonly products: readonly FleetProduct[];
  /** Number of products there are; undefined where it is not known. */
  readonly all: number | undefined;
  readonly state: State;
};

/** Reads every product once, six pages at a time, and counts them by kind and version. */
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
  const matrix = useMemo(() => fleetMatrix(products), [products]);
  const found = useMemo(() => filteredFleet(products, filter), [products, filter]);
  return {
    ...read,
    matrix,
    found,
    stop: () => controller.current?.abort(),
  };
}

export type Fleet = ReturnType<typeof useFleet>;

/** Shortest time in ms between two counts of what has been read: counting a hundred thousand takes a while. */
const look = 500;

/** Reads the products and tells how far it has come, until it is done, has failed or is stopped. */
async function readFleet(
  signal: AbortSignal,
  onRead: (change: (before: Read) => Read) => void,
): Promise<void> {
  // Each at its place: the back end has them in order, and sorting a hundred thousand takes a while.
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
    tell((await readProducts(body, { signal, onBegin, onPage })) ? 'DONE' : 'MOVED');
  } catch (error) {
    if (!signal.aborted && !isCalledOff(error)) reportFailure(error);
    tell(signal.aborted ? 'STOPPED' : 'FAILED');
  }
}

/** As much of a product as is counted and listed: of a hundred thousand nothing else is kept. */
const factsOf = ({
  serialNumber,
  productFamily,
  deviceType,
  firmwareFile,
  serviceOrders,
}: FleetProduct): FleetProduct => ({ serialNumber, productFamily, deviceType, firmwareFile, serviceOrders });
