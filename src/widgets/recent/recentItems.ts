import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  parseRecentItems,
  addRecentItem,
  removeRecentItem,
  type RecentItem,
} from '~/domain/palette/recentItems.ts';
import { useStorageOwner } from '~/session/me.ts';
import { getPersonalItem, setPersonalItem, type StorageOwner } from '~/platform/storage/personalStore.ts';

const name = 'recentThings';
const keyOf = ({ email }: StorageOwner): readonly string[] => [name, email];

export function useRecentItems(): readonly RecentItem[] | undefined {
  const owner = useStorageOwner();
  return useQuery({ queryKey: keyOf(owner), queryFn: () => parseRecentItems(getPersonalItem(name, owner)) })
    .data;
}

function change(
  client: QueryClient,
  owner: StorageOwner,
  next: (recent: readonly RecentItem[]) => readonly RecentItem[],
): void {
  // Re-read, as another tab may have added items.
  const recent = next(parseRecentItems(getPersonalItem(name, owner)));
  // Where the browser refuses storage, recent items are not kept; nothing else depends on them.
  if (setPersonalItem(name, owner, recent)) client.setQueryData(keyOf(owner), recent);
}

type Opened = Omit<RecentItem, 'openedAt'>;

export function useRememberRecentItem({ address, title, detail }: Opened): void {
  const client = useQueryClient();
  const { email, azureId } = useStorageOwner();
  useEffect(() => {
    const thing = { address, title, detail, openedAt: Date.now() };
    change(client, { email, azureId }, (recent) => addRecentItem(recent, thing));
  }, [client, email, azureId, address, title, detail]);
}

/** Removes an item that is gone, or that the user may no longer see. */
export function useForgetRecentItem(address: string): void {
  const client = useQueryClient();
  const { email, azureId } = useStorageOwner();
  useEffect(() => {
    change(client, { email, azureId }, (recent) => removeRecentItem(recent, address));
  }, [client, email, azureId, address]);
}
