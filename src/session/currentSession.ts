import type { QueryClient } from '@tanstack/react-query';
import type { Identity } from './identity.ts';

type Session = { readonly identity: Identity; readonly client: QueryClient };

/** @session ends with it */
let current: Session | undefined;

/** The session of this page, once its identity has been taken up. */
export const currentSession = (): Session | undefined => current;

export function takeUpSession(session: Session): void {
  current = session;
}
