import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productListing } from '~/domain/product/permission.ts';
import { myProducts, productCountOf, productsOf, type ProductRow } from '~/queries/products/products.ts';
import { useMe } from '~/session/me.ts';
import type { Read } from '~/platform/read.ts';

/** The number of products on a page of a tab. */
export const tabPageSize = 50;

type Products = {
  readonly list: Read<readonly ProductRow[] | null> & { readonly isPlaceholderData?: boolean };
  readonly count: number | undefined;
};

/** One page of the products made after a configuration: employees ask for them, others have the list of their own. */
export function useProductsOf(configurationId: string, page: number): Products {
  const asks = productListing(useMe().units) === 'FILTERED';
  const offset = (page - 1) * tabPageSize;
  const asked = useQuery({
    ...productsOf(configurationId, { offset, limit: tabPageSize }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const count = useQuery({ ...productCountOf(configurationId), enabled: asks });
  const own = useQuery({
    ...myProducts(),
    enabled: !asks,
    select: (products) => products.filter((product) => product.configurationId === configurationId),
  });
  return asks
    ? { list: asked, count: count.data?.count }
    : { list: { ...own, data: own.data?.slice(offset, offset + tabPageSize) }, count: own.data?.length };
}
