import '@mantine/core/styles/Button.css';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import {
  isNarrowed,
  productFilterBody,
  productPageSize,
  type ProductFilter,
} from '~/domain/product/listFilter.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { withDroppedZero } from '~/domain/product/serialNumber.ts';
import { productListTexts } from '~/domain/words/texts/products.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ProductRows } from './ProductRows.tsx';
import { productsPath, type ChangeProducts } from './useProductsAddress.ts';
import type { ProductList as List } from './useProductList.ts';
import styles from './ProductRows.module.css';

type ProductListProps = {
  readonly list: List;
  readonly filter: ProductFilter;
  readonly change: ChangeProducts;
};

export function ProductList({ list, filter, change }: ProductListProps): ReactElement {
  return (
    <Answer read={list.read} what={productListTexts.themselves} rows={12} hasHead>
      {(rows) =>
        rows.length === 0 ? (
          <NoProducts filter={filter} />
        ) : (
          <div data-stale={list.isBefore || undefined}>
            <ProductRows rows={rows} total={list.count ?? rows.length} filter={filter} change={change} />
            <More list={list} shown={rows.length} pages={filter.pages} change={change} />
          </div>
        )
      }
    </Answer>
  );
}

type MoreProps = {
  readonly list: List;
  readonly shown: number;
  readonly pages: number;
  readonly change: ChangeProducts;
};

function More({ list, shown, pages, change }: MoreProps): ReactElement | null {
  const { count = 0, moreFailed, hasMoved, isReadingMore, retryMore } = list;
  if (moreFailed) return <ListFailure what={productListTexts.unreadPage} onRetry={retryMore} />;
  if (hasMoved)
    return (
      <div className={styles.more} role="status">
        <span>{productListTexts.moved}</span>
        <BusyButton variant="default" onClick={retryMore}>
          {productListTexts.readAgain}
        </BusyButton>
      </div>
    );
  if (count <= shown && !isReadingMore) return null;
  return (
    <div className={styles.more}>
      <span>{productListTexts.shown(shown, count)}</span>
      <BusyButton
        variant="default"
        busy={isReadingMore}
        onClick={() => change({ pages: pages + 1 }, { replace: true })}
      >
        {productListTexts.more(Math.min(productPageSize - 1, Math.max(0, count - shown)))}
      </BusyButton>
    </div>
  );
}

function NoProducts({ filter }: { readonly filter: ProductFilter }): ReactElement {
  const { units } = useMe();
  const zero = withDroppedZero(filter.search);
  const narrowed = isNarrowed(filter);
  const isNoNumber = productFilterBody(filter) === undefined;
  const unfiltered = isStaff(units) ? productListTexts.noneYet : productListTexts.noneOwn;
  const found = isNoNumber
    ? productListTexts.noSerialNumber(filter.search.trim())
    : productListTexts.noneFits;
  return (
    <div className="panel">
      <EmptyState
        image={<IconSearchOff size={26} />}
        title={productListTexts.none}
        text={narrowed ? found : unfiltered}
        action={
          zero && (
            <Link to={productsPath({ ...filter, search: zero })}>{productListTexts.withZero(zero)}</Link>
          )
        }
      />
    </div>
  );
}
