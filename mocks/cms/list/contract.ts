import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
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

export const blacklistGetAll = createRoute({
  ...black.reads,
  method: 'get',
  path: '/auth/blacklist/all',
  operationId: 'blacklistGetAll',
  summary: 'List the addresses that are kept out',
  responses: { 200: json('The addresses.', z.array(blacklistItemSchema)), ...refusals },
});

export const blacklistAdd = createRoute({
  ...black.writes,
  method: 'post',
  path: '/auth/blacklist/add/{emailAddress}',
  operationId: 'blacklistAdd',
  summary: 'Keep an address out',
  request: { params: mailed },
  responses: { 200: json('The entry.', blacklistItemSchema), ...refusals },
});

export const blacklistRemove = createRoute({
  ...black.writes,
  method: 'delete',
  path: '/auth/blacklist/{emailAddress}',
  operationId: 'blacklistRemove',
  summary: 'Let an address in again',
  request: { params: mailed },
  responses: { 200: json('The entry that is gone.', blacklistItemSchema), ...refusals },
});

export const whitelistGetAll = createRoute({
  ...white.reads,
  method: 'get',
  path: '/auth/whitelist/all',
  operationId: 'whitelistGetAll',
  summary: 'List the entries of the whitelist',
  description: 'An entry for each address, realm and account.',
  responses: { 200: json('The entries, by address.', white.items), ...refusals },
});

export const whitelistGet = createRoute({
  ...white.reads,
  method: 'get',
  path: '/auth/whitelist/{address}',
  operationId: 'whitelistGet',
  summary: 'Read the entries of an address',
  request: { params: addressed },
  responses: { 200: json('The entries, by realm and account.', white.items), ...refusals },
});

export const whitelistAdd = createRoute({
  ...white.writes,
  method: 'post',
  path: '/auth/whitelist/add',
  operationId: 'whitelistAdd',
  summary: 'Add an entry',
  description: 'Creates it, or replaces the one with the same address, realm and account.',
  request: { body: body(whitelistItemSchema) },
  responses: { 200: json('The entry.', whitelistItemSchema), ...refusals },
});

export const whitelistRemove = createRoute({
  ...white.writes,
  method: 'delete',
  path: '/auth/whitelist/{address}',
  operationId: 'whitelistRemove',
  summary: 'Delete every entry of an address',
  request: { params: addressed },
  responses: { 200: json('The entries that are gone.', white.items), ...refusals },
});

export const whitelistUnitRemove = createRoute({
  ...white.writes,
  method: 'delete',
  path: '/auth/whitelist/authunit/{address}/{realm}',
  operationId: 'whitelistUnitRemove',
  summary: 'Delete one entry of an address',
  request: {
    params: z.object({ address: z.string(), realm: z.string() }),
    query: z.object({ affiliation: z.string().openapi({ description: 'An account number.' }) }),
  },
  responses: { 200: json('The entry that is gone.', whitelistItemSchema), ...refusals },
});

export const whitelistUpdateNote = createRoute({
  ...white.writes,
  method: 'put',
  path: '/auth/whitelist/note',
  operationId: 'whitelistUpdateNote',
  summary: 'Write the note of an address',
  description: 'To every entry of the address.',
  request: {
    body: body(z.object({ address: z.string(), whiteListNote: z.string() }).openapi('WhitelistNote')),
  },
  responses: { 200: json('The entries of the address.', white.items), ...refusals },
});

const cacheSchema = z
  .object({
    objectType: z.enum(['WHITELIST', 'BLACKLIST', 'PART']),
    cacheUpdateOperationType: z.enum(['RESET']),
  })
  .openapi('CacheUpdate');

export const cacheUpdate = createRoute({
  ...serviceGoverned('Cache'),
  method: 'post',
  path: '/cache/update',
  operationId: 'cacheUpdate',
  summary: 'Have the CMS read a list again',
  description: 'A list that was written is obeyed once its cache has been reset.',
  request: { body: body(cacheSchema) },
  responses: { 200: json('The cache that was reset.', cacheSchema), ...refusals },
});
