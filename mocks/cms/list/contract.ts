import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { dataAreaSchema, productFamilySchema, realmSchema, roleSchema } from '../fields.ts';
import { objectGoverned, serviceGoverned } from '../operation.ts';

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

const addressed = z.object({ address: z.string() });
const mailed = z.object({ emailAddress: z.string() });

export const blacklistGetAll = black.reads.get('/auth/blacklist/all', {
  summary: 'List the addresses that are kept out',
  answer: json('The addresses.', z.array(blacklistItemSchema)),
});

export const blacklistAdd = black.writes.post('/auth/blacklist/add/{emailAddress}', {
  summary: 'Keep an address out',
  request: { params: mailed },
  answer: json('The entry.', blacklistItemSchema),
});

export const blacklistRemove = black.writes.delete('/auth/blacklist/{emailAddress}', {
  summary: 'Let an address in again',
  request: { params: mailed },
  answer: json('The entry that is gone.', blacklistItemSchema),
});

export const whitelistGetAll = white.reads.get('/auth/whitelist/all', {
  summary: 'List the entries of the whitelist',
  description: 'An entry for each address, realm and account.',
  answer: json('The entries, by address.', white.items),
});

export const whitelistGet = white.reads.get('/auth/whitelist/{address}', {
  summary: 'Read the entries of an address',
  request: { params: addressed },
  answer: json('The entries, by realm and account.', white.items),
});

export const whitelistAdd = white.writes.post('/auth/whitelist/add', {
  summary: 'Add an entry',
  description: 'Creates it, or replaces the one with the same address, realm and account.',
  request: { body: body(whitelistItemSchema) },
  answer: json('The entry.', whitelistItemSchema),
});

export const whitelistRemove = white.writes.delete('/auth/whitelist/{address}', {
  summary: 'Delete every entry of an address',
  request: { params: addressed },
  answer: json('The entries that are gone.', white.items),
});

export const whitelistUnitRemove = white.writes.delete('/auth/whitelist/authunit/{address}/{realm}', {
  summary: 'Delete one entry of an address',
  request: {
    params: z.object({ address: z.string(), realm: z.string() }),
    query: z.object({ affiliation: z.string().openapi({ description: 'An account number.' }) }),
  },
  answer: json('The entry that is gone.', whitelistItemSchema),
});

export const whitelistUpdateNote = white.writes.put('/auth/whitelist/note', {
  summary: 'Write the note of an address',
  description: 'To every entry of the address.',
  request: {
    body: body(z.object({ address: z.string(), whiteListNote: z.string() }).openapi('WhitelistNote')),
  },
  answer: json('The entries of the address.', white.items),
});

const cacheSchema = z
  .object({
    objectType: z.enum(['WHITELIST', 'BLACKLIST', 'PART']),
    cacheUpdateOperationType: z.enum(['RESET']),
  })
  .openapi('CacheUpdate');

export const cacheUpdate = serviceGoverned('Cache').post('/cache/update', {
  summary: 'Have the CMS read a list again',
  description: 'A list that was written is obeyed once its cache has been reset.',
  request: { body: body(cacheSchema) },
  answer: json('The cache that was reset.', cacheSchema),
});
