import type { StateOf } from '../words/stateLooks.ts';

export type ProductState = StateOf<'product'>;

/** The states of a product, in the order of its life. */
export const productStates = [
  'IN_PRODUCTION',
  'PRODUCED',
  'ACTIVE',
  'SPARE',
  'LOCKED',
  'RETIRED',
] as const satisfies readonly ProductState[];
