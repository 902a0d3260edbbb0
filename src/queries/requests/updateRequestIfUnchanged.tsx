import type { QueryClient } from '@tanstack/react-query';
import { describeRequestChanges, type RequestSnapshot } from '~/domain/request/request.ts';
import { isUndecidedStatus } from '~/domain/request/status.ts';
import { requestConflictTexts } from '~/domain/words/texts/requests.ts';
import { refreshOperations } from '~/queries/client.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { requestQuery, requestReadOperations, type Ticket } from './requests.ts';

type Watch = {
  readonly client: QueryClient;
  readonly seen: Ticket;
  readonly person: (email: string) => string;
};

export const updateRequestIfUnchanged = ({ client, seen, person }: Watch): ConditionalUpdate<Ticket> =>
  updateIfUnchanged<RequestSnapshot, Ticket>({
    baseline: createBaseline<RequestSnapshot>(seen),
    read: () => fetchFresh(client, requestQuery(seen.ticketId)),
    compare: (known, now) => describeRequestChanges(known, now, person),
    refusal: ({ ticketStatus }) =>
      isUndecidedStatus(ticketStatus) ? undefined : requestConflictTexts.notOpen,
    texts: {
      gone: requestConflictTexts.gone(seen.ticketId),
      changed: <strong>{requestConflictTexts.changed(seen.ticketId)}</strong>,
      goOn: requestConflictTexts.goOn,
    },
    onConflict: () => void refreshOperations(client, requestReadOperations),
    saysFailures: true,
  });
