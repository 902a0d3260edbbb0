import * as z from 'zod/mini';

/** Whether a text, blanks around it aside, has the form of an e-mail address. */
export const isEmailAddress = (text: string): boolean => z.regexes.email.test(text.trim());

/** Whether two addresses are the same mailbox; case and surrounding blanks do not tell them apart. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
