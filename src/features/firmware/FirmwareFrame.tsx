import type { ReactElement, ReactNode } from 'react';
import type { Verdict } from '~/domain/access/verdict.ts';
import { mayChangeFirmware, mayOpenFirmware, type FirmwareOperation } from '~/domain/firmware/permission.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';

/** Shows its children to those who may see firmware, and to others that they may not; nothing is read for them. */
export function FirmwareFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return <Wall verdict={mayOpenFirmware(useActor())}>{children}</Wall>;
}

type KeeperProps = { readonly operation: FirmwareOperation; readonly children: ReactNode };

/** Shows a form to those who may do what it is for, and to others at once that they may not. */
export function FirmwareKeepers({ operation, children }: KeeperProps): ReactElement {
  return <Wall verdict={mayChangeFirmware(useActor(), operation)}>{children}</Wall>;
}

type WallProps = { readonly verdict: Verdict; readonly children: ReactNode };

function Wall({ verdict, children }: WallProps): ReactElement {
  if (verdict.allowed) return <>{children}</>;
  return <AccessWall page={pages.firmwares.title} reason={verdict.reason} />;
}
