import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { assertFullyReadable } from '~/api/responses/restoreRawValues.ts';
import type { OperationArgs } from '~/api/operations.ts';
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
 * Operation summaries by operation id, for the access lists. Read separately with the code that extracts
 * them: tables render without either.
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
    // The component that reads the description shows its failure.
    meta: { suppressErrorNotice: true },
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

/** Results of the three reads combined: undefined while one is pending, null where one was refused. */
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
  // Writes send whole rows, so every row has to be fully readable.
  assertFullyReadable('serviceAccessUpdate', services);
  assertFullyReadable('objectAccessUpdate', objects);
  assertFullyReadable('realmRolesUpdate', realmRoles);
  return combineMatrices(services, objects, realmRoles) ?? null;
}

const setServices = () => operationMutation('serviceAccessUpdate', { refreshes: ['serviceAccessGetAll'] });
const setObjects = () => operationMutation('objectAccessUpdate', { refreshes: ['objectAccessGetAll'] });
const setRealmRoles = () => operationMutation('realmRolesUpdate', { refreshes: ['realmRolesGet'] });

/** Realms and roles are sent by the names the CMS returned, unknown ones too. */
export async function writeMatrixColumn(
  client: QueryClient,
  step: WriteStep,
  wanted: AccessMatrices,
): Promise<void> {
  const key = getColumnKey(step);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- names that the description does not list go back as they came */
  if (step.kind === 'SERVICES') {
    const body = toServiceBody(wanted.SERVICES, [key]) as OperationArgs<'serviceAccessUpdate'>['body'];
    await executeMutation(client, setServices(), { body });
  } else if (step.kind === 'SERVLETS') {
    const body = toObjectBody(wanted.SERVLETS, [key]) as OperationArgs<'objectAccessUpdate'>['body'];
    await executeMutation(client, setObjects(), { body });
  } else {
    const body = (toRealmBody(wanted.ROLES, key) ?? {
      realm: step.realm,
      roles: [],
    }) as OperationArgs<'realmRolesUpdate'>['body'];
    await executeMutation(client, setRealmRoles(), { body });
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
