import * as z from 'zod/mini';
import { defaultAccountNumber } from '../account/accounts.ts';
import { formSchema } from '../words/formSchema.ts';

/** Giving a configuration to another account. */
export const accountChangeForm = formSchema(
  { accountNumber: z.string() },
  { accountNumber: ({ accountNumber }) => (accountNumber === '' ? 'An account is required' : undefined) },
);

/** The reason against giving an account to a configuration now; undefined without one. */
export function accountChangeRefusal(change: {
  readonly current: string;
  readonly chosen: string;
  readonly searching: boolean;
}): string | undefined {
  const { current, chosen, searching } = change;
  if (searching) return 'Wait for the search to end';
  if (chosen === '') return 'An account is required';
  if (chosen === defaultAccountNumber) return 'Choose an account other than “No customer”';
  return chosen === current ? 'This is already the account' : undefined;
}
