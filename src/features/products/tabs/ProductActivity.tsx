import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { mayCall } from '~/domain/access/verdict.ts';
import { productActivity, type ProductAct } from '~/domain/product/activity.ts';
import { productEventText } from '~/domain/product/deviceEvent.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { productActivityTexts } from '~/domain/words/texts/products.ts';
import { visibleLine } from '~/domain/words/visibleText.ts';
import { paths } from '~/paths.ts';
import { useEventCount } from '~/queries/products/deviceEvents.ts';
import type { Product } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { TimeAndDate } from '~/widgets/lists/TimeAndDate.tsx';
import rows from '~/widgets/lists/rows.module.css';

type Props = { readonly product: Product };

/** All that was done to the product lately: its registration, orders, and the changes it has reported. */
export function ProductActivity({ product }: Props): ReactElement {
  const { serialNumber, productFamily, deviceType } = product;
  const enabled = mayCall(useActor(), 'productEventFilter', 'productEventFilterCount').allowed;
  const scope = { serialNumber, productFamily, deviceType };
  const reported = useEventCount(scope, false, enabled);
  const acts = productActivity(product, reported).map((act, place) => ({ ...act, place }));
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
      {(act) =>
        act.kind === 'UNREAD' ? (
          <p className={rows.text}>{productActivityTexts.unread(act.read)}</p>
        ) : (
          <>
            <div className={rows.main}>
              <strong>{titleOf(act)}</strong>
              <span className={rows.text}>{aboutOf(act, product)}</span>
            </div>
            <TimeAndDate date={act.at} />
          </>
        )
      }
    </ListPanel>
  );
}

/** What was done, which older reports that have not been read are not. */
type Done = Exclude<ProductAct, { kind: 'UNREAD' }>;

function titleOf(act: Done): string {
  switch (act.kind) {
    case 'REGISTERED':
      return productActivityTexts.registered;
    case 'ORDER':
      return productActivityTexts.order(stateText(act.state));
    case 'EVENT':
      return productEventText(act.type);
  }
}

function aboutOf(act: Done, { configurationId, revision }: Product): string {
  switch (act.kind) {
    case 'REGISTERED':
      return productActivityTexts.registeredAfter(configurationId, revision);
    case 'ORDER':
      return act.id;
    case 'EVENT':
      return visibleLine(act.about);
  }
}
