import { formatServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { serviceOrdersTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import type { ServiceOrderRow } from '~/queries/serviceOrders/serviceOrders.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import type { QueryResult } from '~/platform/queryResult.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ServiceOrderLink } from './ServiceOrderLink.tsx';
import rows from '~/widgets/lists/rows.module.css';

const maxNamed = 20;

type Props = {
  readonly list: QueryResult<readonly ServiceOrderRow[] | null>;
  readonly empty: { readonly title: string; readonly text: string };
};

export function ServiceOrderList({ list, empty }: Props) {
  const person = usePersonName();
  return (
    <ListPanel title={serviceOrdersTabTexts.title} list={list} keyOf={({ id }) => id} empty={empty}>
      {({ id, serviceOrderType, note, serialNumbers, serviceOrderState, lastStateChange, createdBy }) => (
        <>
          <div className={rows.main}>
            <strong>
              <ServiceOrderLink id={id} />
            </strong>
            <span className={rows.text}>
              {serviceOrdersTabTexts.about(formatServiceOrderType(serviceOrderType), note)}
            </span>
          </div>
          <div className={rows.facts}>
            <span className="number" title={serialNumbers.slice(0, maxNamed).join(', ')}>
              {serviceOrdersTabTexts.serialNumbers(serialNumbers)}
            </span>
            <span>{person(createdBy)}</span>
            <RelativeTime date={lastStateChange} />
          </div>
          <StateLabel state={serviceOrderState} size="small" />
        </>
      )}
    </ListPanel>
  );
}
