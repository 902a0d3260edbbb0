import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { configurationPageSize } from '~/domain/configuration/filter.ts';
import { query } from '~/queries/query.ts';

export type AccountGroup = Result<'accountGroupGetAll'>[number];

/** Every account, test accounts included; the pickers leave those out. */
export const accounts = () => query('accountGetAll', {});

export const account = (accountNumber: string) => query('accountGet', { path: { accountNumber } });

export const accountGroups = () => query('accountGroupGetAll', {});

export const distributors = () => query('distributorGetAll', {});

export const configurationCountAt = (accountNumber: string) =>
  query('configurationFilterCount', {
    query: { offset: 0, limit: configurationPageSize },
    body: { accountNumbers: [accountNumber] },
  });

/** Number of products that are read to find those of an account: no filter of the back end knows of accounts. */
const readProducts = 1000;

/** Number of the products of an account among the newest ones, and whether those are all there are. */
export const productsAt = (accountNumber: string) =>
  queryOptions({
    ...query('productFilter', { query: { offset: 0, limit: readProducts }, body: {} }),
    select: (products) => ({
      count: products.filter(({ account: owner }) => owner?.accountNumber === accountNumber).length,
      read: products.length,
      isAll: products.length < readProducts,
    }),
  });

export const grantsAt = (affiliation: string) => query('affiliationFilter', { body: { affiliation } });

export const requestsAt = (affiliation: string) => query('ticketFilter', { body: { affiliation } });
