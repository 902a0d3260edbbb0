import type { PermissionIds } from '../access/permittedOperations.ts';
import type { OperationMatches } from './matchOperations.ts';
import type { OperationMapping } from './operationMapping.ts';

/**
 * The ids of Portal's operations in the access lists of a CMS, where they are not Portal's own names: what the mapping names, else
 * the id in the description.
 */
export function permissionIds(
  matched: OperationMatches['matched'],
  mapping: OperationMapping = {},
): PermissionIds {
  const ids = new Map<string, string>();
  for (const [name, { offered }] of matched) if (offered.id !== '') ids.set(name, offered.id);
  for (const [name, { permission }] of Object.entries(mapping))
    if (permission !== undefined) ids.set(name, permission);
  return new Map([...ids].filter(([name, id]) => name !== id));
}
