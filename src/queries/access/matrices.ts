import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { assertFullyReadable } from '~/api/responses/restoreRawValues.ts';
import type { Args } from '~/api/operations.ts';
import { config } from '~/config.ts';
import {
  getColumnKey,
  buildAccessMatrices,
  toObjectBody,
  toRealmBody,
  toServiceBody,
  type AccessMatrices,
} from '~/domain/access/matrix.ts';
import type { KnownRowNames } from '~/domain/access/matrixFile.ts';
import type { WriteStep } from '~/domain/access/matrixEdits.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { rawApiDescriptionQuery } from '~/queries/apiDescription/rawApiDescription.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';

export const objectAccessQuery = () => operationQuery('objectAccessGetAll', {});

export const serviceAccessQuery = () => operationQuery('serviceAccessGetAll', {});

export const realmRolesQuery = () => operationQuery('realmRolesGet', {});

export const accessLookupQuery = () => operationQuery('accessLookupGet', {});

/**
 * By their ids in the access lists. What finds Portal's operations in a description comes with them: tables need
 * neither at first.
 */
export const operationSummariesQuery = () =>
  queryOptions({
    queryKey: ['descriptionGet', 'summaries'],
    queryFn: async ({ client }) => {
      const [whole, { extractSummaries }] = await Promise.all([
        client.ensureQueryData(rawApiDescriptionQuery()),
        import('./extractSummaries.ts'),
      ]);
      return extractSummaries(whole);
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // Who reads the description says that it cannot be read.
    meta: { isTold: true },
  });

export async function fetchKnownNames(client: QueryClient): Promise<KnownRowNames> {
  const unread = (): undefined => undefined;
  const [summaries, lookup] = await Promise.all([
    client.ensureQueryData(operationSummariesQuery()).catch(unread),
    client.ensureQueryData(accessLookupQuery()).catch(unread),
  ]);
  const operations = [...(summaries?.keys() ?? [])];
  return {
    SERVICES: operations.length > 0 ? operations : undefined,
    SERVLETS: lookup?.map(({ cmsObjectType }) => cmsObjectType),
    ROLES: [],
  };
}

/** Answers of the three reads; undefined as long as one is not there, null where one was refused. */
export function combineMatrices(
  services: Awaited<ReturnType<NonNullable<ReturnType<typeof serviceAccessQuery>['queryFn']>>> | undefined,
  objects: Awaited<ReturnType<NonNullable<ReturnType<typeof objectAccessQuery>['queryFn']>>> | undefined,
  realmRoles: Awaited<ReturnType<NonNullable<ReturnType<typeof realmRolesQuery>['queryFn']>>> | undefined,
): AccessMatrices | null | undefined {
  if (services === null || objects === null || realmRoles === null) return null;
  if (!services || !objects || !realmRoles) return undefined;
  return buildAccessMatrices(
    { services: services.accessMap, objects: objects.accessMap, realmRoles },
    config.productCode,
  );
}

export async function fetchFreshMatrices(client: QueryClient): Promise<AccessMatrices | null> {
  const [services, objects, realmRoles] = await Promise.all([
    fetchFresh(client, serviceAccessQuery()),
    fetchFresh(client, objectAccessQuery()),
    fetchFresh(client, realmRolesQuery()),
  ]);
  // Whole rows are written from them.
  assertFullyReadable('serviceAccessUpdate', services);
  assertFullyReadable('objectAccessUpdate', objects);
  assertFullyReadable('realmRolesUpdate', realmRoles);
  return combineMatrices(services, objects, realmRoles) ?? null;
}

const setServices = () => operationMutation('serviceAccessUpdate', { refreshes: ['serviceAccessGetAll'] });
const setObjects = () => operationMutation('objectAccessUpdate', { refreshes: ['objectAccessGetAll'] });
const setRealmRoles = () => operationMutation('realmRolesUpdate', { refreshes: ['realmRolesGet'] });

/** Realms and roles go by the names they came with, also unknown ones: the back end knows them. */
export async function writeMatrixColumn(
  client: QueryClient,
  step: WriteStep,
  wanted: AccessMatrices,
): Promise<void> {
  const key = getColumnKey(step);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- names that the description does not list go back as they came */
  if (step.kind === 'SERVICES') {
    const body = toServiceBody(wanted.SERVICES, [key]) as Args<'serviceAccessUpdate'>['body'];
    await executeMutation(client, setServices(), { body });
  } else if (step.kind === 'SERVLETS') {
    const body = toObjectBody(wanted.SERVLETS, [key]) as Args<'objectAccessUpdate'>['body'];
    await executeMutation(client, setObjects(), { body });
  } else {
    const body = (toRealmBody(wanted.ROLES, key) ?? {
      realm: step.realm,
      roles: [],
    }) as Args<'realmRolesUpdate'>['body'];
    await executeMutation(client, setRealmRoles(), { body });
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
