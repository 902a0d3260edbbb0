import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '~/paths.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useMayAsk } from './requestContext.ts';

/** A page of requests. Those who are kept out are led to where it is said. */
export function WhoMayAsk({ children }: { readonly children: ReactNode }): ReactElement {
  const { allowed, isKnown } = useMayAsk();
  if (!allowed) return <Navigate to={paths.modulate()} replace />;
  return isKnown ? <>{children}</> : <ListSkeleton rows={6} />;
}
