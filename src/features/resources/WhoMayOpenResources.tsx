import type { ReactElement, ReactNode } from 'react';
import { mayOpenResources } from '~/domain/resource/permission.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may look through the resources, and to others that they may not; nothing is read for them. */
export function WhoMayOpenResources({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenResources(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.resources.title} reason={verdict.reason} />;
}
