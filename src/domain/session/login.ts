import * as z from 'zod/mini';
import { isEmailAddress } from '../words/emailAddress.ts';
import { createFormSchema } from '../words/createFormSchema.ts';

function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'Please fill in your email';
  return isEmailAddress(email) ? undefined : 'Incorrect email format';
}

function passwordError(password: string): string | undefined {
  if (password === '') return 'Please fill in your password';
  return password.length < 6 ? 'The password cannot contain less than 6 characters' : undefined;
}

export const loginFormSchema = createFormSchema(
  { email: z.string(), password: z.string() },
  { email: ({ email }) => emailError(email), password: ({ password }) => passwordError(password) },
);
export type LoginFormValues = z.infer<typeof loginFormSchema>;

export const loginRefusedNotice = {
  text: 'Please correct the highlighted fields',
  duration: 10_000,
} as const;
