import { IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { firmwareListTexts } from '~/domain/words/texts/firmware.ts';
import { useActor } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may see firmware, and to others that they may not; nothing is read for them. */
export function FirmwareFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const verdict = mayOpenFirmware(useActor());
  if (verdict.allowed) return <>{children}</>;
  return (
    <EmptyState
      isPage
      image={<IconLock size={26} />}
      title={firmwareListTexts.closed}
      text={verdict.reason}
    />
  );
}
