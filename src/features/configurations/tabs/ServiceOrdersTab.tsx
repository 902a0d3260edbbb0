import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { serviceOrderTexts } from '~/domain/words/texts/configurationTabs.ts';
import { ordersOf } from '~/domain/product/serviceOrder.ts';
import { sentenceCase } from '~/domain/words/stateText.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { serviceOrders } from '~/queries/products/serviceOrders.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import rows from './rows.module.css';

/** The orders to update products of the configuration, last changed first. */
export function ServiceOrdersTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const { configurationId } = configuration;
  const person = usePersonName();
  const list = useQuery({ ...serviceOrders(), select: (orders) => ordersOf(orders, configurationId) });
  return (
    <ListPanel
      title={serviceOrderTexts.title}
      list={list}
      keyOf={({ id }) => id}
      empty={{
        title: serviceOrderTexts.none,
        text: serviceOrderTexts.aboutNone,
      }}
    >
      {({ id, serviceOrderType, note, serialNumbers, serviceOrderState, lastStateChange, createdBy }) => (
        <>
          <div className={rows.main}>
            <strong>
              <span className="number">{id}</span> · {sentenceCase(serviceOrderType)}
            </strong>
            <span className={rows.text}>{note}</span>
          </div>
          <div className={rows.facts}>
            <span className="number">{serialNumbers.join(', ')}</span>
            <span>{person(createdBy)}</span>
            <RelativeTime date={lastStateChange} />
          </div>
          <StateLabel state={serviceOrderState} size="small" />
        </>
      )}
    </ListPanel>
  );
}
