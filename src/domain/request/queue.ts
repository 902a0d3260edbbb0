import type { AccessRequest } from './request.ts';
import { isUndecidedStatus, parseRequestStatus } from './status.ts';

type Waiting = Pick<AccessRequest, 'ticketId' | 'ticketStatus' | 'created'>;

/** Requests that wait for a decision: open ones before forwarded ones, in each the oldest first. */
export function listWaitingRequests<Row extends Waiting>(rows: readonly Row[]): readonly Row[] {
  const rank = ({ ticketStatus }: Waiting): number => (parseRequestStatus(ticketStatus) === 'OPEN' ? 0 : 1);
  return rows
    .filter(({ ticketStatus }) => isUndecidedStatus(ticketStatus))
    .toSorted((one, other) => rank(one) - rank(other) || one.created.localeCompare(other.created));
}

/** Adds new requests at the end; those in `seen` neither move nor go. Returns `seen` where nothing is new. */
export function mergeRequestQueue<Row extends Waiting>(
  seen: readonly Row[],
  waiting: readonly Row[],
): readonly Row[] {
  const known = new Set(seen.map(({ ticketId }) => ticketId));
  const come = waiting.filter(({ ticketId }) => !known.has(ticketId));
  return come.length === 0 ? seen : [...seen, ...come];
}
