import type { PermissionIds } from '../access/permittedOperations.ts';
import type { OperationMatches } from './matchOperations.ts';

export type MappedOperation = {
  /** Operation id in the description of the CMS, or its method and path: "GET /v2/configurations/{key}". */
  readonly operation?: string | undefined;
  /** Names of path and query parameters in the description, by Portal's names. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Id in the access lists (service access, object access, lookup), where it differs from `operation`. */
  readonly permission?: string | undefined;
};

export type OperationMapping = Readonly<Record<string, MappedOperation>>;

/** A remapped operation is called only once the description is loaded; `permission` alone remaps nothing. */
export function isRemappedOperation(mapping: OperationMapping, id: string): boolean {
  const mapped = Object.hasOwn(mapping, id) ? mapping[id] : undefined;
  return mapped?.operation !== undefined || mapped?.parameters !== undefined;
}

/** Ids in the access lists that differ from Portal's names: from the mapping, else from the description. */
export function buildPermissionIds(
  matched: OperationMatches['matched'],
  mapping: OperationMapping = {},
): PermissionIds {
  const ids = new Map<string, string>();
  for (const [name, { offered }] of matched) if (offered.id !== '') ids.set(name, offered.id);
  for (const [name, { permission }] of Object.entries(mapping))
    if (permission !== undefined) ids.set(name, permission);
  return new Map([...ids].filter(([name, id]) => name !== id));
}
