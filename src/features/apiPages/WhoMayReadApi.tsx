import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { mayReadDescription } from '~/domain/apiDescription/permission.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { useActor } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may read the description of the API, and to others that they may not. */
export function WhoMayReadApi({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayReadDescription(useActor());
  if (verdict.allowed) return <>{children}</>;
  return <EmptyState isPage image={<IconLock size={26} />} title={apiTexts.closed} text={verdict.reason} />;
}
