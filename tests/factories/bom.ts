import type { Bom } from '../../src/domain/bom/bom.ts';

/**
 * The bill of materials of a text, for tests: "A>B:2" is two B in one A; ">A:1" is A on its own. The products may be
 * described: "A=A crane"; without any, the first row is at the top.
 */
export const buildBom = (text: string, ...products: readonly (string | undefined)[]): Bom => ({
  customerId: '',
  configurations: products
    .filter((product) => product !== undefined)
    .map((product) => {
      const [productNumber = '', variantDescription = ''] = product.split('=');
      return { configurationName: 'OU1234', productNumber, variantDescription };
    }),
  rows: text
    .split(' ')
    .filter(Boolean)
    .map((row) => {
      const [parentItem = '', item = '', quantity] = row.split(/[>:]/);
      return { item, parentItem, quantity: Number(quantity ?? 1) };
    }),
});
