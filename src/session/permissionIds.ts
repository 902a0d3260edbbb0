import { create } from 'zustand';
import { config } from '~/config.ts';
import { permissionIds } from '~/domain/apiDescription/operationMapping.ts';
import type { PermissionIds } from '~/domain/access/permittedOperations.ts';

const mapped = permissionIds(new Map(), config.cmsOperations);

/**
 * Ids of Portal's operations in the access lists of the CMS, where they are not Portal's names.
 * @session ends with it
 */
export const usePermissionIds = create<{ readonly ids: PermissionIds }>(() => ({ ids: mapped }));

export function setPermissionIds(ids: PermissionIds = mapped): void {
  const { ids: before } = usePermissionIds.getState();
  const isSame = ids.size === before.size && [...ids].every(([name, id]) => before.get(name) === id);
  if (!isSame) usePermissionIds.setState({ ids });
}
