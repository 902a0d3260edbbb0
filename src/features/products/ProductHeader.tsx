import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { mayCall } from '~/domain/access/verdict.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { firmwareOf } from '~/domain/product/version.ts';
import { mayDeleteProduct, offersProductChanges } from '~/domain/product/permission.ts';
import { pendingOrderId, hasPendingOrder } from '~/domain/product/state.ts';
import { productFactTexts, productPageTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import { type Product, deleteProduct, product as productRead } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { PendingUpdate } from '~/widgets/serviceOrders/OrderLink.tsx';
import styles from './Product.module.css';
import { useOnward } from '~/platform/routing/useOnward.ts';
import { isProductChanged } from '~/domain/product/product.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { arrivalOf, updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';

export function ProductHeader({ product }: { readonly product: Product }): ReactElement {
  const { serialNumber, productFamily, deviceType, configurationId, revision } = product;
  const { productState, account, serviceOrders } = product;
  const actor = useActor();
  const client = useQueryClient();
  const onward = useOnward();
  const firmware = firmwareOf(product);
  const pending = pendingOrderId(serviceOrders);
  const onDeleted = (): void => void onward(paths.products(), { replace: true });
  return (
    <PageHeader
      trail={[{ label: productPageTexts.list, to: paths.products() }]}
      title={<CopyableId id={serialNumber} />}
      state={
        <span className={styles.states}>
          <StateLabel state={productState} />
          {pending !== undefined && <PendingUpdate id={pending} />}
        </span>
      }
      meta={
        <div className="factLine">
          <FamilyBadge family={productFamily} size="small" />
          <strong>{deviceTypeLabel[deviceType]}</strong>
          {mayCall(actor, 'configurationGet').allowed ? (
            <Link className="number" to={paths.configuration(configurationId, revision, { tab: 'PRODUCTS' })}>
              {productPageTexts.openConfiguration(configurationId, revision)}
            </Link>
          ) : (
            <span className="number">{productPageTexts.openConfiguration(configurationId, revision)}</span>
          )}
          <span>{account ? accountLabel(account).name : productFactTexts.noAccount}</span>
          {firmware && <span className="number">{firmware}</span>}
        </div>
      }
      actions={
        offersProductChanges(actor.units) && (
          <ActionMenu
            label={productPageTexts.actions(serialNumber)}
            actions={[
              {
                label: productPageTexts.delete,
                verdict: mayDeleteProduct(actor),
                dangerous: true,
                onSelect: () => askDeleteProduct({ client, product, onDeleted }),
              },
            ]}
          />
        )
      }
    />
  );
}

type Question = { readonly client: QueryClient; readonly product: Product; readonly onDeleted: () => void };

function askDeleteProduct({ client, product, onDeleted }: Question): void {
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
