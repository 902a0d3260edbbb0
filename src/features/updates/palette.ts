import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { ranked } from '~/domain/palette/rank.ts';
import { defaultOrderFilter, filteredOrders } from '~/domain/serviceOrder/listFilter.ts';
import { mayCreateOrder, mayListOrders } from '~/domain/serviceOrder/permission.ts';
import { serviceOrderTypeText } from '~/domain/serviceOrder/state.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { orderFormTexts, orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { serviceOrders } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { useOrderPath } from '~/widgets/serviceOrders/OrderLink.tsx';

const most = 5;

function useCreation({ text }: PaletteQuestion): PaletteAnswer | undefined {
  if (!mayCreateOrder(useActor()).allowed || text === '') return undefined;
  const entry = {
    key: 'createServiceOrder',
    title: orderFormTexts.title,
    icon: IconPlus,
    to: paths.serviceOrderForm(),
  };
  return { title: paletteTexts.groups.create, entries: ranked([entry], text, ({ title }) => [title]) };
}

function useOrders({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const orderPath = useOrderPath();
  const mayRead = mayListOrders(useActor()).allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...serviceOrders(),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const found =
    text === '' || !data ? [] : filteredOrders(data, { ...defaultOrderFilter, search: text }).slice(0, most);
  return {
    title: paletteTexts.groups.serviceOrders,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map(({ id, note, serviceOrderType, serviceOrderState }) => ({
      key: id,
      title: orderListTexts.titled(id, serviceOrderTypeText(serviceOrderType)),
      detail: orderListTexts.about(note, stateText(serviceOrderState)),
      icon: IconRefresh,
      to: orderPath(id),
    })),
  };
}

export const sources: readonly PaletteSource[] = [
  {
    key: 'createServiceOrder',
    place: 'ACTIONS',
    Ask: ({ question, children }) => children(useCreation(question)),
  },
  { key: 'serviceOrders', place: 'THINGS', Ask: ({ question, children }) => children(useOrders(question)) },
];
