import { useQuery } from '@tanstack/react-query';
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { config } from '~/config.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { defaultRequestsSearchParams, searchRequests } from '~/domain/request/filter.ts';
import { canDecideRequests, checkRequestsAccess } from '~/domain/request/permission.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { createRequestTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { ownRequestsQuery, filteredRequestsQuery } from '~/queries/requests/requests.ts';
import { useActor, useMe } from '~/session/me.ts';
import {
  createPaletteSource,
  toPaletteListResult,
  type PaletteEntry,
  type PaletteQuery,
} from '~/ui/palette/paletteSource.ts';
import { openCreateRequest } from '~/widgets/requests/openCreateRequest.ts';

const limit = 5;

function useCreation({ text }: PaletteQuery) {
  const { allowed } = checkRequestsAccess(useActor());
  const entry: PaletteEntry = {
    key: 'createRequest',
    title: createRequestTexts.title,
    icon: IconPlus,
    run: () => openCreateRequest(),
  };
  return {
    title: paletteTexts.groups.create,
    entries: text === '' || !allowed ? [] : rankMatches([entry], text, ({ title }) => [title]),
  };
}

function useRequests({ text, asked }: PaletteQuery) {
  const { email, units } = useMe();
  const list = canDecideRequests(units)
    ? filteredRequestsQuery(defaultRequestsSearchParams)
    : ownRequestsQuery(email, defaultRequestsSearchParams);
  const { allowed } = checkRequestsAccess(useActor());
  const read = useQuery({ ...list, enabled: allowed && asked !== '' });
  return toPaletteListResult(read, text, requestsPageTexts.title, (data) =>
    searchRequests(data, text)
      .slice(0, limit)
      .map((request) => ({
        key: request.ticketId,
        title: requestsPageTexts.titled(request.ticketId, formatRequestTarget(request, config.productCode)),
        detail: requestsPageTexts.account(request.reporterEmail, formatState(request.ticketStatus)),
        icon: IconInbox,
        to: paths.request(request.ticketId),
      })),
  );
}

export const sources = [
  createPaletteSource('createRequest', 'ACTIONS', useCreation),
  createPaletteSource('requests', 'THINGS', useRequests),
];
