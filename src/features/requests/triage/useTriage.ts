import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueueStanding } from '~/domain/home/review.ts';
import { mayDecide } from '~/domain/request/authority.ts';
import { grownRequests, waitingRequests } from '~/domain/request/queue.ts';
import { requestsIn, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { useInFront } from '~/platform/inFront.ts';

export type Entry = { readonly request: Ticket; readonly standing: QueueStanding };

export type TriageQueue = {
  readonly state: 'READING' | 'FAILED' | 'READ';
  readonly entries: readonly Entry[];
  readonly retry: () => void;
};

/** The requests that wait for this person's decision, in a standing order: nothing goes while they work through it. */
export function useTriage(decided: ReadonlySet<string>): TriageQueue {
  const { email, units } = useMe();
  const lists = useQueries({
    queries: [requestsIn('OPEN'), requestsIn('REGISTERED_ON_JIRA')],
    subscribed: useInFront(),
  });
  const isRead = lists.every(({ data }) => data !== undefined);
  const waiting = waitingRequests(
    lists.flatMap(({ data = [] }) => data).filter((request) => mayDecide(units, email, request).allowed),
  );
  const [seen, setSeen] = useState<readonly Ticket[]>([]);
  const grown = isRead ? grownRequests(seen, waiting) : seen;
  if (grown !== seen) setSeen(grown);

  const now = new Map(waiting.map((request) => [request.ticketId, request]));
  const entries = grown.map((request): Entry => {
    const { ticketId } = request;
    const current = now.get(ticketId);
    if (decided.has(ticketId)) return { request: current ?? request, standing: 'DECIDED' };
    return current ? { request: current, standing: 'WAITING' } : { request, standing: 'OVERTAKEN' };
  });
  return {
    state: isRead
      ? 'READ'
      : lists.some(({ isError, data }) => isError && data === undefined)
        ? 'FAILED'
        : 'READING',
    entries,
    retry: () => void Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
