import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ProductKey } from '~/domain/product/productPath.ts';
import { filterOrdersByProduct } from '~/domain/serviceOrder/serviceOrder.ts';
import { listProductTabs, productTabText, resolveProductTab, type ProductTab } from '~/domain/product/tab.ts';
import { productPageTexts, productActivityTexts } from '~/domain/words/texts/products.ts';
import { paths } from '~/paths.ts';
import type { Product } from '~/queries/products/products.ts';
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { useScrollTabIntoView } from '~/platform/useScrollTabIntoView.ts';
import { ConfigurationProductList } from '~/widgets/products/ConfigurationProductList.tsx';
import { ServiceOrderList } from '~/widgets/serviceOrders/ServiceOrderList.tsx';
import { ProductOverview } from './tabs/ProductOverview.tsx';
import styles from '~/ui/tabs.module.css';
import { checkOperations } from '~/domain/access/decision.ts';
import { buildProductActivity, type ProductActivityEntry } from '~/domain/product/activity.ts';
import { formatEventType } from '~/domain/product/deviceEvent.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { escapeInvisibleLine } from '~/domain/words/escapeInvisibleText.ts';
import { useDeviceEventCount } from '~/queries/products/deviceEvents.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { TimeAndDate } from '~/widgets/lists/TimeAndDate.tsx';
import rows from '~/widgets/lists/rows.module.css';

type Props = { readonly product: Product };

const DeviceEvents = lazyWithRetry(
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

function useProductTab() {
  const [parameters] = useSearchParams();
  const offered = listProductTabs(useActor());
  return { current: resolveProductTab(parameters.get('tab'), offered), offered };
}

export function ProductTabBar({ productKey }: { readonly productKey: ProductKey }) {
  const { serialNumber, productFamily, deviceType } = productKey;
  const { current, offered } = useProductTab();
  const bar = useScrollTabIntoView(current);
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

/** Shows OVERVIEW if the URL names a tab that does not exist. */
export function ProductTabContent({ product }: Props) {
  const { current } = useProductTab();
  const Content = contents[current];
  return <Content key={current} product={product} />;
}

function Siblings({ product }: Props) {
  const { configurationId, productFamily, deviceType, serialNumber } = product;
  return (
    <ConfigurationProductList
      configurationId={configurationId}
      title={productPageTexts.siblings}
      empty={{ title: productPageTexts.noSiblings, text: productPageTexts.aboutNoSiblings }}
      addressOf={(page) => paths.product(productFamily, deviceType, serialNumber, { tab: 'PRODUCTS', page })}
    />
  );
}

function Orders({ product }: Props) {
  const list = useQuery({
    ...serviceOrdersQuery(),
    select: (orders) => filterOrdersByProduct(orders, product),
  });
  return (
    <ServiceOrderList
      list={list}
      empty={{ title: productPageTexts.noOrders, text: productPageTexts.aboutNoOrders }}
    />
  );
}

function Events({ product, errorsOnly }: Props & { readonly errorsOnly: boolean }) {
  const { serialNumber, productFamily, deviceType } = product;
  const scope = useMemo(
    () => ({ serialNumber, productFamily, deviceType }),
    [serialNumber, productFamily, deviceType],
  );
  return <DeviceEvents scope={scope} errorsOnly={errorsOnly} />;
}

function ProductActivity({ product }: { readonly product: Product }) {
  const { serialNumber, productFamily, deviceType } = product;
  const enabled = checkOperations(useActor(), 'productEventFilter', 'productEventFilterCount').allowed;
  const scope = { serialNumber, productFamily, deviceType };
  const reported = useDeviceEventCount(scope, false, enabled);
  const acts = buildProductActivity(product, reported).map((act, place) => ({ ...act, place }));
  return (
    <ListPanel
      title={productActivityTexts.title}
      list={{ data: acts, error: null }}
      keyOf={({ place }) => String(place)}
      empty={{ title: productActivityTexts.title }}
      actions={
        <Link to={paths.product(productFamily, deviceType, serialNumber, { tab: 'EVENTS' })}>
          {productActivityTexts.allEvents}
        </Link>
      }
    >
      {(act) => {
        if (act.kind === 'UNREAD')
          return <p className={rows.text}>{productActivityTexts.unread(act.read)}</p>;
        const [title, about] = describeAct(act, product);
        return (
          <>
            <div className={rows.main}>
              <strong>{title}</strong>
              <span className={rows.text}>{about}</span>
            </div>
            <TimeAndDate date={act.at} />
          </>
        );
      }}
    </ListPanel>
  );
}

/** An action of a person, as opposed to reports that could not be read. */
type Done = Exclude<ProductActivityEntry, { kind: 'UNREAD' }>;

function describeAct(
  act: Done,
  { configurationId, revision }: Product,
): readonly [title: string, about: string] {
  switch (act.kind) {
    case 'REGISTERED':
      return [
        productActivityTexts.registered,
        productActivityTexts.registeredAfter(configurationId, revision),
      ];
    case 'ORDER':
      return [productActivityTexts.order(formatState(act.state)), act.id];
    case 'EVENT':
      return [formatEventType(act.type), escapeInvisibleLine(act.about)];
  }
}
