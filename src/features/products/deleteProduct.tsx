import type { QueryClient } from '@tanstack/react-query';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { hasMoved } from '~/domain/product/product.ts';
import { hasPendingOrder } from '~/domain/product/serviceOrder.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { productPageTexts } from '~/domain/words/texts/products.ts';
import { perform } from '~/queries/perform.ts';
import { deleteProduct, product as productRead, type Product } from '~/queries/products/products.ts';
import { readNow } from '~/queries/readNow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { Objection } from '~/ui/modal/useAttempt.ts';

type Question = {
  readonly client: QueryClient;
  /** The product as the person sees it. */
  readonly product: Product;
  readonly onDeleted: () => void;
};

/** Asks whether a product shall go. It is read again before that: one that has changed since is shown instead. */
export function askDeleteProduct({ client, product, onDeleted }: Question): void {
  const { serialNumber, productFamily, deviceType, configurationId, serviceOrders } = product;
  const read = productRead(product);
  confirm({
    title: productPageTexts.deleteTitle(serialNumber),
    closesOnNavigation: true,
    question: (
      <>
        <p>{productPageTexts.deleteQuestion(deviceTypeLabel[deviceType], serialNumber, configurationId)}</p>
        {hasPendingOrder(serviceOrders) && <p>{productPageTexts.deletePending}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const now = await readNow(client, read);
      if (!now) throw new Objection(productPageTexts.gone, { final: true });
      if (hasMoved(product, now)) throw new Objection(productPageTexts.changed, { final: true });
      if (!isOpen()) return;
      await perform(client, deleteProduct(serialNumber), {
        path: { serialNumber, productFamily, deviceType },
      });
      onDeleted();
      client.removeQueries({ queryKey: read.queryKey, exact: true, type: 'inactive' });
    },
  });
}
