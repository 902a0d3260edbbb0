import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotFoundOrForbidden } from '~/api/ApiError.ts';
import { buildOrderLines } from '~/domain/serviceOrder/outcome.ts';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { listedProductsQuery } from '~/queries/serviceOrders/listedProducts.ts';
import { orderOutcomesQuery } from '~/queries/serviceOrders/outcomes.ts';
import { serviceOrderQuery, type ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { useMe } from '~/session/me.ts';
import { getProductListScope } from '~/domain/product/permission.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { Loader } from '~/ui/Loader.tsx';
import type { BasketState } from '~/widgets/serviceOrders/useBasket.ts';
import { useOrderSearchParams } from './OrderFirmwareFields.tsx';

type Props = {
  readonly basket: BasketState;
  /** Called when all products are in the basket or cannot be fetched. */
  readonly onAnswered: () => void;
  readonly onRejected: (id: string) => void;
};

export function PrefilledProducts(props: Props) {
  const { filter, rejectedOf } = useOrderSearchParams();
  if (rejectedOf !== null) return <FromOrder key={rejectedOf} {...props} id={rejectedOf} />;
  return filter === null ? null : <FromList key={filter} {...props} filter={filter} />;
}

function FromList({ filter, basket, onAnswered }: Props & { readonly filter: string }) {
  const { units } = useMe();
  const read = useQuery(listedProductsQuery(filter, getProductListScope(units)));
  useTold(!read.isPending, onAnswered);
  usePutOnce(read.data, ({ products, leftOut }) => basket.putProducts(products, leftOut));
  return (
    <QueryBoundary
      read={read}
      what={basketTexts.fromProductsFailed}
      waiting={<Loader label={basketTexts.fromProducts} />}
    >
      {() => null}
    </QueryBoundary>
  );
}

function FromOrder({ id, ...props }: Props & { readonly id: string }) {
  // No error notice: this component shows the error itself.
  const read = useQuery(serviceOrderQuery(id, { silent: true }));
  useTold(read.isError && !read.data, props.onAnswered);
  return (
    <QueryBoundary
      read={read}
      what={basketTexts.fromOrder(id)}
      waiting={<Loader label={basketTexts.fromProducts} />}
      renderFailure={(error, onRetry) =>
        isNotFoundOrForbidden(error) ? (
          <p role="alert">{basketTexts.fromNoOrder(id)}</p>
        ) : (
          <ListError what={basketTexts.fromOrder(id)} error={error} onRetry={onRetry} />
        )
      }
    >
      {(order) => <Rejected order={order} {...props} />}
    </QueryBoundary>
  );
}

function Rejected({ order, basket, onAnswered, onRejected }: Props & { readonly order: ServiceOrderRow }) {
  const { firmware, setFirmware } = useOrderSearchParams();
  const [begun] = useState(order);
  const read = useQuery(orderOutcomesQuery(begun));
  useTold(!read.isPending || !read.isEnabled, onAnswered);
  const rejected =
    read.data &&
    buildOrderLines(begun, read.data).flatMap(({ standing, serialNumber }) =>
      standing === 'REJECTED' ? [serialNumber] : [],
    );
  usePutOnce(rejected, (serials) => {
    basket.put(serials.join('\n'));
    if (serials.length > 0) onRejected(begun.id);
  });
  usePutOnce(firmware ? undefined : (begun.firmware ?? undefined), setFirmware);
  const none = <p role="status">{basketTexts.fromOrderNone(begun.id)}</p>;
  // An order without results yet has no outcomes to fetch.
  if (!read.isEnabled) return none;
  return (
    <QueryBoundary
      read={read}
      what={basketTexts.fromOrder(begun.id)}
      waiting={<Loader label={basketTexts.fromProducts} />}
    >
      {() => (rejected?.length === 0 ? none : null)}
    </QueryBoundary>
  );
}

function useTold(isSo: boolean, tell: () => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (isSo) told();
  }, [isSo]);
}

function usePutOnce<Thing>(thing: Thing | undefined, put: (thing: Thing) => void): void {
  const isPut = useRef(false);
  const isThere = thing !== undefined;
  const putIn = useEffectEvent(() => {
    if (thing === undefined || isPut.current) return;
    isPut.current = true;
    put(thing);
  });
  useEffect(() => {
    if (isThere) putIn();
  }, [isThere]);
}
