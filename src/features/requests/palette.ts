import { useQuery } from '@tanstack/react-query';
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { config } from '~/config.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { defaultRequestsAddress, searchRequests } from '~/domain/request/filter.ts';
import { decidesRequests, mayOpenRequests } from '~/domain/request/permission.ts';
import { askedForText } from '~/domain/request/request.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { createRequestTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { ownRequestsQuery, filteredRequestsQuery } from '~/queries/requests/requests.ts';
import { useActor, useMe } from '~/session/me.ts';
import {
  createPaletteSource,
  toListResult,
  type PaletteEntry,
  type PaletteQuery,
} from '~/ui/palette/source.ts';
import { openCreateRequest } from '~/widgets/requests/createRequest.ts';

const most = 5;

function useCreation({ text }: PaletteQuery) {
  const { allowed } = mayOpenRequests(useActor());
  const entry: PaletteEntry = {
    key: 'createRequest',
    title: createRequestTexts.title,
    icon: IconPlus,
    run: () => openCreateRequest(),
  };
  return {
    title: paletteTexts.groups.create,
    entries: text === '' || !allowed ? [] : ranked([entry], text, ({ title }) => [title]),
  };
}

function useRequests({ text, asked }: PaletteQuery) {
  const { email, units } = useMe();
  const list = decidesRequests(units)
    ? filteredRequestsQuery(defaultRequestsAddress)
    : ownRequestsQuery(email, defaultRequestsAddress);
  const { allowed } = mayOpenRequests(useActor());
  const read = useQuery({ ...list, enabled: allowed && asked !== '' });
  return toListResult(read, text, requestsPageTexts.title, (data) =>
    searchRequests(data, text)
      .slice(0, most)
      .map((request) => ({
        key: request.ticketId,
        title: requestsPageTexts.titled(request.ticketId, askedForText(request, config.productCode)),
        detail: requestsPageTexts.account(request.reporterEmail, stateText(request.ticketStatus)),
        icon: IconInbox,
        to: paths.request(request.ticketId),
      })),
  );
}

export const sources = [
  createPaletteSource('createRequest', 'ACTIONS', useCreation),
  createPaletteSource('requests', 'THINGS', useRequests),
];
