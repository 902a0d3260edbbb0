import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { orderListTexts, orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { ForAdministration } from './Closed.tsx';
import { AddProducts } from './order/AddProducts.tsx';
import { OrderBoard } from './order/OrderBoard.tsx';
import { OrderHeader } from './order/OrderHeader.tsx';
import { OrderNote } from './order/OrderNote.tsx';
import { OrderOfPage } from './order/OrderOfPage.tsx';
import styles from './order/Order.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { mayDeleteOrder } from '~/domain/serviceOrder/permission.ts';
import { serialNumbersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
import { updateOrderIfUnchanged } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import {
  deleteServiceOrder,
  serviceOrder,
  type ServiceOrderRow,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { useOnward } from '~/platform/routing/useOnward.ts';

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
            <div className="stack">
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

/** Everything that can be done with an order as a whole. */
function OrderActions({ order }: { readonly order: ServiceOrderRow }): ReactElement {
  const { id } = order;
  const client = useQueryClient();
  const onward = useOnward();
  const actor = useActor();
  const onDelete = (): void => {
    const update = updateOrderIfUnchanged(client, order);
    const deletion = deleteServiceOrder(id);
    confirm({
      title: orderPageTexts.deleteTitle(id),
      question: orderPageTexts.deleteQuestion(id, serialNumbersOf(order).length),
      action: commonTexts.delete,
      dangerous: true,
      run: async (isOpen) => {
        await update(isOpen, () => perform(client, deletion, { path: { id } }), {
          arrival: arrivalOf(client, deletion, 'GONE'),
        });
        await onward(paths.serviceOrders(), { replace: true });
        client.removeQueries({ queryKey: serviceOrder(id).queryKey, exact: true, type: 'inactive' });
      },
    });
  };
  return (
    <ActionMenu
      label={orderPageTexts.actions(id)}
      actions={[
        {
          label: orderPageTexts.delete,
          verdict: mayDeleteOrder(actor, order),
          dangerous: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
