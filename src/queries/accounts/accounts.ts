import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { configurationPageSize } from '~/domain/configuration/filter.ts';
import { operationQuery } from '~/queries/query.ts';

export type AccountGroup = Result<'accountGroupGetAll'>[number];

/** Every account, test accounts included; the pickers leave those out. */
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

/** Number of products that are read to find those of an account: no filter of the back end knows of accounts. */
const readProducts = 1000;

/** Number of the products of an account among the newest ones, and whether those are all there are. */
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
