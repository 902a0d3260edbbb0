import { useEffect, useMemo, useRef, useState } from 'react';
import { isCalledOff } from '~/api/calledOff.ts';
import {
  filteredFleet,
  fleetMatrix,
  type FleetFilter,
  type FleetProduct,
} from '~/domain/serviceOrder/fleet.ts';
import { reportFailure } from '~/queries/failures.ts';
import { readProducts } from '~/queries/serviceOrders/productLookup.ts';

type State = 'READING' | 'STOPPED' | 'FAILED' | 'DONE';

/** The products in the field as far as they have been read. */
type Read = { readonly products: readonly FleetProduct[]; readonly all: number; readonly state: State };

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
  const found = useMemo(
    () =>
      filteredFleet(products, filter).toSorted((one, other) =>
        one.serialNumber.localeCompare(other.serialNumber),
      ),
    [products, filter],
  );
  return {
    ...read,
    matrix,
    found,
    stop: () => controller.current?.abort(),
  };
}

export type Fleet = ReturnType<typeof useFleet>;

/** Reads the products and tells how far it has come, until it is done, has failed or is stopped. */
async function readFleet(
  signal: AbortSignal,
  onRead: (change: (before: Read) => Read) => void,
): Promise<void> {
  const products: FleetProduct[] = [];
  const onPage = (rows: readonly FleetProduct[], all: number): void => {
    products.push(...rows.map(factsOf));
    onRead(() => ({ products: [...products], all, state: 'READING' }));
  };
  try {
    await readProducts({ productSorting: 'BY_SERIAL_NUMBER_ASC' }, { signal, onPage });
    onRead((now) => ({ ...now, state: 'DONE' }));
  } catch (error) {
    if (!signal.aborted && !isCalledOff(error)) reportFailure(error);
    onRead((now) => ({ ...now, state: signal.aborted ? 'STOPPED' : 'FAILED' }));
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
