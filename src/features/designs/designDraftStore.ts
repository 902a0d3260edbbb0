import {
  parseDesignDrafts,
  upsertDesignDraft,
  omitDesignDraft,
  type DesignDraft,
} from '~/domain/design/designDraft.ts';
import { getPersonalItem, setPersonalItem, type StorageOwner } from '~/platform/storage/personalStore.ts';

/** Storage key in localStorage: drafts outlive the session. */
const name = 'designs';

const lockOf = (key: string): string => `portal.design.${key}`;

/** Web Locks, shared between tabs; undefined in browsers without them. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Drafts of a person, last changed first. */
export const readDesignDrafts = (owner: StorageOwner): readonly DesignDraft[] =>
  parseDesignDrafts(getPersonalItem(name, owner));

/** Stores a draft of any tab; false if the browser could not store it. */
export const saveDesignDraft = (owner: StorageOwner, draft: DesignDraft): boolean =>
  setPersonalItem(name, owner, upsertDesignDraft(readDesignDrafts(owner), draft));

export const deleteDesignDraft = (owner: StorageOwner, key: string): boolean =>
  setPersonalItem(name, owner, omitDesignDraft(readDesignDrafts(owner), key));

/** Locks a draft for this tab until the returned function is called: other tabs do not offer it meanwhile. */
export function lockDesignDraft(key: string): () => void {
  const over = Promise.withResolvers<void>();
  void locks()?.request(lockOf(key), { ifAvailable: true }, () => over.promise);
  return () => over.resolve();
}

export async function listLockedDraftKeys(): Promise<readonly string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const start = lockOf('');
  return held.flatMap((lock) => (lock.name?.startsWith(start) ? [lock.name.slice(start.length)] : []));
}
