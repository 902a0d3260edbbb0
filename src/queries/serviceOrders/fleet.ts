import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { filteredProducts, productFilterBody, productFilterFrom } from '~/domain/product/listFilter.ts';
import { productsThatFit } from '~/domain/serviceOrder/basket.ts';
import { filteredFleet, fleetFilterFrom } from '~/domain/serviceOrder/fleet.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { fetchAllProducts } from './productLookup.ts';

export const listedProductsQuery = (query: string, listing: 'FILTERED' | 'OWN') =>
  queryOptions({
    queryKey: ['productFilter', 'ofList', query, listing],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams(query);
      const filter = productFilterFrom(parameters);
      const body = productFilterBody({ ...filter, sort: 'BY_SERIAL_NUMBER_ASC' });
      if (!body) return productsThatFit<ProductRow>([]);
      const rows: ProductRow[] = [];
      if (listing === 'OWN')
        rows.push(...filteredProducts(await call('productGetMine', {}, { signal }), filter));
      else
        await fetchAllProducts(body, {
          signal,
          onBegin: () => rows.splice(0),
          onPage: (page) => rows.push(...page),
        });
      return productsThatFit(filteredFleet(rows, fleetFilterFrom(parameters)));
    },
    staleTime: 0,
    gcTime: 0,
  });
