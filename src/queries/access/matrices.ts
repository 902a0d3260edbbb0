import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { assertFullyReadable } from '~/api/answers/restoreReceived.ts';
import type { Args } from '~/api/operations.ts';
import { config } from '~/config.ts';
import {
  columnKey,
  matricesOf,
  objectBody,
  realmBody,
  serviceBody,
  type Matrices,
} from '~/domain/access/matrix.ts';
import type { KnownNames } from '~/domain/access/matrixFile.ts';
import type { WriteStep } from '~/domain/access/matrixEdits.ts';
import { mutation } from '~/queries/mutation.ts';
import { descriptionOfCms } from '~/queries/description/description.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';

export const objectAccessOfRoles = () => query('objectAccessGetAll', {});

export const serviceAccessOfRoles = () => query('serviceAccessGetAll', {});

export const rolesOfRealms = () => query('realmRolesGet', {});

export const operationLookup = () => query('accessLookupGet', {});

/**
 * By their ids in the access lists. What finds Portal's operations in a description comes with them: tables need
 * neither at first.
 */
export const summariesOfOperations = () =>
  queryOptions({
    queryKey: ['descriptionGet', 'summaries'],
    queryFn: async ({ client }) => {
      const [whole, { summariesIn }] = await Promise.all([
        client.ensureQueryData(descriptionOfCms()),
        import('./summaries.ts'),
      ]);
      return summariesIn(whole);
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // Who reads the description says that it cannot be read.
    meta: { isTold: true },
  });

export async function readKnownNames(client: QueryClient): Promise<KnownNames> {
  const unread = (): undefined => undefined;
  const [summaries, lookup] = await Promise.all([
    client.ensureQueryData(summariesOfOperations()).catch(unread),
    client.ensureQueryData(operationLookup()).catch(unread),
  ]);
  const operations = [...(summaries?.keys() ?? [])];
  return {
    SERVICES: operations.length > 0 ? operations : undefined,
    SERVLETS: lookup?.map(({ cmsObjectType }) => cmsObjectType),
    ROLES: [],
  };
}

/** Answers of the three reads; undefined as long as one is not there, null where one was refused. */
export function matricesFrom(
  services: Awaited<ReturnType<NonNullable<ReturnType<typeof serviceAccessOfRoles>['queryFn']>>> | undefined,
  objects: Awaited<ReturnType<NonNullable<ReturnType<typeof objectAccessOfRoles>['queryFn']>>> | undefined,
  realmRoles: Awaited<ReturnType<NonNullable<ReturnType<typeof rolesOfRealms>['queryFn']>>> | undefined,
): Matrices | null | undefined {
  if (services === null || objects === null || realmRoles === null) return null;
  if (!services || !objects || !realmRoles) return undefined;
  return matricesOf(
    { services: services.accessMap, objects: objects.accessMap, realmRoles },
    config.productCode,
  );
}

export async function readMatrices(client: QueryClient): Promise<Matrices | null> {
  const [services, objects, realmRoles] = await Promise.all([
    readNow(client, serviceAccessOfRoles()),
    readNow(client, objectAccessOfRoles()),
    readNow(client, rolesOfRealms()),
  ]);
  // Whole rows are written from them.
  assertFullyReadable('serviceAccessUpdate', services);
  assertFullyReadable('objectAccessUpdate', objects);
  assertFullyReadable('realmRolesUpdate', realmRoles);
  return matricesFrom(services, objects, realmRoles) ?? null;
}

const setServices = () => mutation('serviceAccessUpdate', { refreshes: ['serviceAccessGetAll'] });
const setObjects = () => mutation('objectAccessUpdate', { refreshes: ['objectAccessGetAll'] });
const setRealmRoles = () => mutation('realmRolesUpdate', { refreshes: ['realmRolesGet'] });

/** Realms and roles go by the names they came with, also unknown ones: the back end knows them. */
export async function writeColumn(client: QueryClient, step: WriteStep, wanted: Matrices): Promise<void> {
  const key = columnKey(step);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- names that the description does not list go back as they came */
  if (step.kind === 'SERVICES') {
    const body = serviceBody(wanted.SERVICES, [key]) as Args<'serviceAccessUpdate'>['body'];
    await perform(client, setServices(), { body });
  } else if (step.kind === 'SERVLETS') {
    const body = objectBody(wanted.SERVLETS, [key]) as Args<'objectAccessUpdate'>['body'];
    await perform(client, setObjects(), { body });
  } else {
    const body = (realmBody(wanted.ROLES, key) ?? {
      realm: step.realm,
      roles: [],
    }) as Args<'realmRolesUpdate'>['body'];
    await perform(client, setRealmRoles(), { body });
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
