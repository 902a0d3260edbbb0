import type { ReactElement } from 'react';
import type { PermissionType } from '~/domain/access/permissionType.ts';
import type { Role } from '~/domain/access/roles.ts';
import type { GrantItem } from '~/domain/grant/grant.ts';
import { createPermissionTexts } from '~/domain/words/texts/grants.ts';
import { openModal } from '~/ui/modal/modals.ts';

/** Values the dialog begins with. */
export type CreatePermissionPrefill = {
  readonly address?: string;
  readonly accountNumber?: string;
  readonly permissionType?: PermissionType;
  readonly item?: GrantItem | null;
  readonly roles?: readonly Role[];
  readonly reason?: string;
  /** Hears once, after the last call, of what was granted in a sentence. */
  readonly onGranted?: (sentence: string) => void;
};

/** Dialog of granting a permission: why, what, and a look at both before it is granted. */
export function openCreatePermission(prefill: CreatePermissionPrefill = {}): void {
  openModal({ title: createPermissionTexts.title, size: 680, body: <CreatePermission {...prefill} /> });
}

function CreatePermission(_prefill: CreatePermissionPrefill): ReactElement {
  return <></>;
}
