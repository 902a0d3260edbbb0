import { useQuery } from '@tanstack/react-query';
import { serviceOrdersTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { filterOrdersByConfiguration } from '~/domain/serviceOrder/serviceOrder.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { ServiceOrderList } from '~/widgets/serviceOrders/ServiceOrderList.tsx';

export function ServiceOrdersTab({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId } = configuration;
  const list = useQuery({
    ...serviceOrdersQuery(),
    select: (orders) => filterOrdersByConfiguration(orders, configurationId),
  });
  return (
    <ServiceOrderList
      list={list}
      empty={{ title: serviceOrdersTabTexts.none, text: serviceOrdersTabTexts.aboutNone }}
    />
  );
}
