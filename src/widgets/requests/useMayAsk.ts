import { mayOpenRequests } from '~/domain/request/permission.ts';
import { useActor, useIsAccessPending } from '~/session/me.ts';

/**
 * Whether the person may request anything here: not when they are kept out. `isKnown` is false as long as the access
 * lists are on their way, and nothing is to be asked of the back end that it might refuse.
 */
export function useMayAsk(): { readonly allowed: boolean; readonly isKnown: boolean } {
  const { allowed } = mayOpenRequests(useActor());
  return { allowed, isKnown: !useIsAccessPending() };
}
