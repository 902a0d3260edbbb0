import { z } from '@hono/zod-openapi';
import { jsonContent, dataAreaSchema, productFamilySchema, realmSchema, roleSchema } from '../fields.ts';
import {
  createObjectOperations,
  createServiceOperations,
  createApiModule,
  type OperationHandlers,
} from '../apiModule.ts';
import { checkEmailListEditing } from '../../../src/domain/access/emailLists.ts';
import type { Realm } from '../../../src/domain/access/roles.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  parseEmail,
  assertDelegatableRoles,
  assertGrantAccount,
  parseAllowedRealm,
  assertRoles,
  assertText,
} from '../grantFields.ts';
import { createConflictError, assertFound, assertAllowed, createNotFoundError } from '../httpErrors.ts';
import { getPartId } from '../part/rules.ts';
import { toRealmName } from '../toDto.ts';
import {
  getBlacklistId,
  getWhitelistIdPrefix,
  refreshCachedList,
  getWhitelistId,
  type WhitelistRecord,
} from './records.ts';

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
  reads: createObjectOperations('Whitelist', 'WHITELIST', 'READ'),
  writes: createObjectOperations('Whitelist', 'WHITELIST', 'WRITE'),
  items: z.array(whitelistItemSchema),
};
const black = {
  reads: createObjectOperations('Blacklist', 'BLACKLIST', 'READ'),
  writes: createObjectOperations('Blacklist', 'BLACKLIST', 'WRITE'),
};

const cacheSchema = z
  .object({
    objectType: z.enum(['WHITELIST', 'BLACKLIST', 'PART']),
    cacheUpdateOperationType: z.enum(['RESET']),
  })
  .openapi('CacheUpdate');

const listOperations = {
  blacklistGetAll: black.reads.get('/auth/blacklist/all', 'List the addresses that are kept out', {
    answer: jsonContent('The addresses.', z.array(blacklistItemSchema)),
  }),
  blacklistAdd: black.writes.post('/auth/blacklist/add/{emailAddress}', 'Keep an address out', {
    answer: jsonContent('The entry.', blacklistItemSchema),
  }),
  blacklistRemove: black.writes.delete('/auth/blacklist/{emailAddress}', 'Let an address in again', {
    answer: jsonContent('The entry that is gone.', blacklistItemSchema),
  }),
  whitelistGetAll: white.reads.get('/auth/whitelist/all', 'List the entries of the whitelist', {
    description: 'An entry for each address, realm and account.',
    answer: jsonContent('The entries, by address.', white.items),
  }),
  whitelistGet: white.reads.get('/auth/whitelist/{address}', 'Read the entries of an address', {
    answer: jsonContent('The entries, by realm and account.', white.items),
  }),
  whitelistAdd: white.writes.post('/auth/whitelist/add', 'Add an entry', {
    description: 'Creates it, or replaces the one with the same address, realm and account.',
    json: whitelistItemSchema,
    answer: jsonContent('The entry.', whitelistItemSchema),
  }),
  whitelistRemove: white.writes.delete('/auth/whitelist/{address}', 'Delete every entry of an address', {
    answer: jsonContent('The entries that are gone.', white.items),
  }),
  whitelistUnitRemove: white.writes.delete(
    '/auth/whitelist/authunit/{address}/{realm}',
    'Delete one entry of an address',
    {
      query: z.object({ affiliation: z.string().openapi({ description: 'An account number.' }) }),
      answer: jsonContent('The entry that is gone.', whitelistItemSchema),
    },
  ),
  whitelistUpdateNote: white.writes.put('/auth/whitelist/note', 'Write the note of an address', {
    description: 'To every entry of the address.',
    json: z.object({ address: z.string(), whiteListNote: z.string() }).openapi('WhitelistNote'),
    answer: jsonContent('The entries of the address.', white.items),
  }),
  cacheUpdate: createServiceOperations('Cache').post('/cache/update', 'Have the CMS read a list again', {
    description: 'A list that was written is obeyed once its cache has been reset.',
    json: cacheSchema,
    answer: jsonContent('The cache that was reset.', cacheSchema),
  }),
};

