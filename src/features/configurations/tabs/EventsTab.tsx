import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { deviceEventTexts } from '~/domain/words/texts/configurationTabs.ts';
import { productEventText } from '~/domain/product/deviceEvent.ts';
import {
  eventFilterFrom,
  eventFilterQuery,
  eventPageSize,
  eventTypeChoices,
  type ProductEventFilter,
} from '~/domain/product/deviceEventFilter.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { productEventCount, productEvents } from '~/queries/products/deviceEvents.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { ProductEventRow } from '~/widgets/lists/DeviceEventRow.tsx';

type Props = { readonly configuration: Configuration };

/** The device events that products of the configuration have reported. */
export const EventsTab = ({ configuration }: Props): ReactElement => (
  <Events configuration={configuration} errorsOnly={false} />
);

/** Those of the events that are errors. */
export const ErrorsTab = ({ configuration }: Props): ReactElement => (
  <Events configuration={configuration} errorsOnly />
);

function Events({ configuration, errorsOnly }: Props & { readonly errorsOnly: boolean }): ReactElement {
  const { configurationId } = configuration;
  const { revision } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const filter = eventFilterFrom(parameters);
  const list = useQuery({
    ...productEvents(configurationId, filter, errorsOnly),
    placeholderData: keepPreviousData,
  });
  const count = useQuery({
    ...productEventCount(configurationId, filter, errorsOnly),
    placeholderData: keepPreviousData,
  });
  const tab = errorsOnly ? 'ERRORS' : 'EVENTS';
  const queryOf = (next: Partial<ProductEventFilter>) => ({
    tab,
    ...eventFilterQuery({ ...filter, page: 1, ...next }),
  });
  const change = (next: Partial<ProductEventFilter>): void => {
    const entries = Object.entries(queryOf(next)).filter(([, value]) => value !== '');
    setParameters(new URLSearchParams(entries), { replace: true, preventScrollReset: true });
  };
  const narrowed = filter.type !== 'ALL' || filter.serialNumber !== '';
  return (
    <ListPanel
      title={deviceEventTexts[tab].title}
      list={list}
      keyOf={({ eventId }) => eventId}
      empty={{
        title: deviceEventTexts[tab].none,
        text: narrowed ? deviceEventTexts.noneFits : deviceEventTexts.noneYet,
      }}
      controls={
        <>
          <SearchField
            label={deviceEventTexts.serialNumber}
            value={filter.serialNumber}
            onSearch={(serialNumber) => change({ serialNumber: serialNumber.trim() })}
          />
          <FilterSelect
            label={deviceEventTexts.type}
            value={filter.type}
            neutral="ALL"
            options={eventTypeChoices}
            text={(type) => (type === 'ALL' ? deviceEventTexts.allTypes : productEventText(type))}
            onChange={(type) => change({ type })}
          />
        </>
      }
      footer={
        (filter.page > 1 || (count.data?.count ?? 0) > eventPageSize) && (
          <Pager
            page={filter.page}
            pageSize={eventPageSize}
            count={count.data?.count}
            addressOf={(page) => paths.configuration(configurationId, revision, queryOf({ page }))}
          />
        )
      }
    >
      {(event) => <ProductEventRow event={event} />}
    </ListPanel>
  );
}
