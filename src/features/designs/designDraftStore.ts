import {
  parseDesignDrafts,
  upsertDesignDraft,
  omitDesignDraft,
  type DesignDraft,
} from '~/domain/design/designDraft.ts';
import { getPersonalItem, setPersonalItem, type StorageOwner } from '~/platform/storage/personalStore.ts';

/** Name of what the browser keeps for an account: it outlives the session. */
const name = 'designs';

const lockOf = (key: string): string => `portal.design.${key}`;

/** The browser's locks, which tabs share; undefined where it has none. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** The drafts of a person, the last changed first. */
export const readDesignDrafts = (owner: StorageOwner): readonly DesignDraft[] =>
  parseDesignDrafts(getPersonalItem(name, owner));

/** Keeps a draft as it is now, in whatever tab. Answers whether the browser could. */
export const saveDesignDraft = (owner: StorageOwner, draft: DesignDraft): boolean =>
  setPersonalItem(name, owner, upsertDesignDraft(readDesignDrafts(owner), draft));

export const deleteDesignDraft = (owner: StorageOwner, key: string): boolean =>
  setPersonalItem(name, owner, omitDesignDraft(readDesignDrafts(owner), key));

/** Marks a draft as open in this tab until the answered function is called: no other tab offers it meanwhile. */
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
