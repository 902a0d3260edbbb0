import type { AccessRequest } from './request.ts';
import { isUndecided, requestStatusOf } from './status.ts';

type Waiting = Pick<AccessRequest, 'ticketId' | 'ticketStatus' | 'created'>;

/** Requests that wait for a decision: open ones first, then those passed on; in each the oldest first. */
export function waitingRequests<Row extends Waiting>(rows: readonly Row[]): readonly Row[] {
  const rank = ({ ticketStatus }: Waiting): number => (requestStatusOf(ticketStatus) === 'OPEN' ? 0 : 1);
  return rows
    .filter(({ ticketStatus }) => isUndecided(ticketStatus))
    .toSorted((one, other) => rank(one) - rank(other) || one.created.localeCompare(other.created));
}

/**
 * Each as it is now, new ones at the end: nothing moves or goes while somebody works. The same queue where nothing
 * has changed.
 */
export function grownRequests<Row extends Waiting>(
  seen: readonly Row[],
  waiting: readonly Row[],
): readonly Row[] {
  const known = new Set(seen.map(({ ticketId }) => ticketId));
  const come = waiting.filter(({ ticketId }) => !known.has(ticketId));
  return come.length === 0 ? seen : [...seen, ...come];
}

/** The request one on or one back; undefined at the ends, and beside one that is not there. */
export function besideRequest<Row extends Waiting>(
  rows: readonly Row[],
  ticketId: string,
  step: -1 | 1,
): Row | undefined {
  const at = rows.findIndex((row) => row.ticketId === ticketId);
  return at < 0 ? undefined : rows[at + step];
}

/** The request to go on with: the next that waits, else the first that does; undefined without any. */
export function requestAfter<Row extends Waiting>(
  rows: readonly Row[],
  ticketId: string,
  waits: (row: Row) => boolean,
): Row | undefined {
  const at = rows.findIndex((row) => row.ticketId === ticketId);
  const others = rows.filter((row) => row.ticketId !== ticketId && waits(row));
  return others.find((row) => rows.indexOf(row) > at) ?? others[0];
}
