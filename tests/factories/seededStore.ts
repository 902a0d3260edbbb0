import { seedStore } from '../../mocks/seed/seedStore.ts';
import { openStore, type Store } from '../../mocks/store/store.ts';

type Seeding = Parameters<typeof seedStore>[1];

/** Contents of stores that have just been seeded, by what they were seeded with: the same makes the same. */
const contents = new Map<string, Uint8Array>();

/** A seeded store of its own, in memory. */
export function createSeededStore(seeding: Seeding): Store {
  const key = JSON.stringify(seeding);
  const content = contents.get(key);
  const store = openStore(':memory:', content);
  if (content) return store;
  seedStore(store, seeding);
  contents.set(key, store.content());
  return store;
}
