import type { QueryClient } from '@tanstack/react-query';
import type { RequestDecision } from '~/domain/request/decision.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import type { UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { mayOpenRequests } from '~/domain/request/permission.ts';
import { useActor, useIsAccessPending } from '~/session/me.ts';

export type RequestContext = {
  readonly client: QueryClient;
  /** Address of whoever decides. */
  readonly email: string;
  readonly request: Ticket;
  /** Account that a grant for it is made at; undefined where the request and the thing it names do not say. */
  readonly accountNumber: string | undefined;
  readonly guard: UpdateIfUnchanged<Ticket>;
  readonly onDecided: (decision: RequestDecision) => void;
  readonly onGone: () => void;
};

/** Whether the person may request anything; not `isKnown` until the access lists are there: calls might be refused. */
export function useMayAsk(): { readonly allowed: boolean; readonly isKnown: boolean } {
  const { allowed } = mayOpenRequests(useActor());
  return { allowed, isKnown: !useIsAccessPending() };
}
