import * as z from 'zod/mini';
import { defaultAccountNumber } from '../account/accounts.ts';
import { createFormSchema } from '../words/createFormSchema.ts';

export const accountChangeFormSchema = createFormSchema(
  { accountNumber: z.string() },
  { accountNumber: ({ accountNumber }) => (accountNumber === '' ? 'An account is required' : undefined) },
);

export function validateAccountChange({
  current,
  chosen,
}: {
  readonly current: string;
  readonly chosen: string;
}): string | undefined {
  if (chosen === '') return 'An account is required';
  if (chosen === defaultAccountNumber) return 'Choose an account other than “No customer”';
  return chosen === current ? 'This is already the account' : undefined;
}

/** Why the chosen account cannot be saved yet; during a search the choice may still change. */
export const validateAccountChoice = ({
  searching,
  ...change
}: Parameters<typeof validateAccountChange>[0] & { readonly searching: boolean }): string | undefined =>
  searching ? 'Wait for the search to end' : validateAccountChange(change);
