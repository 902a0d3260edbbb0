import { useQuery, type QueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import {
  findUnknownParts,
  productPlace,
  type ProductKey,
  type UnknownPart,
} from '~/domain/product/address.ts';
import { defaultProductFilter } from '~/domain/product/listFilter.ts';
import { accessWishes } from '~/domain/words/texts/accessWishes.ts';
import { productPageTexts } from '~/domain/words/texts/products.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { paths } from '~/paths.ts';
import { product, type Product } from '~/queries/products/products.ts';
import { Answer } from '~/ui/Answer.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LeadOn } from '~/ui/LeadOn.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { AskFromTheWall } from '~/widgets/requests/AskFromTheWall.tsx';
import { useForget, useRemember } from '~/widgets/recent/recent.ts';
import { productsPath } from './list/useProductsAddress.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { ProductTabBar, ProductTabContent } from './ProductTabs.tsx';

type Params = Readonly<Record<string, string | undefined>>;

export function loader(client: QueryClient, { params }: { readonly params: Params }): void {
  const place = productPlace(params);
  if (place.kind === 'PRODUCT') void client.prefetchQuery(product(place.key));
}

export function Component(): ReactElement {
  const params = useParams();
  const place = productPlace(params);
  switch (place.kind) {
    case 'PRODUCT':
      return <Read productKey={place.key} />;
    case 'LIST': {
      const { family, deviceType = 'ALL' } = place;
      return <LeadOn to={productsPath({ ...defaultProductFilter, family, deviceType })} />;
    }
    case 'NOTHING':
      return (
        <Unseen name={params.deviceType ?? params.productFamily ?? ''} unknown={findUnknownParts(params)} />
      );
  }
}

function Read({ productKey }: { readonly productKey: ProductKey }): ReactElement {
  const { serialNumber } = productKey;
  const read = useQuery(product(productKey));
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
    <Answer read={read} what={productPageTexts.itself} waiting={waiting}>
      {(data) =>
        data === null ? (
          <Gone productKey={productKey} />
        ) : (
          <Shown key={paths.product(data.productFamily, data.deviceType, serialNumber)} shown={data} />
        )
      }
    </Answer>
  );
}

function Shown({ shown }: { readonly shown: Product }): ReactElement {
  const { serialNumber, productFamily, deviceType, configurationId } = shown;
  useRemember({
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

function Gone({ productKey }: { readonly productKey: ProductKey }): ReactElement {
  const { serialNumber, productFamily, deviceType } = productKey;
  useForget(paths.product(productFamily, deviceType, serialNumber));
  return <Unseen name={serialNumber} product={productKey} unknown={findUnknownParts(productKey)} />;
}

type UnseenProps = {
  readonly name: string;
  readonly product?: ProductKey;
  readonly unknown: readonly UnknownPart[];
};

/** A product that is not there and one that the person may not see look the same. */
function Unseen({ name, product: wanted, unknown }: UnseenProps): ReactElement {
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
              <AskFromTheWall
                wanted={{
                  requestType: 'PRODUCT_ACCESS',
                  product: wanted,
                  description: accessWishes.see(
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