/** Realms an entry may have. An entry for a customer group is stored as one entry per account. */
const listed: readonly Realm[] = ['STAFF', 'CUSTOMER', 'OWNER'];

type All = OperationHandlers<typeof listOperations>;

function blacklistRoutes(cms: CmsContext): Pick<All, Extract<keyof All, `blacklist${string}`>> {
  const { written } = cms.lists.black;
  return {
    blacklistGetAll: () => {
      return written.all();
    },
    blacklistAdd: ({ param }) => {
      const emailAddress = parseEmail(param.emailAddress);
      const id = getBlacklistId(emailAddress);
      if (written.get(id)) throw createConflictError(`${emailAddress} is on the blacklist already.`);
      written.put(id, { emailAddress });
      return { emailAddress };
    },
    blacklistRemove: ({ param: { emailAddress } }) => {
      const found = assertFound(written.get(getBlacklistId(emailAddress)), 'entry of', emailAddress);
      written.delete(getBlacklistId(emailAddress));
      return found;
    },
  };
}

function entryOf(cms: CmsContext, item: WhitelistItem): WhitelistRecord {
  const address = parseEmail(item.address);
  const realm = parseAllowedRealm(cms, item.realm, listed);
  assertText(item.note, 'A reason is required');
  assertRoles(cms, realm, item.roles);
  assertDelegatableRoles(cms, realm, item.roles, item.delegatableRoles);
  assertGrantAccount(cms, realm, item.affiliation, address);
  return { ...item, address, realm };
}

function whitelistRoutes(cms: CmsContext): Pick<All, Extract<keyof All, `whitelist${string}`>> {
  const { written } = cms.lists.white;
  const toWire = (record: WhitelistRecord): WhitelistItem => ({
    ...record,
    realm: toRealmName(cms, record.realm),
  });
  const demandEntries = (address: string): readonly WhitelistRecord[] => {
    const found = written.under(getWhitelistIdPrefix(address));
    if (found.length === 0) throw createNotFoundError('entry of', address);
    return found;
  };
  const removed = (entries: readonly WhitelistRecord[]): WhitelistItem[] => {
    for (const each of entries) written.delete(getWhitelistId(each));
    return entries.map(toWire);
  };
  return {
    whitelistGetAll: () => {
      return written.all().map(toWire);
    },
    whitelistAdd: ({ json }) => {
      const entry = entryOf(cms, json);
      written.put(getWhitelistId(entry), entry);
      return toWire(entry);
    },
    whitelistUnitRemove: ({ param: { address, realm }, query: { affiliation } }) => {
      const found = demandEntries(address).filter(
        (each) => toRealmName(cms, each.realm) === realm && each.affiliation === affiliation,
      );
      const [entry] = removed(found);
      if (!entry) throw createNotFoundError('entry of', address);
      return entry;
    },
    whitelistGet: ({ param }) => {
      return written.under(getWhitelistIdPrefix(param.address)).map(toWire);
    },
    whitelistRemove: ({ param }) => {
      return removed(demandEntries(param.address));
    },
    whitelistUpdateNote: ({ json: { address, whiteListNote: note } }) => {
      assertText(note, 'A reason is required');
      const changed = demandEntries(address).map((each) => ({ ...each, note }));
      cms.store.transaction(() => {
        for (const each of changed) written.put(getWhitelistId(each), each);
      });
      return changed.map(toWire);
    },
  };
}

function listRoutes(cms: CmsContext): All {
  const reset = {
    WHITELIST: () => refreshCachedList(cms.lists.white, getWhitelistId),
    BLACKLIST: () => refreshCachedList(cms.lists.black, ({ emailAddress }) => getBlacklistId(emailAddress)),
    PART: () => refreshCachedList({ written: cms.parts, obeyed: cms.partsObeyed }, getPartId),
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

export const accessListModule = createApiModule(listOperations, listRoutes, ({ units }) =>
  assertAllowed(checkEmailListEditing(units)),
);
