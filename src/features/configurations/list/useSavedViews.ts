import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { toViews, type SavedView } from '~/domain/configuration/savedViews.ts';
import { authUser } from '~/session/me.ts';
import { readPersonal, writePersonal } from '~/platform/storage/personalStore.ts';

const name = 'configurationViews';
const none: readonly SavedView[] = [];

/** The views this browser keeps for the signed-in person, and how to change them; rejects when it keeps nothing. */
export function useSavedViews(): readonly [
  readonly SavedView[],
  (change: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<void>,
] {
  const { email, azureId } = useSuspenseQuery(authUser()).data;
  const client = useQueryClient();
  const owner = { email, azureId };
  const read = async (): Promise<readonly SavedView[]> => toViews(await readPersonal(name, owner));
  const key = ['savedViews', email];
  const { data = none } = useQuery({ queryKey: key, queryFn: read });
  const change = async (next: (views: readonly SavedView[]) => readonly SavedView[]): Promise<void> => {
    // Another tab may have changed them since.
    const views = next(await read());
    await writePersonal(name, owner, views);
    client.setQueryData(key, views);
  };
  return [data, change];
}
