import type { QueryClient } from '@tanstack/react-query';
import type { RequestDecision } from '~/domain/request/decision.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import type { UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { mayOpenRequests } from '~/domain/request/permission.ts';
import { useActor, useIsAccessPending } from '~/session/me.ts';

/** Surroundings of an action on a request. */
export type RequestContext = {
  readonly client: QueryClient;
  /** Address of whoever decides. */
  readonly email: string;
  /** The request as the person has seen it. */
  readonly request: Ticket;
  /** Account that a grant for it is made at; undefined where the request and the thing it names do not say. */
  readonly accountNumber: string | undefined;
  /** Guard of every write on it. */
  readonly guard: UpdateIfUnchanged<Ticket>;
  /** Runs once it has been decided. */
  readonly onDecided: (decision: RequestDecision) => void;
  /** Runs once it has been deleted. */
  readonly onGone: () => void;
};

/**
 * Whether the person may request anything here: not when they are kept out. `isKnown` is false as long as the access
 * lists are on their way, and nothing is to be asked of the back end that it might refuse.
 */
export function useMayAsk(): { readonly allowed: boolean; readonly isKnown: boolean } {
  const { allowed } = mayOpenRequests(useActor());
  return { allowed, isKnown: !useIsAccessPending() };
}
