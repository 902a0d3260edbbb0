import { z } from '@hono/zod-openapi';
import { json } from '../answers.ts';
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

export const accountGetAll = reads.get('/accounts/all', {
  summary: 'List the accounts',
  description: 'Every account you may see, sorted by name. Staff see all, customers their own.',
  answer: json('The accounts.', z.array(accountSchema)),
});

export const accountGet = reads.get('/accounts/{accountNumber}', {
  summary: 'Read an account',
  request: { params: z.object({ accountNumber: z.string() }) },
  answer: json('The account.', accountSchema),
});

export const distributorGetAll = reads.get('/distributors/all', {
  summary: 'List the distributors',
  answer: json('The distributors.', z.array(distributorSchema)),
});

const accountGroupSchema = z
  .object({ accountGroup: z.string(), accounts: z.array(accountSchema) })
  .openapi('AccountGroup');
export type AccountGroup = z.infer<typeof accountGroupSchema>;

export const accountGroupGetAll = reads.get('/accountGroups/all', {
  summary: 'List the account groups',
  description: 'Every group with those of its accounts you may see, sorted by name.',
  answer: json('The groups.', z.array(accountGroupSchema)),
});

export const accountGroupGet = reads.get('/accountGroups/{accountGroup}', {
  summary: 'Read an account group',
  request: { params: z.object({ accountGroup: z.string() }) },
  answer: json('The group.', accountGroupSchema),
});
