import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, type ReactElement } from 'react';
import { goodSerials } from '~/domain/serviceOrder/basket.ts';
import { checkAdding } from '~/domain/serviceOrder/permission.ts';
import { serialNumbersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import { orderFormTexts, orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { perform } from '~/queries/perform.ts';
import { updateOrderIfUnchanged } from '~/queries/serviceOrders/updateOrderIfUnchanged.ts';
import {
  arrivalOfChange,
  changeServiceOrder,
  type ServiceOrderRow,
} from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type Run } from '~/ui/modal/useAttempt.ts';
import { Basket } from '~/widgets/serviceOrders/Basket.tsx';
import { useBasket } from '~/widgets/serviceOrders/useBasket.ts';
import { useIsFileGone } from './OrderHeader.tsx';
import styles from './Order.module.css';

/**
 * Putting more products into a pending order: a basket of its own, of which the good lines go in one call. Lines that
 * are still in it when the order can no longer be changed stay, with the reason.
 */
export function AddProducts({ order }: { readonly order: ServiceOrderRow }): ReactElement | null {
  const client = useQueryClient();
  const verdict = checkAdding(useActor(), order, useIsFileGone(order));
  const into = useMemo(
    () => ({
      id: order.id,
      serialNumbers: new Set(serialNumbersOf(order)),
      firmware: order.firmware ?? null,
    }),
    [order],
  );
  const basket = useBasket(into);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, objection, attempt } = useAttempt();
  if (!verdict.allowed && basket.rows.length === 0) return null;
  const good = goodSerials(basket.rows);
  const refusal = refusalOf();

  function refusalOf(): string | undefined {
    if (!verdict.allowed) return orderPageTexts.notAdded(verdict.reason);
    if (basket.typed.trim() !== '') return orderFormTexts.notPutIn;
    if (basket.checking) return orderFormTexts.notChecked;
    return good.length === 0 ? orderFormTexts.noProducts : undefined;
  }

  const add: Run = async (isOpen) => {
    try {
      const change = { serialNumbersToAdd: good };
      const write = () => perform(client, changeServiceOrder(order.id, change), undefined);
      const arrival = arrivalOfChange(client, order.id, change);
      await updateOrderIfUnchanged(client, order)(isOpen, write, { arrival });
      basket.clear();
      field.current?.focus({ preventScroll: true });
    } catch (error) {
      basket.checkAgain();
      throw error;
    }
  };
  return (
    <Basket
      basket={basket}
      title={orderPageTexts.addTitle}
      busy={busy}
      field={field}
      wayOn={
        <>
          <ObjectionNote objection={objection} />
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
