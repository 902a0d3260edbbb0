import { queryOptions } from '@tanstack/react-query';
import { bases } from '~/api/request.ts';
import { knownOperations } from '~/api/describeCms.ts';
import { config } from '~/config.ts';
import { matchOperations, offeredOperations } from '~/domain/apiDescription/matchOperations.ts';
import { readDescription, addPortalNames } from '~/domain/apiDescription/operations.ts';
import { permissionIds } from '~/domain/apiDescription/operationMapping.ts';
import { descriptionOfCms } from './description.ts';

const mapping = config.cmsOperations;

/** What a description of the CMS says of its operations, with Portal's names and their ids in the access lists. */
export function describedOperations(whole: unknown) {
  const base = bases().cms;
  const matches = matchOperations(knownOperations, offeredOperations(whole, base), mapping);
  const description = readDescription(whole, base);
  return {
    ...addPortalNames(description, matches.matched, permissionIds(matches.matched, mapping)),
    ...matches,
  };
}

/** The description as its pages show it, with the operations of Portal that are found in it and those that are not. */
export const apiDescription = () => queryOptions({ ...descriptionOfCms(), select: describedOperations });
