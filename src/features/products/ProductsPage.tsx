import type { ReactElement } from 'react';
import { mayListProducts, offersProductChanges, mayCreateProduct } from '~/domain/product/permission.ts';
import { productListTexts } from '~/domain/words/texts/products.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { ProductControls } from './list/ProductControls.tsx';
import { ProductList } from './list/ProductList.tsx';
import { useProductsAddress } from './list/useProductsAddress.ts';
import { useProductList } from './list/useProductList.ts';

/** The products, for those to whom there are any. */
export function Component(): ReactElement {
  const verdict = mayListProducts(useActor());
  return verdict.allowed ? <Products /> : <AccessWall page={pages.products.title} reason={verdict.reason} />;
}

/** Every product the person may see, narrowed by what stands in the address. */
function Products(): ReactElement {
  const actor = useActor();
  const [filter, change] = useProductsAddress();
  const list = useProductList(filter);
  return (
    <div data-full-width>
      <PageHeader
        title={productListTexts.title}
        actions={
          offersProductChanges(actor.units) && (
            <VerdictButton
              verdict={mayCreateProduct(actor)}
              variant="filled"
              size="sm"
              onClick={() =>
                void openWhenLoaded(
                  () => import('./CreateProduct.tsx'),
                  (dialog) => dialog.openCreateProduct(),
                )
              }
            >
              {productListTexts.create}
            </VerdictButton>
          )
        }
      />
      <ProductControls filter={filter} change={change} count={list.count} countFailure={list.countFailure} />
      <ProductList list={list} filter={filter} change={change} />
    </div>
  );
}
