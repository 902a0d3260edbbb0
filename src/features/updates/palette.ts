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
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toListResult, type PaletteQuery } from '~/ui/palette/source.ts';
import { useOrderPath } from '~/widgets/serviceOrders/OrderLink.tsx';

const most = 5;

function useCreation({ text }: PaletteQuery) {
  if (!mayCreateOrder(useActor()).allowed || text === '') return undefined;
  const entry = {
    key: 'createServiceOrder',
    title: orderFormTexts.title,
    icon: IconPlus,
    to: paths.serviceOrderForm(),
  };
  return { title: paletteTexts.groups.create, entries: ranked([entry], text, ({ title }) => [title]) };
}

function useOrders({ text, asked }: PaletteQuery) {
  const orderPath = useOrderPath();
  const mayRead = mayListOrders(useActor()).allowed;
  const read = useQuery({ ...serviceOrdersQuery(), enabled: mayRead && asked !== '' });
  if (!mayRead) return undefined;
  return toListResult(read, text, paletteTexts.groups.serviceOrders, (data) =>
    filteredOrders(data, { ...defaultOrderFilter, search: text })
      .slice(0, most)
      .map(({ id, note, serviceOrderType, serviceOrderState }) => ({
        key: id,
        title: orderListTexts.titled(id, serviceOrderTypeText(serviceOrderType)),
        detail: orderListTexts.about(note, stateText(serviceOrderState)),
        icon: IconRefresh,
        to: orderPath(id),
      })),
  );
}

export const sources = [
  createPaletteSource('createServiceOrder', 'ACTIONS', useCreation),
  createPaletteSource('serviceOrders', 'THINGS', useOrders),
];
