import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { mayOpenResources } from '~/domain/resource/permission.ts';
import { resourceTexts } from '~/domain/words/texts/resources.ts';
import { useActor } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may look through the resources, and to others that they may not; nothing is read for them. */
export function WhoMayOpenResources({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenResources(useActor());
  if (verdict.allowed) return <>{children}</>;
  return (
    <EmptyState isPage image={<IconLock size={26} />} title={resourceTexts.closed} text={verdict.reason} />
  );
}
