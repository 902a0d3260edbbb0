import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { mayDeleteOrder } from '~/domain/serviceOrder/permission.ts';
import { serialNumbersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { orderPageTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
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

/** Everything that can be done with an order as a whole. */
export function OrderActions({ order }: { readonly order: ServiceOrderRow }): ReactElement {
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
