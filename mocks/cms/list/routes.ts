import { z } from '@hono/zod-openapi';
import { content, dataAreaSchema, productFamilySchema, realmSchema, roleSchema } from '../fields.ts';
import { objectGoverned, serviceGoverned, cmsSubject, type Handlers } from '../operation.ts';
import { checkEmailListEditing } from '../../../src/domain/access/lists.ts';
import type { Realm } from '../../../src/domain/access/roles.ts';
import type { Cms } from '../cms.ts';
import {
  demandAddress,
  demandDelegatable,
  demandPlace,
  demandRealm,
  demandRoles,
  demandText,
} from '../grantFields.ts';
import { conflict, demandFound, demandVerdict, notFound } from '../refusal.ts';
import { partId } from '../part/rules.ts';
import { toWireRealm } from '../toWire.ts';
import { blacklistId, entriesOf, obeyWritten, whitelistId, type WhitelistRecord } from './records.ts';

const whitelistItemSchema = z
  .object({
    address: z.string().openapi({ description: 'An e-mail address.' }),
    affiliation: z.string().openapi({ description: 'An account number.' }),
    dataAreas: z.array(dataAreaSchema),
    delegatableRoles: z.array(roleSchema),
    note: z.string(),
    productFamilies: z.array(productFamilySchema),
    realm: realmSchema,
    roles: z.array(roleSchema),
  })
  .openapi('WhitelistItem');
export type WhitelistItem = z.infer<typeof whitelistItemSchema>;

const blacklistItemSchema = z.object({ emailAddress: z.string() }).openapi('BlacklistItem');

export type BlacklistItem = z.infer<typeof blacklistItemSchema>;

const white = {
  reads: objectGoverned('Whitelist', 'WHITELIST', 'READ'),
  writes: objectGoverned('Whitelist', 'WHITELIST', 'WRITE'),
  items: z.array(whitelistItemSchema),
};
const black = {
  reads: objectGoverned('Blacklist', 'BLACKLIST', 'READ'),
  writes: objectGoverned('Blacklist', 'BLACKLIST', 'WRITE'),
};

const cacheSchema = z
  .object({
    objectType: z.enum(['WHITELIST', 'BLACKLIST', 'PART']),
    cacheUpdateOperationType: z.enum(['RESET']),
  })
  .openapi('CacheUpdate');

const listOperations = {
  blacklistGetAll: black.reads.get('/auth/blacklist/all', 'List the addresses that are kept out', {
    answer: content('The addresses.', z.array(blacklistItemSchema)),
  }),
  blacklistAdd: black.writes.post('/auth/blacklist/add/{emailAddress}', 'Keep an address out', {
    answer: content('The entry.', blacklistItemSchema),
  }),
  blacklistRemove: black.writes.delete('/auth/blacklist/{emailAddress}', 'Let an address in again', {
    answer: content('The entry that is gone.', blacklistItemSchema),
  }),
  whitelistGetAll: white.reads.get('/auth/whitelist/all', 'List the entries of the whitelist', {
    description: 'An entry for each address, realm and account.',
    answer: content('The entries, by address.', white.items),
  }),
  whitelistGet: white.reads.get('/auth/whitelist/{address}', 'Read the entries of an address', {
    answer: content('The entries, by realm and account.', white.items),
  }),
  whitelistAdd: white.writes.post('/auth/whitelist/add', 'Add an entry', {
    description: 'Creates it, or replaces the one with the same address, realm and account.',
    json: whitelistItemSchema,
    answer: content('The entry.', whitelistItemSchema),
  }),
  whitelistRemove: white.writes.delete('/auth/whitelist/{address}', 'Delete every entry of an address', {
    answer: content('The entries that are gone.', white.items),
  }),
  whitelistUnitRemove: white.writes.delete(
    '/auth/whitelist/authunit/{address}/{realm}',
    'Delete one entry of an address',
    {
      query: z.object({ affiliation: z.string().openapi({ description: 'An account number.' }) }),
      answer: content('The entry that is gone.', whitelistItemSchema),
    },
  ),
  whitelistUpdateNote: white.writes.put('/auth/whitelist/note', 'Write the note of an address', {
    description: 'To every entry of the address.',
    json: z.object({ address: z.string(), whiteListNote: z.string() }).openapi('WhitelistNote'),
    answer: content('The entries of the address.', white.items),
  }),
  cacheUpdate: serviceGoverned('Cache').post('/cache/update', 'Have the CMS read a list again', {
    description: 'A list that was written is obeyed once its cache has been reset.',
    json: cacheSchema,
    answer: content('The cache that was reset.', cacheSchema),
  }),
};

