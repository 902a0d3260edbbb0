import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { filteredProducts, productFilterBody, productFilterFrom } from '~/domain/product/listFilter.ts';
import { mostLines } from '~/domain/serviceOrder/basket.ts';
import { filteredFleet, fleetFilterFrom } from '~/domain/serviceOrder/fleet.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { readProducts } from './productLookup.ts';

/**
 * The products that the parameters of a list of products name, in the order of their serial numbers and not more than an
 * order takes and one: whoever orders learns that some are left out.
 */
export const productsFor = (query: string, listing: 'FILTERED' | 'OWN') =>
  queryOptions({
    queryKey: ['productFilter', 'ofList', query, listing],
    queryFn: async ({ signal }): Promise<readonly ProductRow[]> => {
      const parameters = new URLSearchParams(query);
      const filter = productFilterFrom(parameters);
      const body = productFilterBody({ ...filter, sort: 'BY_SERIAL_NUMBER_ASC' });
      if (!body) return [];
      const rows: ProductRow[] = [];
      if (listing === 'OWN')
        rows.push(...filteredProducts(await call('productGetMine', {}, { signal }), filter));
      else await readProducts(body, { signal, onPage: (page) => rows.push(...page) });
      return filteredFleet(rows, fleetFilterFrom(parameters))
        .toSorted((one, other) => Number(one.serialNumber) - Number(other.serialNumber))
        .slice(0, mostLines + 1);
    },
    staleTime: 0,
    gcTime: 0,
  });
