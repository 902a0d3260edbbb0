import type { QueryClient } from '@tanstack/react-query';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { isProductChanged } from '~/domain/product/product.ts';
import { hasPendingOrder } from '~/domain/product/state.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { productPageTexts } from '~/domain/words/texts/products.ts';
import { perform } from '~/queries/perform.ts';
import { deleteProduct, product as productRead, type Product } from '~/queries/products/products.ts';
import { readNow } from '~/queries/readNow.ts';
import { arrivalOf, updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';

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
  const path = { serialNumber, productFamily, deviceType };
  const deletion = deleteProduct(serialNumber);
  const update = updateIfUnchanged({
    baseline: createBaseline(product),
    read: () => readNow(client, read),
    compare: isProductChanged,
    texts: { gone: productPageTexts.gone, changed: productPageTexts.changed, isFinal: true },
  });
  confirm({
    title: productPageTexts.deleteTitle(serialNumber),
    question: (
      <>
        <p>{productPageTexts.deleteQuestion(deviceTypeLabel[deviceType], serialNumber, configurationId)}</p>
        {hasPendingOrder(serviceOrders) && <p>{productPageTexts.deletePending}</p>}
      </>
    ),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, { path }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      onDeleted();
      client.removeQueries({ queryKey: read.queryKey, exact: true, type: 'inactive' });
    },
  });
}
