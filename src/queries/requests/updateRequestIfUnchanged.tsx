import type { QueryClient } from '@tanstack/react-query';
import { movedSince, type SeenRequest } from '~/domain/request/request.ts';
import { isUndecided } from '~/domain/request/status.ts';
import { requestMovedTexts } from '~/domain/words/texts/requests.ts';
import { refreshOperations } from '~/queries/client.ts';
import { fetchFresh } from '~/queries/readNow.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { requestQuery, requestReadOperations, type Ticket } from './requests.ts';

type Watch = {
  readonly client: QueryClient;
  readonly seen: Ticket;
  readonly person: (email: string) => string;
};

export const updateRequestIfUnchanged = ({ client, seen, person }: Watch): ConditionalUpdate<Ticket> =>
  updateIfUnchanged<SeenRequest, Ticket>({
    baseline: createBaseline<SeenRequest>(seen),
    read: () => fetchFresh(client, requestQuery(seen.ticketId)),
    compare: (known, now) => movedSince(known, now, person),
    refusal: ({ ticketStatus }) => (isUndecided(ticketStatus) ? undefined : requestMovedTexts.notOpen),
    texts: {
      gone: requestMovedTexts.gone(seen.ticketId),
      changed: <strong>{requestMovedTexts.changed(seen.ticketId)}</strong>,
      goOn: requestMovedTexts.goOn,
    },
    onConflict: () => void refreshOperations(client, requestReadOperations),
    saysFailures: true,
  });
