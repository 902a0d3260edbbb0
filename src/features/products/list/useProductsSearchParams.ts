import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  parseProductFilter,
  toProductSearchParams,
  type ProductFilter,
} from '~/domain/product/listFilter.ts';
import { paths } from '~/paths.ts';
import { usePageLocation } from '~/platform/routing/pageLocation.ts';

export const productsPath = (filter: ProductFilter): string => paths.products(toProductSearchParams(filter));

export type ProductFilterSetter = (
  next: Partial<ProductFilter>,
  options?: { readonly replace?: boolean },
) => void;

/** Filter in the URL and its setter; a changed filter starts with one page. */
export function useProductsSearchParams(): readonly [ProductFilter, ProductFilterSetter] {
  const { search } = usePageLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => parseProductFilter(new URLSearchParams(search)), [search]);
  const change = useCallbackRef<ProductFilterSetter>((next, { replace = false } = {}) => {
    const to = productsPath({ ...filter, pages: 1, ...next });
    void navigate(to, { replace, preventScrollReset: true });
  });
  return [filter, change];
}
