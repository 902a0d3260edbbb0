import { z } from '@hono/zod-openapi';
import { jsonContent, dataAreaSchema } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { compareAlphabetically } from '../../../src/domain/words/lists.ts';
import { canSeeAccount, type Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import { assertFound, createNotFoundError } from '../httpErrors.ts';

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

const reads = createObjectOperations('Accounts', 'ACCOUNT', 'READ');

const accountGroupSchema = z
  .object({ accountGroup: z.string(), accounts: z.array(accountSchema) })
  .openapi('AccountGroup');
export type AccountGroup = z.infer<typeof accountGroupSchema>;

const accountOperations = {
  accountGetAll: reads.get('/accounts/all', 'List the accounts', {
    description: 'Every account you may see, sorted by name. Staff see all, customers their own.',
    answer: jsonContent('The accounts.', z.array(accountSchema)),
  }),
  accountGet: reads.get('/accounts/{accountNumber}', 'Read an account', {
    answer: jsonContent('The account.', accountSchema),
  }),
  distributorGetAll: reads.get('/distributors/all', 'List the distributors', {
    answer: jsonContent('The distributors.', z.array(distributorSchema)),
  }),
  accountGroupGetAll: reads.get('/accountGroups/all', 'List the account groups', {
    description: 'Every group with those of its accounts you may see, sorted by name.',
    answer: jsonContent('The groups.', z.array(accountGroupSchema)),
  }),
  accountGroupGet: reads.get('/accountGroups/{accountGroup}', 'Read an account group', {
    answer: jsonContent('The group.', accountGroupSchema),
  }),
};

function accountRoutes(cms: CmsContext): OperationHandlers<typeof accountOperations> {
  const accountsFor = (caller: Caller): Account[] =>
    cms.accounts
      .all()
      .filter(({ accountNumber }) => canSeeAccount(caller, accountNumber))
      .toSorted((one, other) => compareAlphabetically(one.accountName, other.accountName));
  const groupsFor = (caller: Caller): AccountGroup[] =>
    [...Map.groupBy(accountsFor(caller), ({ accountGroup }) => accountGroup)]
      .filter(([accountGroup]) => accountGroup !== '')
      .map(([accountGroup, accounts]) => ({ accountGroup, accounts }))
      .toSorted((one, other) => compareAlphabetically(one.accountGroup, other.accountGroup));
  return {
    accountGetAll: ({ caller }) => accountsFor(caller),
    accountGet: ({ caller, param: { accountNumber } }) => {
      const found = cms.accounts.get(accountNumber);
      if (!found || !canSeeAccount(caller, accountNumber))
        throw createNotFoundError('account', accountNumber);
      return found;
    },
    distributorGetAll: () => cms.distributors.all(),
    accountGroupGetAll: ({ caller }) => groupsFor(caller),
    accountGroupGet: ({ caller, param }) => {
      const wanted = param.accountGroup;
      return assertFound(
        groupsFor(caller).find(({ accountGroup }) => accountGroup === wanted),
        'account group',
        wanted,
      );
    },
  };
}

export const accountModule = createApiModule(accountOperations, accountRoutes);
