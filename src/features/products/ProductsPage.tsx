import {
  checkProductsAccess,
  isProductChangeOffered,
  checkProductCreation,
} from '~/domain/product/permission.ts';
import { productListTexts } from '~/domain/words/texts/products.ts';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useActor, useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import {
  useProductsSearchParams,
  productsPath,
  type ProductFilterSetter,
} from './list/useProductsSearchParams.ts';
import { useProductList, type ProductListResult as List } from './list/useProductList.ts';
import { Link } from 'react-router';
import { describeReadError } from '~/api/describeError.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import {
  defaultProductFilter,
  deviceTypeChoices,
  productFamilyChoices,
  isProductFilterActive,
  toProductSearchParams,
  productSortLabel,
  productSorts,
  productStateChoices,
  type ProductFilter,
  toProductFilterBody,
  productPageSize,
} from '~/domain/product/listFilter.ts';
import { stateAppearances } from '~/domain/words/stateAppearances.ts';
import { checkOrderCreation } from '~/domain/serviceOrder/permission.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { updateLinkTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { useSearchFieldScan } from '~/widgets/scan/useSerialNumberScan.ts';
import { focusFirstProduct, ProductRows } from './list/ProductRows.tsx';
import '@mantine/core/styles/Button.css';
import { IconSearchOff } from '@tabler/icons-react';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { restoreDroppedZero } from '~/domain/product/serialNumber.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import styles from './list/ProductRows.module.css';

const openCreateProduct = createOpener(
  async () => (await import('./CreateProductFromList.tsx')).openCreateProductFromList,
);

export const Component = restrictPage(pages.products, checkProductsAccess, Products);

function Products() {
  const actor = useActor();
  const [filter, change] = useProductsSearchParams();
  const list = useProductList(filter);
  return (
    <div data-full-width>
      <PageHeader
        title={productListTexts.title}
        actions={
          isProductChangeOffered(actor.units) && (
            <GuardedButton
              decision={checkProductCreation(actor)}
              variant="filled"
              size="sm"
              onClick={() => openCreateProduct()}
            >
              {productListTexts.create}
            </GuardedButton>
          )
        }
      />
      <ProductControls filter={filter} change={change} count={list.count} countFailure={list.countFailure} />
      <ProductList list={list} filter={filter} change={change} />
    </div>
  );
}

type Props = {
  readonly filter: ProductFilter;
  readonly change: ProductFilterSetter;
  readonly count: number | undefined;
  readonly countFailure: Error | null;
};

function ProductControls({ filter, change, count, countFailure }: Props) {
  const updates = checkOrderCreation(useActor()).allowed && isProductFilterActive(filter);
  const { sort: _, pages: __, ...query } = toProductSearchParams(filter);
  const field = useSearchFieldScan();
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          ref={field}
          label={productListTexts.search}
          value={filter.search}
          onSearch={(search) => change({ search }, { replace: true })}
          onDown={focusFirstProduct}
        />
        <SearchField
          label={productListTexts.configuration}
          value={filter.configuration}
          onSearch={(configuration) => change({ configuration: configuration.trim() }, { replace: true })}
          onDown={focusFirstProduct}
        />
        <Filters filter={filter} change={change} />
      </div>
      <div className="statusLine">
        <p role="status">
          {countFailure
            ? queryBoundaryTexts.notCounted(describeReadError(countFailure))
            : count !== undefined && productListTexts.count(count)}
        </p>
        {isProductFilterActive(filter) && (
          <Link to={productsPath({ ...defaultProductFilter, sort: filter.sort })}>
            {productListTexts.showAll}
          </Link>
        )}
        {updates && count !== undefined && count > 0 && (
          <Link to={paths.serviceOrderForm({ filter: new URLSearchParams(query).toString() })}>
            {updateLinkTexts.these(count)}
          </Link>
        )}
      </div>
    </>
  );
}

function Filters({ filter, change }: Omit<Props, 'count' | 'countFailure'>) {
  return (
    <div className="filters">
      <FilterSelect
        label={productListTexts.state}
        value={filter.state}
        neutral="ALL"
        options={productStateChoices}
        text={(state) =>
          state === 'ALL' ? productListTexts.allStates : stateAppearances.product[state].text
        }
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={productListTexts.family}
        value={filter.family}
        neutral="ALL"
        options={productFamilyChoices}
        text={(family) => (family === 'ALL' ? productListTexts.allFamilies : family)}
        onChange={(family) => change({ family })}
      />
      <FilterSelect
        label={productListTexts.deviceType}
        value={filter.deviceType}
        neutral="ALL"
        options={deviceTypeChoices}
        text={(type) => (type === 'ALL' ? productListTexts.allTypes : deviceTypeLabel[type])}
        onChange={(deviceType) => change({ deviceType })}
      />
      <FilterSelect
        label={productListTexts.sort}
        value={filter.sort}
        neutral={defaultProductFilter.sort}
        options={productSorts}
        text={(sort) => productSortLabel[sort]}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}

type ProductListProps = {
  readonly list: List;
  readonly filter: ProductFilter;
  readonly change: ProductFilterSetter;
};

function ProductList({ list, filter, change }: ProductListProps) {
  return (
    <QueryBoundary read={list.read} what={productListTexts.themselves} rows={12} hasHead>
      {(rows) =>
        rows.length === 0 ? (
          <NoProducts filter={filter} />
        ) : (
          <div data-stale={list.isBefore || undefined}>
            <ProductRows rows={rows} total={list.count ?? rows.length} filter={filter} change={change} />
            <More list={list} shown={rows.length} readPages={filter.pages} change={change} />
          </div>
        )
      }
    </QueryBoundary>
  );
}

type MoreProps = {
  readonly list: List;
  readonly shown: number;
  readonly readPages: number;
  readonly change: ProductFilterSetter;
};

function More({ list, shown, readPages, change }: MoreProps) {
  const { count = 0, moreFailed, hasMoved, isReadingMore, retryMore } = list;
  if (moreFailed) return <ListError what={productListTexts.unreadPage} onRetry={retryMore} />;
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
        onClick={() => change({ pages: readPages + 1 }, { replace: true })}
      >
        {productListTexts.more(Math.min(productPageSize - 1, Math.max(0, count - shown)))}
      </BusyButton>
    </div>
  );
}

function NoProducts({ filter }: { readonly filter: ProductFilter }) {
  const { units } = useMe();
  const zero = restoreDroppedZero(filter.search);
  const narrowed = isProductFilterActive(filter);
  const isNoNumber = toProductFilterBody(filter) === undefined;
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
