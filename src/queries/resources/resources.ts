import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { restoreRawFields } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import type { Result } from '~/api/operations.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { parseDeviceErrors } from '~/domain/resource/deviceErrors.ts';
import type { NewResourceFormValues } from '~/domain/resource/list.ts';
import { deviceErrorsResourceName } from '~/domain/resource/name.ts';
import { resourceSuccessTexts } from '~/domain/words/texts/resources.ts';
import { customMutation, createOnceMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFreshOrUndefined } from '~/queries/fetchFresh.ts';

export type Resource = Result<'resourceGet'>;

export const resourcesQuery = () => operationQuery('resourceGetAll', {});

export const resourceQuery = (name: string) => operationQuery('resourceGet', { path: { name } });

export const fetchFreshResource = (client: QueryClient, name: string): Promise<Resource | undefined> =>
  fetchFreshOrUndefined(client, resourceQuery(name));

/** Device errors, parsed from the one resource that stores them, with the entries that are none. */
export const deviceErrorsQuery = () =>
  queryOptions({
    ...resourceQuery(deviceErrorsResourceName),
    select: ({ data }: Resource) => parseDeviceErrors(data),
  });

/** The newest error events of a family's products, as far as the user may see them. */
export const familyErrorEventsQuery = (productFamily: string) =>
  operationQuery('productEventFilter', {
    query: { offset: 0, limit: 1000 },
    // The back end decides on unknown families.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    body: { productFamily: productFamily as 'G6', errorsOnly: true },
  });

export const resourceReadOperations = ['resourceGetAll', 'resourceGet'] as const;

const effects = (title: string) =>
  ({ done: createSuccessNotice(title), refreshes: resourceReadOperations }) as const;

/**
 * Creates a resource. After a lost response, a resource with that name and text counts as the created one.
 */
export const createResource = (client: QueryClient, body: NewResourceFormValues) => {
  const findMade = async () =>
    (await call('resourceGetAll', {})).find(({ name, data }) => name === body.name && data === body.data);
  const write = createOnceMutation(
    'resourceCreate',
    findMade,
    effects(resourceSuccessTexts.created(body.name)),
  );
  return executeMutation(client, write, { body });
};
export const deleteResourceMutation = (name: string) =>
  operationMutation('resourceDelete', {
    ...effects(resourceSuccessTexts.deleted(name)),
    refreshes: ['resourceGetAll'],
    once: true,
  });
export const updateResourceMutation = (done: string) =>
  customMutation(
    ({ now, data }: { readonly now: Resource; readonly data: string }) =>
      call('resourceUpdate', {
        body: restoreRawFields('resourceUpdate', now, now, { name: now.name, data }),
      }),
    effects(done),
  );
