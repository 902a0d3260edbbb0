import { useParams } from 'react-router';
import { orderListTexts, orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import { pages } from '~/pages.ts';
import { checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { OrderQueryBoundary, OrderHeader } from './order/OrderQueryBoundary.tsx';
import { OrderProgressBoard } from './order/OrderProgressBoard.tsx';
import styles from './order/Order.module.css';

export const Component = restrictPage(pages.updates, checkOrdersAccess, Update);

function Update() {
  const { serviceOrderId = '' } = useParams();
  const list = { label: orderListTexts.updates, to: paths.updates() };
  return (
    <OrderQueryBoundary key={serviceOrderId} id={serviceOrderId} list={list}>
      {(order) => (
        <>
          <OrderHeader order={order} list={list} />
          <div className="stack">
            {order.note !== '' && (
              <Panel title={orderPageTexts.note}>
                <p className={styles.note}>{order.note}</p>
              </Panel>
            )}
            <OrderProgressBoard order={order} />
          </div>
        </>
      )}
    </OrderQueryBoundary>
  );
}
