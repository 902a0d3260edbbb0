import { useCallbackRef } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatProductKey } from '~/domain/product/productPath.ts';
import {
  filterProducts,
  countPagesToRead,
  toProductFilterBody,
  productPageSize,
  type ProductFilter,
  type ProductFilterBody,
} from '~/domain/product/listFilter.ts';
import { getProductListScope } from '~/domain/product/permission.ts';
import { getOverlappingPage } from '~/domain/words/overlappingPages.ts';
import { findPartialRefusal } from '~/queries/fallback.ts';
import { arePagesContiguous } from '~/queries/pages.ts';
import {
  myProductsQuery,
  productCountQuery,
  productPageQuery,
  type ProductRow,
} from '~/queries/products/products.ts';
import { useMe } from '~/session/me.ts';
import type { QueryResult } from '~/platform/queryResult.ts';

export type ProductListResult = {
  readonly read: QueryResult<readonly ProductRow[]>;
  readonly count: number | undefined;
  readonly countFailure: Error | null;
  readonly isBefore: boolean;
  readonly moreFailed: boolean;
  readonly isReadingMore: boolean;
  /** Whether products may be missing because the list has changed between two page requests. */
  readonly hasMoved: boolean;
  readonly retryMore: () => void;
};

/** Placeholder body of a disabled query. */
const unasked: ProductFilterBody = { productSorting: 'BY_CREATED_DATE_DESC' };

/**
 * Products matching a filter, `filter.pages` pages of them; employees search all products, others their own.
 */
export function useProductList(filter: ProductFilter): ProductListResult {
  const client = useQueryClient();
  const asks = getProductListScope(useMe().units) === 'FILTERED';
  const body = toProductFilterBody(filter);
  const count = useQuery({
    ...productCountQuery(body ?? unasked),
    enabled: asks && body !== undefined,
    placeholderData: keepPreviousData,
  });
  const wanted = asks && body ? countPagesToRead(filter.pages, count.data?.count) : 0;
  const { all, isBefore, pages, hasMoved, readAgain } = usePages(body ?? unasked, wanted, count.refetch);
  const own = useQuery({
    ...myProductsQuery(),
    enabled: !asks,
    select: (products) => filterProducts(products, filter),
  });
  const none = {
    countFailure: null,
    isBefore: false,
    moreFailed: false,
    isReadingMore: false,
    hasMoved: false,
    retryMore: () => undefined,
  };
  if (!body) return { ...none, read: { data: [], error: null }, count: 0 };
  if (!asks) return { ...none, read: own, count: own.data?.length };
  const [first, ...more] = pages;
  const failed = more.find(({ isError }) => isError);
  const refusal = findPartialRefusal(
    client,
    productPageQuery(body, getOverlappingPage(0, productPageSize)).queryKey,
    productCountQuery(body).queryKey,
  );
  return {
    read: {
      data: refusal ? undefined : first?.data && all,
      error: first?.error ?? refusal ?? null,
      refetch: readAgain,
    },
    count: refusal ? undefined : count.data?.count,
    countFailure: count.data ? null : count.error,
    isBefore,
    moreFailed: failed !== undefined,
    isReadingMore: more.some(({ isFetching, data }) => isFetching && !data),
    hasMoved,
    retryMore: () => void (failed ? failed.refetch() : readAgain()),
  };
}

/** Pages overlap by one product. If they do not match, the list has changed and is fetched again once. */
function usePages(body: ProductFilterBody, wanted: number, countAgain: () => Promise<unknown>) {
  const pages = useQueries({
    queries: Array.from({ length: wanted }, (_, page) => ({
      ...productPageQuery(body, getOverlappingPage(page, productPageSize)),
      ...(page === 0 && { placeholderData: keepPreviousData }),
    })),
  });
  const rows = new Map<string, ProductRow>();
  for (const { data = [] } of pages) for (const row of data) rows.set(formatProductKey(row), row);
  const isBefore = pages[0]?.isPlaceholderData ?? false;
  const isReading = pages.some(({ isFetching }) => isFetching);
  const joined = pages.every(({ data: page }, place) => {
    const before = pages[place - 1]?.data;
    return before === undefined || page === undefined || arePagesContiguous(before, page, formatProductKey);
  });
  const hasMoved = !joined && !isBefore && !isReading;
  const readAgain = useCallbackRef(() =>
    Promise.all([countAgain(), ...pages.map(({ refetch }) => refetch())]),
  );
  const isTried = useRef(false);
  useEffect(() => {
    if (hasMoved && !isTried.current) void readAgain();
    if (!isReading) isTried.current = hasMoved;
  }, [hasMoved, isReading, readAgain]);
  return { pages, all: [...rows.values()], isBefore, hasMoved, readAgain };
}
