import { useQuery, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import {
  findUnknownPathSegments,
  parseProductPath,
  type ProductKey,
  type UnknownPathSegment,
} from '~/domain/product/productPath.ts';
import { defaultProductFilter } from '~/domain/product/listFilter.ts';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import { productPageTexts, productFactTexts } from '~/domain/words/texts/products.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { paths } from '~/paths.ts';
import {
  productQuery as productRead,
  type Product,
  deleteProductMutation,
} from '~/queries/products/products.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Redirect } from '~/ui/Redirect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RequestAccessButton } from '~/widgets/requests/RequestAccessButton.tsx';
import { useForgetRecentItem, useRememberRecentItem } from '~/widgets/recent/recentItems.ts';
import { productsPath } from './list/useProductsSearchParams.ts';
import { ProductTabBar, ProductTabContent } from './ProductTabs.tsx';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { getProductFirmware } from '~/domain/product/version.ts';
import { checkProductDeletion, isProductChangeOffered } from '~/domain/product/permission.ts';
import { findPendingOrderId, hasPendingOrder } from '~/domain/product/state.ts';
import { useActor } from '~/session/me.ts';
import { ActionMenu } from '~/ui/ActionMenu.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { PendingUpdateNotice } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';
import styles from './Product.module.css';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { isProductChanged } from '~/domain/product/product.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirmDeletion } from '~/queries/confirmDeletion.ts';

type Params = Readonly<Record<string, string | undefined>>;

export function loader(client: QueryClient, { params }: { readonly params: Params }): void {
  const place = parseProductPath(params);
  if (place.kind === 'PRODUCT') void client.prefetchQuery(productRead(place.key));
}

export function Component() {
  const params = useParams();
  const place = parseProductPath(params);
  switch (place.kind) {
    case 'PRODUCT':
      return <Read productKey={place.key} />;
    case 'LIST': {
      const { family, deviceType = 'ALL' } = place;
      return <Redirect to={productsPath({ ...defaultProductFilter, family, deviceType })} />;
    }
    case 'NOTHING':
      return (
        <Unseen
          name={params.deviceType ?? params.productFamily ?? ''}
          unknown={findUnknownPathSegments(params)}
        />
      );
  }
}

function Read({ productKey }: { readonly productKey: ProductKey }) {
  const { serialNumber } = productKey;
  const read = useQuery(productRead(productKey));
  const waiting = (
    <>
      <PageHeader
        trail={[{ label: productPageTexts.list, to: paths.products() }]}
        title={<CopyableId id={serialNumber} />}
        actions={null}
      />
      <ProductTabBar productKey={productKey} />
      <ListSkeleton rows={6} />
    </>
  );
  return (
    <QueryBoundary read={read} what={productPageTexts.itself} waiting={waiting}>
      {(data) =>
        data === null ? (
          <Gone productKey={productKey} />
        ) : (
          <Shown key={paths.product(data.productFamily, data.deviceType, serialNumber)} shown={data} />
        )
      }
    </QueryBoundary>
  );
}

function Shown({ shown }: { readonly shown: Product }) {
  const { serialNumber, productFamily, deviceType, configurationId } = shown;
  useRememberRecentItem({
    address: paths.product(productFamily, deviceType, serialNumber),
    title: productPageTexts.named(deviceTypeLabel[deviceType], serialNumber),
    detail: configurationId,
  });
  return (
    <>
      <ProductHeader product={shown} />
      <ProductTabBar productKey={shown} />
      <ProductTabContent product={shown} />
    </>
  );
}

function Gone({ productKey }: { readonly productKey: ProductKey }) {
  const { serialNumber, productFamily, deviceType } = productKey;
  useForgetRecentItem(paths.product(productFamily, deviceType, serialNumber));
  return <Unseen name={serialNumber} product={productKey} unknown={findUnknownPathSegments(productKey)} />;
}

type UnseenProps = {
  readonly name: string;
  readonly product?: ProductKey;
  readonly unknown: readonly UnknownPathSegment[];
};

/** A product that does not exist and one without access look the same. */
function Unseen({ name, product: wanted, unknown }: UnseenProps) {
  const texts = [
    ...(wanted ? [productPageTexts.unseen] : []),
    ...(unknown.length > 0 ? [productPageTexts.unknown(unknown)] : []),
  ];
  return (
    <>
      <PageHeader title={<span className="number">{name}</span>} />
      <EmptyState
        image={<IconLock size={26} />}
        title={productPageTexts.unseenTitle(name)}
        text={texts.join(' ')}
        action={
          <>
            {wanted && unknown.length === 0 && (
              <RequestAccessButton
                wanted={{
                  requestType: 'PRODUCT_ACCESS',
                  product: wanted,
                  description: accessRequestTexts.see(
                    productPageTexts.named(deviceTypeLabel[wanted.deviceType], wanted.serialNumber),
                  ),
                }}
              />
            )}
            <Link to={paths.products()}>{productPageTexts.toList}</Link>
          </>
        }
      />
    </>
  );
}

function ProductHeader({ product }: { readonly product: Product }) {
  const { serialNumber, productFamily, deviceType, configurationId, revision } = product;
  const { productState, account, serviceOrders } = product;
  const actor = useActor();
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const firmware = getProductFirmware(product);
  const pending = findPendingOrderId(serviceOrders);
  const onDeleted = (): void => void onward(paths.products(), { replace: true });
  return (
    <PageHeader
      trail={[{ label: productPageTexts.list, to: paths.products() }]}
      title={<CopyableId id={serialNumber} />}
      state={
        <span className={styles.states}>
          <StateLabel state={productState} />
          {pending !== undefined && <PendingUpdateNotice id={pending} />}
        </span>
      }
      meta={
        <div className="factLine">
          <FamilyBadge family={productFamily} size="small" />
          <strong>{deviceTypeLabel[deviceType]}</strong>
          {checkOperations(actor, 'configurationGet').allowed ? (
            <Link className="number" to={paths.configuration(configurationId, revision, { tab: 'PRODUCTS' })}>
              {productPageTexts.openConfiguration(configurationId, revision)}
            </Link>
          ) : (
            <span className="number">{productPageTexts.openConfiguration(configurationId, revision)}</span>
          )}
          <span>{account ? buildAccountLabel(account).name : productFactTexts.noAccount}</span>
          {firmware && <span className="number">{firmware}</span>}
        </div>
      }
      actions={
        isProductChangeOffered(actor.units) && (
          <ActionMenu
            label={productPageTexts.actions(serialNumber)}
            actions={[
              {
                label: productPageTexts.delete,
                decision: checkProductDeletion(actor),
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
  confirmDeletion({
    client,
    title: productPageTexts.deleteTitle(serialNumber),
    question: (
      <>
        <p>{productPageTexts.deleteQuestion(deviceTypeLabel[deviceType], serialNumber, configurationId)}</p>
        {hasPendingOrder(serviceOrders) && <p>{productPageTexts.deletePending}</p>}
      </>
    ),
    deletion: deleteProductMutation(serialNumber),
    input: { path },
    update: updateIfUnchanged({
      baseline: createBaseline(product),
      read: () => fetchFresh(client, read),
      compare: isProductChanged,
      texts: { gone: productPageTexts.gone, changed: productPageTexts.changed, isFinal: true },
    }),
    onDeleted: () => {
      onDeleted();
      client.removeQueries({ queryKey: read.queryKey, exact: true, type: 'inactive' });
    },
  });
}
