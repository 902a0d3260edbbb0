import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { defaultLook, toLook, type ListLook } from '~/domain/configuration/columns.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { authUser } from '~/session/me.ts';
import { readPersonal, writePersonal } from '~/platform/storage/personalStore.ts';

const name = 'configurationColumns';

/**
 * The look of the list: as its address says, such as that of a saved view, else as this browser keeps it for the
 * signed-in person; and how to change the latter, which rejects when the browser keeps nothing.
 */
export function useListLook({
  columns,
  density,
}: Pick<ConfigurationFilter, 'columns' | 'density'>): readonly [ListLook, (look: ListLook) => Promise<void>] {
  const { email, azureId } = useSuspenseQuery(authUser()).data;
  const client = useQueryClient();
  const owner = { email, azureId };
  const key = ['listLook', email];
  const read = async (): Promise<ListLook> => toLook(await readPersonal(name, owner));
  const { data: own = defaultLook } = useQuery({
    queryKey: key,
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = async (look: ListLook): Promise<void> => {
    // A read that is on its way would bring back what was kept before.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, look);
    await writePersonal(name, owner, look);
  };
  return [{ columns: columns ?? own.columns, density: density ?? own.density }, change];
}
