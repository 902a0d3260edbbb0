import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may see cut files, and to others that they may not; nothing is read for them. */
export function WhoMayOpenCutFiles({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenCutFiles(useActor());
  if (verdict.allowed) return <>{children}</>;
  return (
    <EmptyState isPage image={<IconLock size={26} />} title={cutFileTexts.closed} text={verdict.reason} />
  );
}
