import { createFormSchema } from '../words/createFormSchema.ts';
import * as z from 'zod/mini';

export const modelViews = [
  'PERSPECTIVE',
  'TOP',
  'BOTTOM',
  'LEFT',
  'RIGHT',
  'FRONT',
  'BACK',
  'OVERLAY_TOP',
  'OVERLAY_BACK',
  'OVERLAY_DISPLAY',
] as const;

const quoteNumberError = (text: string): string | undefined => {
  if (text.trim() === '') return 'The number of a quote is required';
  return parseQuoteNumber(text) === undefined ? 'A quote has a whole number above 0' : undefined;
};

/** The number in a typed text, blanks aside; undefined for anything that is no quote number. */
export function parseQuoteNumber(text: string): number | undefined {
  const number = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

export const quoteNumberFormSchema = createFormSchema(
  { quote: z.string() },
  { quote: ({ quote }) => quoteNumberError(quote) },
);

export const wiringFormSchema = createFormSchema(
  { quote: z.string(), accountNumber: z.string() },
  {
    quote: ({ quote }) => quoteNumberError(quote),
    accountNumber: ({ accountNumber }) => (accountNumber === '' ? 'A customer is required' : undefined),
  },
);

export const toPictureId = (typed: string): string => typed.replaceAll(/\s+/g, '').toUpperCase();

export const pictureFormSchema = createFormSchema(
  { productConfigurationId: z.string(), view: z.enum(modelViews) },
  {
    productConfigurationId: ({ productConfigurationId }) =>
      productConfigurationId.trim() === '' ? 'The id of a product configuration is required' : undefined,
  },
);
