import { toDrafts, withDraft, withoutDraft, type DesignDraft } from '~/domain/quote/draft.ts';
import { readPersonal, writePersonal, type Owner } from '~/platform/storage/personalStore.ts';

/** Name of what the browser keeps, encrypted for its owner: it outlives the session and nobody else can read it. */
const name = 'designs';

type Change = (drafts: readonly DesignDraft[]) => readonly DesignDraft[];

const lockOf = (key: string): string => `portal.design.${key}`;

/** The browser's locks, which tabs share; undefined where it has none. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * The last change that is being kept: the next one waits for it, so that none is lost.
 * @session nothing of a person
 */
let last: Promise<unknown> = Promise.resolve();

/** Changes the drafts of a person, after the changes before it, in whatever tab. Rejects where the browser keeps nothing. */
function change(owner: Owner, next: Change): Promise<void> {
  const write = async (): Promise<void> =>
    writePersonal(name, owner, next(toDrafts(await readPersonal(name, owner))));
  const alone = async (): Promise<void> => {
    await (locks()?.request('portal.designs', write) ?? write());
  };
  const changed = last.then(alone, alone);
  last = changed.catch(() => undefined);
  return changed;
}

export const keepDraft = (owner: Owner, draft: DesignDraft): Promise<void> =>
  change(owner, (drafts) => withDraft(drafts, draft));

export const dropDraft = (owner: Owner, key: string): Promise<void> =>
  change(owner, (drafts) => withoutDraft(drafts, key));

/** The drafts of a person, the last changed first, once every change before has been kept. */
export async function readDrafts(owner: Owner): Promise<readonly DesignDraft[]> {
  await last;
  return toDrafts(await readPersonal(name, owner));
}

/** Marks a draft as open in this tab until the answered function is called: no other tab offers it meanwhile. */
export function holdDraft(key: string): () => void {
  const over = Promise.withResolvers<void>();
  void locks()?.request(lockOf(key), { ifAvailable: true }, () => over.promise);
  return () => over.resolve();
}

export async function heldDrafts(): Promise<readonly string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const start = lockOf('');
  return held.flatMap((lock) => (lock.name?.startsWith(start) ? [lock.name.slice(start.length)] : []));
}
