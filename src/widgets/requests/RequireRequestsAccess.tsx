import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '~/paths.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { checkRequestsAccess } from '~/domain/request/permission.ts';
import { useActor, useIsAccessPending } from '~/session/me.ts';

/** Guards a page of requests: users without access are redirected to the page that says so. */
export function RequireRequestsAccess({ children }: { readonly children: ReactNode }) {
  const { allowed, isKnown } = useRequestsAccess();
  if (!allowed) return <Navigate to={paths.modulate()} replace />;
  return isKnown ? <>{children}</> : <ListSkeleton rows={6} />;
}

/**
 * Whether the user may create requests. `isKnown` is false until the access lists are loaded, as calls might
 * be refused.
 */
export function useRequestsAccess(): { readonly allowed: boolean; readonly isKnown: boolean } {
  const { allowed } = checkRequestsAccess(useActor());
  return { allowed, isKnown: !useIsAccessPending() };
}
