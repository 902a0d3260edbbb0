import { isUndecided } from './status.ts';

type Seen = {
  readonly ticketId: string;
  readonly ticketStatus: string;
  readonly actions: readonly { readonly created: string }[];
};

/** Difference, in ms, that the clocks of the browser and of the back end may have. */
const clockMargin = 5 * 60_000;

/**
 * Watches the requests of a person, from a time on. The answered function is told each reading of them, and whether that
 * has all that are open; it answers whether one has been decided since, each decision once.
 */
export function watchDecisions(from: Date): (requests: readonly Seen[], listsAllOpen: boolean) => boolean {
  const open = new Set<string>();
  const decided = new Set<string>();
  return (requests, listsAllOpen) => {
    const gone = listsAllOpen
      ? [...open].filter((id) => !requests.some(({ ticketId }) => ticketId === id))
      : [];
    const over = requests.filter(({ ticketId, ticketStatus, actions }) => {
      if (isUndecided(ticketStatus) || decided.has(ticketId)) return false;
      const at = Date.parse(actions.at(-1)?.created ?? '');
      return open.has(ticketId) || at > from.getTime() - clockMargin;
    });
    for (const { ticketId, ticketStatus } of requests) if (isUndecided(ticketStatus)) open.add(ticketId);
    const ended = [...gone, ...over.map(({ ticketId }) => ticketId)];
    for (const id of ended) {
      open.delete(id);
      decided.add(id);
    }
    return ended.length > 0;
  };
}
