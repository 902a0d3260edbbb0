import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { defaultOrderFilter, filterServiceOrders } from '~/domain/serviceOrder/listFilter.ts';
import { checkOrderCreation, checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { formatServiceOrderType } from '~/domain/serviceOrder/state.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { orderFormTexts, orderListTexts } from '~/domain/words/texts/serviceOrders.ts';
import { paths } from '~/paths.ts';
import { serviceOrdersQuery } from '~/queries/serviceOrders/serviceOrders.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { useServiceOrderPath } from '~/widgets/serviceOrders/ServiceOrderLink.tsx';

const limit = 5;

function useCreation({ text }: PaletteQuery) {
  if (!checkOrderCreation(useActor()).allowed || text === '') return undefined;
  const entry = {
    key: 'createServiceOrder',
    title: orderFormTexts.title,
    icon: IconPlus,
    to: paths.serviceOrderForm(),
  };
  return { title: paletteTexts.groups.create, entries: rankMatches([entry], text, ({ title }) => [title]) };
}

function useOrders({ text, asked }: PaletteQuery) {
  const orderPath = useServiceOrderPath();
  const canRead = checkOrdersAccess(useActor()).allowed;
  const read = useQuery({ ...serviceOrdersQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, paletteTexts.groups.serviceOrders, (data) =>
    filterServiceOrders(data, { ...defaultOrderFilter, search: text })
      .slice(0, limit)
      .map(({ id, note, serviceOrderType, serviceOrderState }) => ({
        key: id,
        title: orderListTexts.titled(id, formatServiceOrderType(serviceOrderType)),
        detail: orderListTexts.about(note, formatState(serviceOrderState)),
        icon: IconRefresh,
        to: orderPath(id),
      })),
  );
}

export const sources = [
  createPaletteSource('createServiceOrder', 'ACTIONS', useCreation),
  createPaletteSource('serviceOrders', 'THINGS', useOrders),
];
