import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { productActivity, type ProductAct } from '~/domain/product/activity.ts';
import { productEventText } from '~/domain/product/deviceEvent.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { productActivityTexts } from '~/domain/words/texts/products.ts';
import { visibleLine } from '~/domain/words/visibleText.ts';
import { paths } from '~/paths.ts';
import type { Product } from '~/queries/products/products.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import rows from '~/widgets/lists/rows.module.css';

type Props = { readonly product: Product };

/** All that was done to the product lately: its registration, orders, and the changes it has reported. */
export function ProductActivity({ product }: Props): ReactElement {
  const { serialNumber, productFamily, deviceType } = product;
  const acts = productActivity(product).map((act, place) => ({ ...act, place }));
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
      {(act) => (
        <>
          <div className={rows.main}>
            <strong>{titleOf(act)}</strong>
            <span className={rows.text}>{aboutOf(act, product)}</span>
          </div>
          <RelativeTime date={act.at} />
        </>
      )}
    </ListPanel>
  );
}

function titleOf(act: ProductAct): string {
  switch (act.kind) {
    case 'REGISTERED':
      return productActivityTexts.registered;
    case 'ORDER':
      return productActivityTexts.order(stateText(act.state));
    case 'EVENT':
      return productEventText(act.type);
  }
}

function aboutOf(act: ProductAct, { configurationId, revision }: Product): string {
  switch (act.kind) {
    case 'REGISTERED':
      return productActivityTexts.registeredAfter(configurationId, revision);
    case 'ORDER':
      return act.id;
    case 'EVENT':
      return visibleLine(act.about);
  }
}
