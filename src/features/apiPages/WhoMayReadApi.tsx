import type { ReactElement, ReactNode } from 'react';
import { mayReadDescription } from '~/domain/apiDescription/permission.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may read the description of the API, and to others that they may not. */
export function WhoMayReadApi({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayReadDescription(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.api.title} reason={verdict.reason} />;
}
