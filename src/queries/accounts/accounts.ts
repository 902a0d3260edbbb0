import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { configurationPageSize } from '~/domain/configuration/filter.ts';
import { operationQuery } from '~/queries/query.ts';

export type AccountGroup = Result<'accountGroupGetAll'>[number];

/** All accounts, test accounts included; the pickers leave those out. */
export const accountsQuery = () => operationQuery('accountGetAll', {});

export const accountQuery = (accountNumber: string) =>
  operationQuery('accountGet', { path: { accountNumber } });

export const accountGroupsQuery = () => operationQuery('accountGroupGetAll', {});

export const distributorsQuery = () => operationQuery('distributorGetAll', {});

export const accountConfigurationCountQuery = (accountNumber: string) =>
  operationQuery('configurationFilterCount', {
    query: { offset: 0, limit: configurationPageSize },
    body: { accountNumbers: [accountNumber] },
  });

/** Number of products searched for those of an account: the back end has no filter by account. */
const readProducts = 1000;

/** Number of the account's products among the newest ones, and whether the search covered all products. */
export const accountProductCountQuery = (accountNumber: string) =>
  queryOptions({
    ...operationQuery('productFilter', { query: { offset: 0, limit: readProducts }, body: {} }),
    select: (products) => ({
      count: products.filter(({ account: owner }) => owner?.accountNumber === accountNumber).length,
      read: products.length,
      isAll: products.length < readProducts,
    }),
  });

export const accountGrantsQuery = (affiliation: string) =>
  operationQuery('affiliationFilter', { body: { affiliation } });

export const accountRequestsQuery = (affiliation: string) =>
  operationQuery('ticketFilter', { body: { affiliation } });
