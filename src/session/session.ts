import { create } from 'zustand';
import type { SignInProblem } from '~/domain/session/signInProblem.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { IdentityClient } from './identityClient.ts';

export type SessionPhase = 'STARTING' | 'VISITOR' | 'SIGNED_IN' | 'LEAVING';

type State = {
  readonly phase: SessionPhase;
  readonly problem?: SignInProblem | undefined;
  /** When the session ended while its page stays, because the person declined to sign in again. */
  readonly lapsedAt?: Date | undefined;
  /** Another account has signed in in another tab; the page stays only for its unsaved changes. */
  readonly isReplaced?: boolean;
  /** True once a session has ended in this page, so that the page redirects to the sign-out page. */
  readonly left?: boolean;
};

/** @session ends with it */
export const useSession = create<State>(() => ({ phase: 'STARTING' }));

export function waitForSessionPhase(): Promise<SessionPhase> {
  const { phase } = useSession.getState();
  if (phase !== 'STARTING') return Promise.resolve(phase);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((state) => {
      if (state.phase === 'STARTING') return;
      stop();
      resolve(state.phase);
    });
  });
}

type Session = { readonly identity: IdentityClient; readonly client: QueryClient };

/** @session ends with it */
let current: Session | undefined;

export const getCurrentSession = (): Session | undefined => current;

export function setCurrentSession(session: Session): void {
  current = session;
}
