import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { mayCall } from '~/domain/access/verdict.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { firmwareOf } from '~/domain/product/version.ts';
import { mayDeleteProduct, offersProductChanges } from '~/domain/product/permission.ts';
import { pendingOrderId } from '~/domain/product/state.ts';
import { productFactTexts, productPageTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import type { Product } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { PendingUpdate } from '~/widgets/serviceOrders/PendingUpdate.tsx';
import { askDeleteProduct } from './deleteProduct.tsx';
import styles from './Product.module.css';
import { useOnward } from '~/platform/routing/useOnward.ts';

/** The head of a product's page: what it is, how it stands, whose it is, and what may be done with it. */
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
        <div className={styles.meta}>
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
