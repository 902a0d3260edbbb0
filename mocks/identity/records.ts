import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Collection } from '../store/collection.ts';

/** One thing the provider remembers. `expires` is in seconds since 1970; without it, it is for good. */
export type IdentityRecord = {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly expires?: number;
};

const seconds = (): number => Math.floor(Date.now() / 1000);

export const keyOf = (model: string, id: string): string => `${model}/${id}`;

/** The provider's way to what it remembers of each model: sessions, grants, refresh tokens. */
export function openRecords(collection: Collection<IdentityRecord>): (model: string) => Adapter {
  const put = (record: IdentityRecord): void => collection.put(keyOf(record.model, record.id), record);
  const removeAll = (matches: (record: IdentityRecord) => boolean): void => {
    for (const record of collection.all().filter(matches)) collection.delete(keyOf(record.model, record.id));
  };

  removeAll(({ expires }) => expires !== undefined && expires < seconds());
  return (model) => ({
    upsert: async (id, payload, expiresIn) =>
      put({ model, id, payload, ...(expiresIn ? { expires: seconds() + expiresIn } : {}) }),
    find: async (id) => collection.get(keyOf(model, id))?.payload,
    findByUid: async (uid) =>
      collection.all().find((record) => record.model === model && record.payload.uid === uid)?.payload,
    // Signing in on a device without a browser is not offered, and nothing else has user codes.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const record = collection.get(keyOf(model, id));
      if (record) put({ ...record, payload: { ...record.payload, consumed: seconds() } });
    },
    destroy: async (id) => void collection.delete(keyOf(model, id)),
    revokeByGrantId: async (grantId) => removeAll(({ payload }) => payload.grantId === grantId),
  });
}
