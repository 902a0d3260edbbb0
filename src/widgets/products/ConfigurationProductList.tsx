import { useSearchParams } from 'react-router';
import { formatProductKey } from '~/domain/product/productPath.ts';
import { parsePageParam } from '~/domain/words/parseMember.ts';
import { Pager } from '~/ui/list/Pager.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ProductItem } from './ProductItem.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getProductListScope } from '~/domain/product/permission.ts';
import {
  myProductsQuery,
  configurationProductCountQuery,
  configurationProductsQuery,
  type ProductRow,
} from '~/queries/products/products.ts';
import { useMe } from '~/session/me.ts';
import type { QueryResult } from '~/platform/queryResult.ts';

const tabPageSize = 50;

type Products = {
  readonly list: QueryResult<readonly ProductRow[] | null> & { readonly isPlaceholderData?: boolean };
  readonly count: number | undefined;
};

function useProductsOf(configurationId: string, page: number): Products {
  const asks = getProductListScope(useMe().units) === 'FILTERED';
  const offset = (page - 1) * tabPageSize;
  const asked = useQuery({
    ...configurationProductsQuery(configurationId, { offset, limit: tabPageSize }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const count = useQuery({ ...configurationProductCountQuery(configurationId), enabled: asks });
  const own = useQuery({
    ...myProductsQuery(),
    enabled: !asks,
    select: (products) => products.filter((product) => product.configurationId === configurationId),
  });
  return asks
    ? { list: asked, count: count.data?.count }
    : { list: { ...own, data: own.data?.slice(offset, offset + tabPageSize) }, count: own.data?.length };
}

type Props = {
  readonly configurationId: string;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly addressOf: (page: string) => string;
};

export function ConfigurationProductList({ configurationId, title, empty, addressOf }: Props) {
  const [parameters] = useSearchParams();
  const page = parsePageParam(parameters);
  const { list, count } = useProductsOf(configurationId, page);
  return (
    <ListPanel
      title={title}
      list={list}
      keyOf={formatProductKey}
      empty={empty}
      footer={
        (page > 1 || (count ?? 0) > tabPageSize) && (
          <Pager page={page} pageSize={tabPageSize} count={count} addressOf={(to) => addressOf(String(to))} />
        )
      }
    >
      {(product) => <ProductItem product={product} />}
    </ListPanel>
  );
}
