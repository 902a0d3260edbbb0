import { useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { orderListTexts, orderPageTexts, orderFormTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { RequireServiceOrderAdministration } from './RequireServiceOrdersAccess.tsx';
import { OrderProgressBoard } from './order/OrderProgressBoard.tsx';
import { OrderHeader, useIsFirmwareFileDeleted, OrderQueryBoundary } from './order/OrderQueryBoundary.tsx';
import { OrderNote } from './order/OrderNote.tsx';
import styles from './order/Order.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { checkOrderDeletion, checkProductAddition } from '~/domain/serviceOrder/permission.ts';
import { listSerialNumbers } from '~/domain/serviceOrder/serviceOrder.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { updateOrderIfUnchanged } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import {
  deleteServiceOrderMutation,
  serviceOrderQuery,
  type ServiceOrderRow,
  createOrderArrivalCheck,
  updateServiceOrderMutation,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { listEligibleSerialNumbers } from '~/domain/serviceOrder/basket.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { BasketPanel } from '~/widgets/serviceOrders/BasketPanel.tsx';
import { useBasket } from '~/widgets/serviceOrders/useBasket.ts';

export function Component() {
  const { serviceOrderId = '' } = useParams();
  const list = { label: orderListTexts.serviceOrders, to: paths.serviceOrders() };
  return (
    <RequireServiceOrderAdministration>
      <OrderQueryBoundary key={serviceOrderId} id={serviceOrderId} list={list}>
        {(order) => (
          <>
            <OrderHeader order={order} list={list} actions={<OrderActions order={order} />} />
            <div className="stack">
              <OrderNote order={order} />
              {/* Above the products, as an order may have thousands. */}
              <div className={styles.add}>
                <AddOrderProducts order={order} />
              </div>
              <OrderProgressBoard order={order} administered />
            </div>
          </>
        )}
      </OrderQueryBoundary>
    </RequireServiceOrderAdministration>
  );
}

function OrderActions({ order }: { readonly order: ServiceOrderRow }) {
  const { id } = order;
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const actor = useActor();
  const onDelete = (): void =>
    confirmDeletion({
      client,
      title: orderPageTexts.deleteTitle(id),
      question: orderPageTexts.deleteQuestion(id, listSerialNumbers(order).length),
      deletion: deleteServiceOrderMutation(id),
      input: { path: { id } },
      update: updateOrderIfUnchanged(client, order),
      onDeleted: async () => {
        await onward(paths.serviceOrders(), { replace: true });
        client.removeQueries({ queryKey: serviceOrderQuery(id).queryKey, exact: true, type: 'inactive' });
      },
    });
  return (
    <ActionMenu
      label={orderPageTexts.actions(id)}
      actions={[
        {
          label: orderPageTexts.delete,
          decision: checkOrderDeletion(actor, order),
          dangerous: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}

/** If the order can no longer be changed, the basket stays visible, with the reason. */
function AddOrderProducts({ order }: { readonly order: ServiceOrderRow }) {
  const client = useQueryClient();
  const decision = checkProductAddition(useActor(), order, useIsFirmwareFileDeleted(order));
  const into = useMemo(
    () => ({
      id: order.id,
      serialNumbers: new Set(listSerialNumbers(order)),
      firmware: order.firmware ?? null,
    }),
    [order],
  );
  const basket = useBasket(into);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, objection, attempt } = useSubmit();
  if (!decision.allowed && basket.rows.length === 0) return null;
  const good = listEligibleSerialNumbers(basket.rows);
  const refusal = refusalOf();

  function refusalOf(): string | undefined {
    if (!decision.allowed) return orderPageTexts.notAdded(decision.reason);
    if (basket.typed.trim() !== '') return orderFormTexts.notPutIn;
    if (basket.checking) return orderFormTexts.notChecked;
    return good.length === 0 ? orderFormTexts.noProducts : undefined;
  }

  const add: SubmitAction = async (isOpen) => {
    try {
      const change = { serialNumbersToAdd: good };
      const write = () => executeMutation(client, updateServiceOrderMutation(order.id, change), undefined);
      const arrival = createOrderArrivalCheck(client, order.id, change);
      await updateOrderIfUnchanged(client, order)(isOpen, write, { arrival });
      basket.clear();
      field.current?.focus({ preventScroll: true });
    } catch (error) {
      basket.checkAgain();
      throw error;
    }
  };
  return (
    <BasketPanel
      basket={basket}
      title={orderPageTexts.addTitle}
      busy={busy}
      field={field}
      wayOn={
        <>
          <SubmitErrorMessage objection={objection} />
          {basket.rows.length > 0 && (
            <div className={styles.send}>
              <BusyButton busy={busy} disabled={refusal !== undefined} onClick={() => void attempt(add)}>
                {orderPageTexts.add(good.length)}
              </BusyButton>
              {refusal !== undefined && <span className="soft">{refusal}</span>}
            </div>
          )}
        </>
      }
    />
  );
}
