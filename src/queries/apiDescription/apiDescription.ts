import { queryOptions } from '@tanstack/react-query';
import { getBaseUrls } from '~/api/request.ts';
import { knownOperations } from '~/api/setEndpointsFromOpenApi.ts';
import { config } from '~/config.ts';
import { matchOperations, listOfferedOperations } from '~/domain/apiDescription/matchOperations.ts';
import { readDescription, addPortalNames } from '~/domain/apiDescription/operations.ts';
import { buildPermissionIds } from '~/domain/apiDescription/operationMapping.ts';
import { rawApiDescriptionQuery } from './rawApiDescription.ts';

const mapping = config.cmsOperations;

export function extractDescribedOperations(whole: unknown) {
  const base = getBaseUrls().cms;
  const matches = matchOperations(knownOperations, listOfferedOperations(whole, base), mapping);
  const description = readDescription(whole, base);
  return {
    ...addPortalNames(description, matches.matched, buildPermissionIds(matches.matched, mapping)),
    ...matches,
  };
}

export const apiDescriptionQuery = () =>
  queryOptions({ ...rawApiDescriptionQuery(), select: extractDescribedOperations });
