import { useQuery } from '@tanstack/react-query';
import { serviceOrderTexts } from '~/domain/words/texts/configurationTabs.ts';
import { ordersOf } from '~/domain/serviceOrder/serviceOrder.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { ServiceOrderList } from '~/widgets/serviceOrders/ServiceOrderList.tsx';

export function ServiceOrdersTab({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId } = configuration;
  const list = useQuery({ ...serviceOrdersQuery(), select: (orders) => ordersOf(orders, configurationId) });
  return (
    <ServiceOrderList
      list={list}
      empty={{ title: serviceOrderTexts.none, text: serviceOrderTexts.aboutNone }}
    />
  );
}
