import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';
import { findSerialNumber, toSerialNumber } from './serialNumber.ts';
import { hasPendingOrder } from './state.ts';

function serialNumberError(serialNumber: string): string | undefined {
  if (serialNumber === '') return 'Serial number required';
  return findSerialNumber(serialNumber) ? undefined : 'A valid serial number is required';
}

function repeatError(serialNumber: string, repeat: string): string | undefined {
  if (repeat === '') return 'Serial number required';
  return toSerialNumber(repeat) === toSerialNumber(serialNumber) ? undefined : "Serial numbers don't match";
}

export const productFormSchema = createFormSchema(
  { serialNumber: z.string(), serialNumberRepeat: z.string(), accountNumber: z.string() },
  {
    serialNumber: ({ serialNumber }) => serialNumberError(serialNumber),
    serialNumberRepeat: ({ serialNumber, serialNumberRepeat }) =>
      repeatError(serialNumber, serialNumberRepeat),
  },
);
export type ProductFormValues = z.infer<typeof productFormSchema>;

type Decided = {
  readonly configurationId: string;
  readonly revision: string;
  readonly productState: string;
  readonly account: { readonly accountNumber: string } | null;
  readonly serviceOrders: readonly { readonly serviceOrderState: string }[];
};

export const isProductChanged = (seen: Decided, now: Decided): boolean =>
  seen.configurationId !== now.configurationId ||
  seen.revision !== now.revision ||
  seen.productState !== now.productState ||
  seen.account?.accountNumber !== now.account?.accountNumber ||
  hasPendingOrder(seen.serviceOrders) !== hasPendingOrder(now.serviceOrders);
