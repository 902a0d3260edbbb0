import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { restoreRawFields } from '~/api/answers/restoreReceived.ts';
import { call } from '~/api/call.ts';
import type { Result } from '~/api/operations.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { readDeviceErrors } from '~/domain/resource/deviceErrors.ts';
import type { NewResource } from '~/domain/resource/list.ts';
import { deviceErrorsName } from '~/domain/resource/name.ts';
import { resourceDone } from '~/domain/words/texts/resources.ts';
import { act, createOnce, mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNowOrGone } from '~/queries/readNow.ts';

export type Resource = Result<'resourceGet'>;

export const resources = () => query('resourceGetAll', {});

export const resource = (name: string) => query('resourceGet', { path: { name } });

export const readResourceNow = (client: QueryClient, name: string): Promise<Resource | undefined> =>
  readNowOrGone(client, resource(name));

/** The device errors, out of the one resource that holds them, with everything in it that is none. */
export const deviceErrors = () =>
  queryOptions({ ...resource(deviceErrorsName), select: ({ data }: Resource) => readDeviceErrors(data) });

/** The newest error events of a family's products, as far as the person may see them. */
export const errorEventsOf = (productFamily: string) =>
  query('productEventFilter', {
    query: { offset: 0, limit: 1000 },
    // A family nobody defined is the back end's own to refuse.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    body: { productFamily: productFamily as 'G6', errorsOnly: true },
  });

export const resourceReads = ['resourceGetAll', 'resourceGet'] as const;

const effects = (title: string) => ({ done: successNotice(title), refreshes: resourceReads }) as const;

/** Creates a resource; after a lost answer it is there if its text is. */
export const createResource = (client: QueryClient, body: NewResource) => {
  const findMade = async () =>
    (await call('resourceGetAll', {})).find(({ name, data }) => name === body.name && data === body.data);
  const write = createOnce('resourceCreate', findMade, effects(resourceDone.created(body.name)));
  return perform(client, write, { body });
};
export const deleteResource = (name: string) =>
  mutation('resourceDelete', {
    ...effects(resourceDone.deleted(name)),
    refreshes: ['resourceGetAll'],
    once: true,
  });
export const updateResource = (done: string) =>
  act(
    ({ now, data }: { readonly now: Resource; readonly data: string }) =>
      call('resourceUpdate', {
        body: restoreRawFields('resourceUpdate', now, now, { name: now.name, data }),
      }),
    effects(done),
  );
