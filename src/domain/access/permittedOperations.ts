import type { Actor } from './decision.ts';
import type { OperationName } from './generated/operationName.ts';

export type ServiceAccess = { readonly serviceMethods: readonly { readonly methodId: string }[] };

export type ObjectAccess = Readonly<Record<string, string>>;

export type OperationLookup = {
  readonly cmsObjectType: string;
  readonly readOperationId?: string | null;
  readonly writeOperationId?: string | null;
};

export const hasReadAccess = (access: string | undefined): boolean => access === 'READ' || access === 'BOTH';

export const hasWriteAccess = (access: string | undefined): boolean =>
  access === 'WRITE' || access === 'BOTH';

export type PermissionIds = ReadonlyMap<string, string>;

/**
 * Translates ids of the access lists to Portal's names. An id without such a name stays, unless Portal has
 * that name for another operation.
 */
function portalNames(ids: readonly string[], permissionIds: PermissionIds): ReadonlySet<string> {
  const permitted = new Set(ids);
  const others = [...permissionIds].flatMap(([name, id]) => (permitted.has(id) ? [name] : []));
  return new Set([...ids.filter((id) => !permissionIds.has(id)), ...others]);
}

export function listPermittedOperations(
  service: ServiceAccess,
  objects: ObjectAccess,
  lookup: readonly OperationLookup[],
  permissionIds: PermissionIds = new Map(),
): ReadonlySet<string> {
  const named = service.serviceMethods.map((method) => method.methodId);
  const opened = lookup.flatMap(({ cmsObjectType, readOperationId, writeOperationId }) => {
    const access = objects[cmsObjectType];
    return [hasReadAccess(access) && readOperationId, hasWriteAccess(access) && writeOperationId];
  });
  return portalNames([...named, ...opened.filter((id) => typeof id === 'string')], permissionIds);
}

/** Any one of these operations lets a tab read its content; NOTHING for a tab without requests of its own. */
export type TabReadOperations = readonly OperationName[] | 'NOTHING';

/** Whether a person may open a tab; anyone may until the access lists are loaded. */
export const canOpenTab = ({ operations }: Actor, reads: TabReadOperations): boolean =>
  !operations || reads === 'NOTHING' || reads.some((operation) => operations.has(operation));
