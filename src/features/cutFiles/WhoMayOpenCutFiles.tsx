import type { ReactElement, ReactNode } from 'react';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may see cut files, and to others that they may not; nothing is read for them. */
export function WhoMayOpenCutFiles({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenCutFiles(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.cutFiles.title} reason={verdict.reason} />;
}
