import { requestActionTexts } from '../words/texts/requests.ts';

export const requestStatuses = [
  'OPEN',
  'REGISTERED_ON_JIRA',
  'APPROVED',
  'REJECTED',
  'CLOSED',
  'EXHAUSTED',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const statusByAction = {
  APPROVE: 'APPROVED',
  ESCALATE: 'REGISTERED_ON_JIRA',
  REJECT: 'REJECTED',
} as const satisfies Readonly<Record<string, RequestStatus>>;

const spellings: Readonly<Record<string, RequestStatus>> = {
  ...statusByAction,
  REGISTERED_IN_JIRA: 'REGISTERED_ON_JIRA',
  ESCALATED: 'REGISTERED_ON_JIRA',
  CLOSE: 'CLOSED',
};

/** Status by its API name, whatever the case, blanks and hyphens; undefined for an unknown name. */
export function parseRequestStatus(wire: string): RequestStatus | undefined {
  const name = wire
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return requestStatuses.find((status) => status === name) ?? spellings[name];
}

export const getRequestDisplayStatus = (wire: string): string => parseRequestStatus(wire) ?? wire;

const awaitsDecision: Readonly<Record<RequestStatus, boolean>> = {
  OPEN: true,
  REGISTERED_ON_JIRA: true,
  APPROVED: false,
  REJECTED: false,
  CLOSED: false,
  EXHAUSTED: false,
};

export function isUndecidedStatus(wire: string): boolean {
  const status = parseRequestStatus(wire);
  return status !== undefined && awaitsDecision[status];
}

export function formatRequestAction(action: string): string {
  const status = parseRequestStatus(action);
  return status ? requestActionTexts.done[status] : action;
}

export type RequestStage = {
  readonly name: string;
  readonly standing: 'DONE' | 'CURRENT' | 'AHEAD';
};

export function listRequestStages(wire: string): readonly RequestStage[] {
  const status = parseRequestStatus(wire);
  const { asked, deciding, passedOn, decided } = requestActionTexts.stages;
  const isOver = !isUndecidedStatus(wire);
  return [
    { name: asked, standing: 'DONE' },
    {
      name: status === 'REGISTERED_ON_JIRA' ? passedOn : deciding,
      standing: isOver ? 'DONE' : 'CURRENT',
    },
    isOver
      ? { name: status ? requestActionTexts.done[status] : wire, standing: 'DONE' }
      : { name: decided, standing: 'AHEAD' },
  ];
}

type Seen = {
  readonly ticketId: string;
  readonly ticketStatus: string;
  readonly actions: readonly { readonly created: string }[];
};

/** Tolerated difference, in ms, between the clocks of the browser and the back end. */
const clockMargin = 5 * 60_000;

/**
 * Watches for decisions since `from`. The returned function takes the requests of each fetch, and whether
 * these include all open ones, and returns whether one was decided since; each decision counts once.
 */
export function createDecisionWatcher(
  from: Date,
): (requests: readonly Seen[], listsAllOpen: boolean) => boolean {
  const open = new Set<string>();
  const decided = new Set<string>();
  return (requests, listsAllOpen) => {
    const gone = listsAllOpen
      ? [...open].filter((id) => !requests.some(({ ticketId }) => ticketId === id))
      : [];
    const over = requests.filter(({ ticketId, ticketStatus, actions }) => {
      if (isUndecidedStatus(ticketStatus) || decided.has(ticketId)) return false;
      const at = Date.parse(actions.at(-1)?.created ?? '');
      return open.has(ticketId) || at > from.getTime() - clockMargin;
    });
    for (const { ticketId, ticketStatus } of requests)
      if (isUndecidedStatus(ticketStatus)) open.add(ticketId);
    const ended = [...gone, ...over.map(({ ticketId }) => ticketId)];
    for (const id of ended) {
      open.delete(id);
      decided.add(id);
    }
    return ended.length > 0;
  };
}
