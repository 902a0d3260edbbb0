import { queryOptions } from '@tanstack/react-query';
import { getBaseUrls } from '~/api/request.ts';
import { knownOperations } from '~/api/describeCms.ts';
import { config } from '~/config.ts';
import { matchOperations, offeredOperations } from '~/domain/apiDescription/matchOperations.ts';
import { readDescription, addPortalNames } from '~/domain/apiDescription/operations.ts';
import { permissionIds } from '~/domain/apiDescription/operationMapping.ts';
import { rawApiDescriptionQuery } from './description.ts';

const mapping = config.cmsOperations;

export function extractDescribedOperations(whole: unknown) {
  const base = getBaseUrls().cms;
  const matches = matchOperations(knownOperations, offeredOperations(whole, base), mapping);
  const description = readDescription(whole, base);
  return {
    ...addPortalNames(description, matches.matched, permissionIds(matches.matched, mapping)),
    ...matches,
  };
}

export const apiDescriptionQuery = () =>
  queryOptions({ ...rawApiDescriptionQuery(), select: extractDescribedOperations });
