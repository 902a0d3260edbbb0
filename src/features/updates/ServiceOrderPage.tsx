import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { ForAdministration } from './Closed.tsx';
import { AddProducts } from './order/AddProducts.tsx';
import { OrderActions } from './order/OrderActions.tsx';
import { OrderBoard } from './order/OrderBoard.tsx';
import { OrderHeader } from './order/OrderHeader.tsx';
import { OrderNote } from './order/OrderNote.tsx';
import { OrderOfPage } from './order/OrderOfPage.tsx';
import styles from './order/Order.module.css';

/** One service order in the administration: how far it has come, and, while it is pending, what changes of it. */
export function Component(): ReactElement {
  const { serviceOrderId = '' } = useParams();
  const list = { label: orderListTexts.serviceOrders, to: paths.serviceOrders() };
  return (
    <ForAdministration>
      <OrderOfPage key={serviceOrderId} id={serviceOrderId} list={list}>
        {(order) => (
          <>
            <OrderHeader order={order} list={list} actions={<OrderActions order={order} />} />
            <div className={styles.places}>
              <OrderNote order={order} />
              {/* Above the products, of which there may be thousands. */}
              <div className={styles.add}>
                <AddProducts order={order} />
              </div>
              <OrderBoard order={order} administered />
            </div>
          </>
        )}
      </OrderOfPage>
    </ForAdministration>
  );
}
