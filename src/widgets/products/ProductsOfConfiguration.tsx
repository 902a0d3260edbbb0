import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { productKeyText } from '~/domain/product/address.ts';
import { pageFrom } from '~/domain/product/listFilter.ts';
import { Pager } from '~/ui/list/Pager.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ProductItem } from './ProductItem.tsx';
import { tabPageSize, useProductsOf } from './useProductsOf.ts';

type Props = {
  readonly configurationId: string;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Address of another page of the list. */
  readonly addressOf: (page: string) => string;
};

/** The products made after a configuration, page by page as the address says, each with the way to it. */
export function ProductsOfConfiguration({ configurationId, title, empty, addressOf }: Props): ReactElement {
  const [parameters] = useSearchParams();
  const page = pageFrom(parameters);
  const { list, count } = useProductsOf(configurationId, page);
  return (
    <ListPanel
      title={title}
      list={list}
      keyOf={productKeyText}
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
