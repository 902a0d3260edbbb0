import type { QueryClient } from '@tanstack/react-query';
import { createProductConfigurationTexts } from '~/domain/words/texts/createProduct.ts';
import { notice, productCreatedNotice } from '~/domain/notice/notices.ts';
import type { Result } from '~/api/operations.ts';
import { mutation } from '~/queries/mutation.ts';
import { query } from '~/queries/query.ts';
import { configurationReads } from '~/queries/configurations/workflow.ts';

export type ProductRow = Result<'productFilter'>[number];

/** One page of the products made after a configuration, newest first. */
export const productsOf = (configurationId: string, page: { offset: number; limit: number }) =>
  query('productFilter', { query: page, body: { configurationId } });

export const productCountOf = (configurationId: string) =>
  query('productFilterCount', { body: { configurationId } });

/** The products of the person's own accounts, which is how customers list theirs. */
export const myProducts = () => query('productGetMine', {});

export const createProduct = (serialNumber: string) =>
  mutation('productCreate', {
    done: productCreatedNotice(serialNumber),
    refreshes: ['productFilter', 'productFilterCount', 'productGetMine'],
  });

export const createProductConfiguration = (id: string) =>
  mutation('productConfigurationCreate', {
    done: notice('SUCCESS', { title: createProductConfigurationTexts.done(id) }),
    refreshes: configurationReads,
  });

/**
 * The configuration that the product of a serial number was made after; undefined where there is no such product for
 * the person. Those who may not look through all products (`asksAll`) look through their own.
 */
export async function configurationOfProduct(
  client: QueryClient,
  serialNumber: string,
  { asksAll }: { readonly asksAll: boolean },
): Promise<string | undefined> {
  const found: readonly Pick<ProductRow, 'serialNumber' | 'configurationId'>[] = asksAll
    ? await client.fetchQuery(
        query('productFilter', { query: { offset: 0, limit: 10 }, body: { serialNumber } }),
      )
    : await client.fetchQuery(myProducts());
  return found.find((product) => product.serialNumber === serialNumber)?.configurationId;
}
