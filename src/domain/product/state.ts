import type { StateName } from '../words/stateAppearances.ts';

export type ProductState = StateName<'product'>;

export const productStates = [
  'IN_PRODUCTION',
  'PRODUCED',
  'ACTIVE',
  'SPARE',
  'LOCKED',
  'RETIRED',
] as const satisfies readonly ProductState[];

export const hasPendingOrder = (orders: readonly { readonly serviceOrderState: string }[]): boolean =>
  orders.some(({ serviceOrderState }) => serviceOrderState === 'PENDING');

export const findPendingOrderId = (
  orders: readonly { readonly id: string; readonly serviceOrderState: string }[],
): string | undefined => orders.find(({ serviceOrderState }) => serviceOrderState === 'PENDING')?.id;
