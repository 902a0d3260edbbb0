import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { ForReaders } from './Closed.tsx';
import { OrderOfPage } from './order/OrderOfPage.tsx';
import { OrderBoard } from './order/OrderBoard.tsx';
import { OrderHeader } from './order/OrderHeader.tsx';

/** One update of products a person may see: how far it has come. */
export function Component(): ReactElement {
  const { serviceOrderId = '' } = useParams();
  const list = { label: orderListTexts.updates, to: paths.updates() };
  return (
    <ForReaders>
      <OrderOfPage key={serviceOrderId} id={serviceOrderId} list={list}>
        {(order) => (
          <>
            <OrderHeader order={order} list={list} />
            <OrderBoard order={order} />
          </>
        )}
      </OrderOfPage>
    </ForReaders>
  );
}
