import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { filterProducts, toProductFilterBody, parseProductFilter } from '~/domain/product/listFilter.ts';
import { limitOrderProducts } from '~/domain/serviceOrder/basket.ts';
import { filterFleet, parseFleetFilter } from '~/domain/serviceOrder/fleet.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { fetchAllProducts } from './productLookup.ts';

export const listedProductsQuery = (query: string, listing: 'FILTERED' | 'OWN') =>
  queryOptions({
    queryKey: ['productFilter', 'ofList', query, listing],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams(query);
      const filter = parseProductFilter(parameters);
      const body = toProductFilterBody({ ...filter, sort: 'BY_SERIAL_NUMBER_ASC' });
      if (!body) return limitOrderProducts<ProductRow>([]);
      const rows: ProductRow[] = [];
      if (listing === 'OWN')
        rows.push(...filterProducts(await call('productGetMine', {}, { signal }), filter));
      else
        await fetchAllProducts(body, {
          signal,
          onBegin: () => rows.splice(0),
          onPage: (page) => rows.push(...page),
        });
      return limitOrderProducts(filterFleet(rows, parseFleetFilter(parameters)));
    },
    staleTime: 0,
    gcTime: 0,
  });
