import * as z from 'zod/mini';
import { formSchema } from '../words/formSchema.ts';

/** Whether a text is a serial number: seven digits, the first of them 0 or 1. */
export const isSerialNumber = (text: string): boolean => /^[01]\d{6}$/.test(text);

function serialNumberError(serialNumber: string): string | undefined {
  if (serialNumber === '') return 'Serial number required';
  return isSerialNumber(serialNumber) ? undefined : 'A valid serial number is required';
}

function repeatError(serialNumber: string, repeat: string): string | undefined {
  if (repeat === '') return 'Serial number required';
  return repeat === serialNumber ? undefined : "Serial numbers don't match";
}

/** The form that registers a product. An empty account number means that it belongs to no account. */
export const createProductForm = formSchema(
  { serialNumber: z.string(), serialNumberRepeat: z.string(), accountNumber: z.string() },
  {
    serialNumber: ({ serialNumber }) => serialNumberError(serialNumber),
    serialNumberRepeat: ({ serialNumber, serialNumberRepeat }) =>
      repeatError(serialNumber, serialNumberRepeat),
  },
);
export type CreateProductForm = z.infer<typeof createProductForm>;
