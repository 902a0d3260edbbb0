import type { PermissionType } from '~/domain/access/permissionType.ts';
import type { Role } from '~/domain/access/roles.ts';

/** Values the dialog begins with. */
export type CreatePermissionPrefill = {
  readonly address?: string;
  readonly accountNumber?: string;
  readonly permissionType?: PermissionType;
  readonly item?: unknown;
  readonly roles?: readonly Role[];
  readonly reason?: string;
  /** Hears once, after the last call, of what was granted in a sentence. */
  readonly onGranted?: (sentence: string) => void;
};

/** Dialog of granting a permission. */
export function openCreatePermission(prefill: CreatePermissionPrefill = {}): void {
  prefill.onGranted?.('');
}
