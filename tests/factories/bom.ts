import type { Bom } from '../../src/domain/bom/bom.ts';

/**
 * Parses a bill of materials: "A>B:2" means two B in one A; ">A:1" is A on its own. `products` may add
 * descriptions: "A=A crane"; by default the first row is the top.
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
