import {
  matchOperations,
  listOfferedOperations,
  listPathParameters,
  renamePathParameters,
  type KnownOperation,
  type OperationMatches,
} from '~/domain/apiDescription/matchOperations.ts';
import type { OperationMapping } from '~/domain/apiDescription/operationMapping.ts';
import { createMalformedResponseError } from './ApiError.ts';
import { getCallTimeout } from './timeouts.ts';
import { setCmsEndpoints, type Endpoint } from './endpoints.ts';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';

export const knownOperations: readonly KnownOperation[] = Object.entries(pinnedEndpoints).map(
  ([id, [method, path]]) => ({ id, method, path }),
);

/**
 * Sets methods, paths, parameter names and `If-Match` conditions from the CMS's OpenAPI description; `base`
 * is its base URL. Returns the described operation that each known one matches. Throws, and changes nothing,
 * where the description names no operation.
 */
export function setEndpointsFromOpenApi(
  description: unknown,
  base: string,
  mapping: OperationMapping = {},
): OperationMatches {
  const offered = listOfferedOperations(description, base);
  if (offered.length === 0)
    throw createMalformedResponseError(
      'descriptionGet',
      new Error('The description of the CMS names no operation'),
    );
  const matches = matchOperations(knownOperations, offered, mapping);
  const endpoints = new Map<string, Endpoint>();
  for (const known of knownOperations) {
    const match = matches.matched.get(known.id);
    if (!match) continue;
    const { method, isConditional } = match.offered;
    const parameters = Object.hasOwn(mapping, known.id) ? mapping[known.id]?.parameters : undefined;
    const ofPath = listPathParameters(known.path);
    const renamed = Object.entries(parameters ?? {}).filter(([name]) => !ofPath.includes(name));
    endpoints.set(known.id, {
      backend: 'cms',
      method,
      path: renamePathParameters(match.offered, known, parameters),
      deadline: getCallTimeout('cms', known.id),
      ...(isConditional && { isConditional }),
      ...(renamed.length > 0 && { queryNames: Object.fromEntries(renamed) }),
    });
  }
  setCmsEndpoints(endpoints);
  return matches;
}
