import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { productKeyText } from '~/domain/product/address.ts';
import {
  filteredProducts,
  pagesToRead,
  productFilterBody,
  productPageSize,
  type ProductFilter,
  type ProductFilterBody,
} from '~/domain/product/listFilter.ts';
import { productListing } from '~/domain/product/permission.ts';
import { myProducts, productCount, productPage, type ProductRow } from '~/queries/products/products.ts';
import { useMe } from '~/session/me.ts';
import type { Read } from '~/ui/read.ts';

export type ProductList = {
  readonly read: Read<readonly ProductRow[]>;
  /** Number of products that the filter finds, on all pages. */
  readonly count: number | undefined;
  /** Whether the rows are those of the filter before. */
  readonly isBefore: boolean;
  /** Failure of a page below the first. */
  readonly moreFailed: boolean;
  readonly isReadingMore: boolean;
  readonly retryMore: () => void;
};

/** The body of a list that is not asked for. */
const unasked: ProductFilterBody = { productSorting: 'BY_CREATED_DATE_DESC' };

/** The products of a filter, as many pages of them as it says: of all for employees, else of the person's own. */
export function useProductList(filter: ProductFilter): ProductList {
  const asks = productListing(useMe().units) === 'FILTERED';
  const body = productFilterBody(filter);
  const count = useQuery({
    ...productCount(body ?? unasked),
    enabled: asks && body !== undefined,
    placeholderData: keepPreviousData,
  });
  const wanted = asks && body ? pagesToRead(filter.pages, count.data?.count) : 0;
  const { all, isBefore, pages } = usePages(body ?? unasked, wanted);
  const own = useQuery({
    ...myProducts(),
    enabled: !asks,
    select: (products) => filteredProducts(products, filter),
  });
  const none = { isBefore: false, moreFailed: false, isReadingMore: false, retryMore: () => undefined };
  if (!body) return { ...none, read: { data: [], error: null }, count: 0 };
  if (!asks) return { ...none, read: own, count: own.data?.length };
  const [first, ...more] = pages;
  const failed = more.find(({ isError }) => isError);
  return {
    read: {
      data: first?.data && all,
      error: first?.error ?? null,
      refetch: () => Promise.all(pages.map(({ refetch }) => refetch())),
    },
    count: count.data?.count,
    isBefore,
    moreFailed: failed !== undefined,
    isReadingMore: more.some(({ isFetching, data }) => isFetching && !data),
    retryMore: () => void failed?.refetch(),
  };
}

/** The first `wanted` pages, one after the other, and their products, each once. */
function usePages(body: ProductFilterBody, wanted: number) {
  const pages = useQueries({
    queries: Array.from({ length: wanted }, (_, page) => ({
      ...productPage(body, { offset: page * productPageSize, limit: productPageSize }),
      ...(page === 0 && { placeholderData: keepPreviousData }),
    })),
  });
  const rows = new Map<string, ProductRow>();
  for (const { data = [] } of pages) for (const row of data) rows.set(productKeyText(row), row);
  return { pages, all: [...rows.values()], isBefore: pages[0]?.isPlaceholderData ?? false };
}
