import type { QueryClient } from '@tanstack/react-query';
import { findUnknownPathSegments, type ProductKey } from '~/domain/product/productPath.ts';
import { productPageSize, type ProductFilterBody } from '~/domain/product/listFilter.ts';
import { productPageTexts } from '~/domain/words/texts/products.ts';
import { createProductCreatedNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { ApiError, isNetworkError, isTimeoutError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { paths } from '~/paths.ts';
import { operationQuery } from '~/queries/query.ts';

export type ProductRow = Result<'productFilter'>[number];

const productReads = ['productFilter', 'productFilterCount', 'productGetMine', 'productGet'] as const;

type Page = { readonly offset: number; readonly limit: number };

export const productPageQuery = (body: ProductFilterBody, page: Page) =>
  operationQuery('productFilter', { query: page, body });

export const productCountQuery = (body: ProductFilterBody) =>
  operationQuery('productFilterCount', { query: { offset: 0, limit: productPageSize }, body });

export const configurationProductsQuery = (configurationId: string, page: Page) =>
  productPageQuery({ productSorting: 'BY_CREATED_DATE_DESC', configurationId }, page);

export const configurationProductCountQuery = (configurationId: string) =>
  productCountQuery({ productSorting: 'BY_CREATED_DATE_DESC', configurationId });

/** Products of the user's own accounts, the list that customers see. */
export const myProductsQuery = () => operationQuery('productGetMine', {});

export type Product = Result<'productGet'>;

/**
 * Null where the user may not see it, or there is none: the CMS may refuse families and device types unknown
 * to Portal.
 */
export const productQuery = ({ serialNumber, productFamily, deviceType }: ProductKey) =>
  operationQuery(
    'productGet',
    { path: { serialNumber, productFamily, deviceType } },
    findUnknownPathSegments({ productFamily, deviceType }).length > 0 ? [400, 422] : [],
  );

export type NewProduct = OperationArgs<'productCreate'>['body'];

async function isRegistered({ serialNumber, ...wanted }: NewProduct): Promise<boolean> {
  const body = { productSorting: 'BY_CREATED_DATE_DESC', serialNumber } as const;
  const found = await call('productFilter', { query: { offset: 0, limit: 10 }, body });
  return found.some(
    ({ serialNumber: serial, productConfigurationId, account }) =>
      serial === serialNumber &&
      productConfigurationId === wanted.productConfigurationId &&
      (account?.accountNumber ?? null) === wanted.accountNumber,
  );
}

/**
 * Registrations whose response was lost, shared by all forms.
 * @session ends with it: each client has its own
 */
const lostRegistrations = new WeakMap<QueryClient, Set<string>>();

/**
 * Registers a product, with any number of retries. After a lost response, a conflict with the very same
 * product counts as success.
 */
export function createProductRegistrar(client: QueryClient): (wanted: NewProduct) => Promise<unknown> {
  const lost = lostRegistrations.get(client) ?? new Set<string>();
  lostRegistrations.set(client, lost);
  const register = async (wanted: NewProduct): Promise<void> => {
    const text = JSON.stringify(wanted);
    try {
      await call('productCreate', { body: wanted });
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      if (isTaken && lost.has(text) && (await isRegistered(wanted))) return;
      if (isNetworkError(error) || isTimeoutError(error)) lost.add(text);
      throw error;
    }
  };
  return (wanted) => {
    const done = createProductCreatedNotice(
      wanted.serialNumber,
      paths.products({ search: wanted.serialNumber }),
    );
    return executeMutation(client, customMutation(register, { done, refreshes: productReads }), wanted);
  };
}

export const deleteProductMutation = (serialNumber: string) =>
  operationMutation('productDelete', {
    done: createSuccessNotice(productPageTexts.deleted(serialNumber)),
    // The deleted product itself is not refetched.
    refreshes: ['productFilter', 'productFilterCount', 'productGetMine'],
  });

/**
 * A transmitter and a receiver may share a serial number; empty where the user may see none. Users who may
 * not list all products search their own.
 */
export async function fetchProductsBySerial(
  client: QueryClient,
  serialNumber: string,
  listing: 'FILTERED' | 'OWN',
): Promise<readonly ProductRow[]> {
  const found =
    listing === 'FILTERED'
      ? await client.fetchQuery(
          productPageQuery(
            { productSorting: 'BY_CREATED_DATE_DESC', serialNumber },
            { offset: 0, limit: 10 },
          ),
        )
      : await client.fetchQuery(myProductsQuery());
  return found.filter((each) => each.serialNumber === serialNumber);
}