/** The realms of an entry. One for a group of customers is written as one for each of its accounts. */
const listed: readonly Realm[] = ['STAFF', 'CUSTOMER', 'OWNER'];

type All = Handlers<typeof listOperations>;

function blacklistRoutes(cms: Cms): Pick<All, Extract<keyof All, `blacklist${string}`>> {
  const { written } = cms.lists.black;
  return {
    blacklistGetAll: () => {
      return written.all();
    },
    blacklistAdd: ({ param }) => {
      const emailAddress = demandAddress(param.emailAddress);
      const id = blacklistId(emailAddress);
      if (written.get(id)) throw conflict(`${emailAddress} is on the blacklist already.`);
      written.put(id, { emailAddress });
      return { emailAddress };
    },
    blacklistRemove: ({ param: { emailAddress } }) => {
      const found = demandFound(written.get(blacklistId(emailAddress)), 'entry of', emailAddress);
      written.delete(blacklistId(emailAddress));
      return found;
    },
  };
}

function entryOf(cms: Cms, item: WhitelistItem): WhitelistRecord {
  const address = demandAddress(item.address);
  const realm = demandRealm(cms, item.realm, listed);
  demandText(item.note, 'A reason is required');
  demandRoles(cms, realm, item.roles);
  demandDelegatable(cms, realm, item.roles, item.delegatableRoles);
  demandPlace(cms, realm, item.affiliation, address);
  return { ...item, address, realm };
}

function whitelistRoutes(cms: Cms): Pick<All, Extract<keyof All, `whitelist${string}`>> {
  const { written } = cms.lists.white;
  const toWire = (record: WhitelistRecord): WhitelistItem => ({
    ...record,
    realm: toWireRealm(cms, record.realm),
  });
  const demandEntries = (address: string): readonly WhitelistRecord[] => {
    const found = written.under(entriesOf(address));
    if (found.length === 0) throw notFound('entry of', address);
    return found;
  };
  const removed = (entries: readonly WhitelistRecord[]): WhitelistItem[] => {
    for (const each of entries) written.delete(whitelistId(each));
    return entries.map(toWire);
  };
  return {
    whitelistGetAll: () => {
      return written.all().map(toWire);
    },
    whitelistAdd: ({ json }) => {
      const entry = entryOf(cms, json);
      written.put(whitelistId(entry), entry);
      return toWire(entry);
    },
    whitelistUnitRemove: ({ param: { address, realm }, query: { affiliation } }) => {
      const found = demandEntries(address).filter(
        (each) => toWireRealm(cms, each.realm) === realm && each.affiliation === affiliation,
      );
      const [entry] = removed(found);
      if (!entry) throw notFound('entry of', address);
      return entry;
    },
    whitelistGet: ({ param }) => {
      return written.under(entriesOf(param.address)).map(toWire);
    },
    whitelistRemove: ({ param }) => {
      return removed(demandEntries(param.address));
    },
    whitelistUpdateNote: ({ json: { address, whiteListNote: note } }) => {
      demandText(note, 'A reason is required');
      const changed = demandEntries(address).map((each) => ({ ...each, note }));
      cms.store.transaction(() => {
        for (const each of changed) written.put(whitelistId(each), each);
      });
      return changed.map(toWire);
    },
  };
}

function listRoutes(cms: Cms): All {
  const reset = {
    WHITELIST: () => obeyWritten(cms.lists.white, whitelistId),
    BLACKLIST: () => obeyWritten(cms.lists.black, ({ emailAddress }) => blacklistId(emailAddress)),
    PART: () => obeyWritten({ written: cms.parts, obeyed: cms.partsObeyed }, partId),
  };
  return {
    ...blacklistRoutes(cms),
    ...whitelistRoutes(cms),
    cacheUpdate: ({ json: wanted }) => {
      cms.store.transaction(reset[wanted.objectType]);
      return wanted;
    },
  };
}

export const listSubject = cmsSubject(listOperations, listRoutes, ({ units }) =>
  demandVerdict(checkEmailListEditing(units)),
);
