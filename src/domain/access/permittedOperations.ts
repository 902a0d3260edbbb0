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

/** Portal's names for ids of the access lists. An id that stands for no operation of Portal stays, unless it would pass for one. */
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

/** The operations of which a tab needs one to read anything; NOTHING where it shows what its page has read already. */
export type TabReadOperations = readonly OperationName[] | 'NOTHING';

/** Whether a person may open a tab; as long as the access lists are not known, anybody. */
export const canOpenTab = ({ operations }: Actor, reads: TabReadOperations): boolean =>
  !operations || reads === 'NOTHING' || reads.some((operation) => operations.has(operation));
