import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentType, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ProductKey } from '~/domain/product/address.ts';
import { ordersFor } from '~/domain/serviceOrder/serviceOrder.ts';
import { productTabsFor, productTabText, shownProductTab, type ProductTab } from '~/domain/product/tab.ts';
import { productPageTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import type { Product } from '~/queries/products/products.ts';
import { serviceOrders } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { lazyPart } from '~/ui/lazyPart.tsx';
import { useShowsTab } from '~/platform/useShowsTab.ts';
import { ProductsOfConfiguration } from '~/widgets/products/ProductsOfConfiguration.tsx';
import { ServiceOrderList } from '~/widgets/serviceOrders/ServiceOrderList.tsx';
import { ProductActivity } from './tabs/ProductActivity.tsx';
import { ProductOverview } from './tabs/ProductOverview.tsx';
import styles from '~/ui/tabs.module.css';

type Props = { readonly product: Product };

const DeviceEvents = lazyPart(
  productTabText.EVENTS,
  async () => (await import('~/widgets/products/DeviceEvents.tsx')).DeviceEvents,
);

const contents: Record<ProductTab, ComponentType<Props>> = {
  ACTIVITY: ProductActivity,
  OVERVIEW: ProductOverview,
  PRODUCTS: Siblings,
  SERVICE_ORDERS: Orders,
  EVENTS: ({ product }) => <Events product={product} errorsOnly={false} />,
  ERRORS: ({ product }) => <Events product={product} errorsOnly />,
};

/** The tab that the address asks for, among those this person may open. */
function useProductTab() {
  const [parameters] = useSearchParams();
  const offered = productTabsFor(useActor());
  return { current: shownProductTab(parameters.get('tab'), offered), offered };
}

/** The tabs of a product. */
export function ProductTabBar({ productKey }: { readonly productKey: ProductKey }): ReactElement {
  const { serialNumber, productFamily, deviceType } = productKey;
  const { current, offered } = useProductTab();
  const bar = useShowsTab(current);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={productPageTexts.tabs} data-settles="tabs">
      {offered.map((tab) => (
        <Link
          key={tab}
          to={paths.product(productFamily, deviceType, serialNumber, { tab })}
          replace
          preventScrollReset
          data-tab={tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {productTabText[tab]}
        </Link>
      ))}
    </nav>
  );
}

/** The tab that the address asks for; OVERVIEW stands in for one there is not. */
export function ProductTabContent({ product }: Props): ReactElement {
  const { current } = useProductTab();
  const Content = contents[current];
  return <Content key={current} product={product} />;
}

/** The products of the same configuration, among which a remote control finds its other half. */
function Siblings({ product }: Props): ReactElement {
  const { configurationId, productFamily, deviceType, serialNumber } = product;
  return (
    <ProductsOfConfiguration
      configurationId={configurationId}
      title={productPageTexts.siblings}
      empty={{ title: productPageTexts.noSiblings, text: productPageTexts.aboutNoSiblings }}
      addressOf={(page) => paths.product(productFamily, deviceType, serialNumber, { tab: 'PRODUCTS', page })}
    />
  );
}

function Orders({ product }: Props): ReactElement {
  const list = useQuery({ ...serviceOrders(), select: (orders) => ordersFor(orders, product) });
  return (
    <ServiceOrderList
      list={list}
      empty={{ title: productPageTexts.noOrders, text: productPageTexts.aboutNoOrders }}
    />
  );
}

function Events({ product, errorsOnly }: Props & { readonly errorsOnly: boolean }): ReactElement {
  const { serialNumber, productFamily, deviceType } = product;
  const scope = useMemo(
    () => ({ serialNumber, productFamily, deviceType }),
    [serialNumber, productFamily, deviceType],
  );
  return <DeviceEvents scope={scope} errorsOnly={errorsOnly} />;
}
