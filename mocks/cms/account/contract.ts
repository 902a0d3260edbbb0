import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '../answers.ts';
import { dataAreaSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

export const accountSchema = z
  .object({
    accountNumber: z.string().openapi({ example: '3005019' }),
    accountName: z.string(),
    accountGroup: z.string().openapi({ description: 'Empty where the account belongs to no group.' }),
    belongsTo: z.string().openapi({ description: 'The subsidiary or distributor that serves the account.' }),
    erpID: z.string().openapi({ description: 'The number of the account in the ERP system.' }),
    accountState: z.enum(['PROSPECT', 'CUSTOMER', 'RETIRED']),
    dataArea: dataAreaSchema,
    isTest: z.boolean(),
  })
  .openapi('Account');
export type Account = z.infer<typeof accountSchema>;

const distributorSchema = z
  .object({
    distributorId: z.string(),
    distributorName: z.string(),
    dataArea: dataAreaSchema,
  })
  .openapi('Distributor');
export type Distributor = z.infer<typeof distributorSchema>;

const reads = objectGoverned('Accounts', 'ACCOUNT', 'READ');

export const accountGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/accounts/all',
  operationId: 'accountGetAll',
  summary: 'List the accounts',
  description: 'Every account you may see, sorted by name. Staff see all, customers their own.',
  responses: { 200: json('The accounts.', z.array(accountSchema)), ...refusals },
});

export const accountGet = createRoute({
  ...reads,
  method: 'get',
  path: '/accounts/{accountNumber}',
  operationId: 'accountGet',
  summary: 'Read an account',
  request: { params: z.object({ accountNumber: z.string() }) },
  responses: { 200: json('The account.', accountSchema), ...refusals },
});

export const distributorGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/distributors/all',
  operationId: 'distributorGetAll',
  summary: 'List the distributors',
  responses: { 200: json('The distributors.', z.array(distributorSchema)), ...refusals },
});

const accountGroupSchema = z
  .object({ accountGroup: z.string(), accounts: z.array(accountSchema) })
  .openapi('AccountGroup');
export type AccountGroup = z.infer<typeof accountGroupSchema>;

export const accountGroupGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/accountGroups/all',
  operationId: 'accountGroupGetAll',
  summary: 'List the account groups',
  description: 'Every group with those of its accounts you may see, sorted by name.',
  responses: { 200: json('The groups.', z.array(accountGroupSchema)), ...refusals },
});

export const accountGroupGet = createRoute({
  ...reads,
  method: 'get',
  path: '/accountGroups/{accountGroup}',
  operationId: 'accountGroupGet',
  summary: 'Read an account group',
  request: { params: z.object({ accountGroup: z.string() }) },
  responses: { 200: json('The group.', accountGroupSchema), ...refusals },
});
