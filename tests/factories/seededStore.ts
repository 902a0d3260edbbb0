import { seedStore } from '../../mocks/seed/seedStore.ts';
import { openStore, type Store } from '../../mocks/store/store.ts';

type Seeding = Parameters<typeof seedStore>[1];

/** Cache of seeded databases: equal seeding gives equal data. */
const contents = new Map<string, Uint8Array>();

/** An independent seeded store in memory. */
export function createSeededStore(seeding: Seeding): Store {
  const key = JSON.stringify(seeding);
  const content = contents.get(key);
  const store = openStore(':memory:', content);
  if (content) return store;
  seedStore(store, seeding);
  contents.set(key, store.content());
  return store;
}
