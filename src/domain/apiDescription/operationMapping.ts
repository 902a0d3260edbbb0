import type { PermissionIds } from '../access/permittedOperations.ts';
import type { OperationMatches } from './matchOperations.ts';

export type MappedOperation = {
  /** Id in the description of the CMS, or method and path as they stand there: "GET /v2/configurations/{key}". */
  readonly operation?: string | undefined;
  /** Names of parameters of the path and the query in the description, by Portal's. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Id in the access lists (service access, object access, lookup), where that is yet another one. */
  readonly permission?: string | undefined;
};

export type OperationMapping = Readonly<Record<string, MappedOperation>>;

/**
 * Such an operation is called only once the description is known. Another id in the access lists is no reason to
 * wait.
 */
export function isRemappedOperation(mapping: OperationMapping, id: string): boolean {
  const mapped = Object.hasOwn(mapping, id) ? mapping[id] : undefined;
  return mapped?.operation !== undefined || mapped?.parameters !== undefined;
}

/** Where they are not Portal's own names: what the mapping names, else the id in the description. */
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
