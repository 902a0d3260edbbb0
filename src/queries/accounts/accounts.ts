import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { configurationPageSize } from '~/domain/configuration/filter.ts';
import { query } from '~/queries/query.ts';

export type AccountGroup = Result<'accountGroupGetAll'>[number];

/** Every account, test accounts included; the pickers leave those out. */
export const accounts = () => query('accountGetAll', {});

/** One account by its number, test accounts included; null where there is none. */
export const account = (accountNumber: string) => query('accountGet', { path: { accountNumber } });

/** Every group with those of its accounts that the person may see. */
export const accountGroups = () => query('accountGroupGetAll', {});

export const distributors = () => query('distributorGetAll', {});

/** Number of the configurations of an account. */
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

/** Grants at an account, as far as the person may know of them. */
export const grantsAt = (affiliation: string) => query('affiliationFilter', { body: { affiliation } });

/** Requests for access at an account, as far as the person may know of them. */
export const requestsAt = (affiliation: string) => query('ticketFilter', { body: { affiliation } });
