import type { Context } from 'hono';
import * as z from 'zod';
import { formatCommitDate } from '../../src/domain/words/dates.ts';
import { quoteSortFields, type QuoteSortField } from '../store/quoteTable.ts';
import { createBadRequestError } from './cpqContext.ts';

export async function parseBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const text = await context.req.text();
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw createBadRequestError(
    ...parsed.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  );
}

function jsonOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw createBadRequestError('This is not JSON.');
  }
}

/** A whole number from the path; throws 404 for anything else. */
export function parseIdParam(context: Context, name: string): number {
  const text = context.req.param(name) ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : -1;
}

export const credentialsSchema = z.object({ email: z.string().trim().min(1), password: z.string() });

const order = z.string().transform((field, context): QuoteSortField => {
  const known = quoteSortFields.find((each) => each === field);
  if (!known) context.addIssue({ code: 'custom', message: `Quotes cannot be sorted by ${field}` });
  return known ?? 'modifiedDate';
});

export const userSearchSchema = z.looseObject({ take: z.int().min(1).max(10_000) });
export const quoteSearchSchema = z.looseObject({
  take: z.int().min(1).max(10_000),
  sort: z
    .array(z.object({ field: order, descending: z.boolean() }))
    .max(1)
    .optional(),
});

const name = z.string().trim().min(1, 'A name is required');
const named = z.union([
  z.string(),
  z.looseObject({ id: z.number().nullish(), name: z.string().nullish(), number: z.string().nullish() }),
]);

const message = z.looseObject({ severity: z.enum(['ERROR', 'WARNING']), text: z.string() });
const configurator = z.looseObject({
  name: z.string().nullish(),
  fields: z
    .union([z.array(z.looseObject({ name: z.string().nullish() })), z.record(z.string(), z.unknown())])
    .nullish(),
  get configurators() {
    return z.array(configurator).nullish();
  },
  validationMessages: z.array(message).nullish(),
});

const commit = z.looseObject({
  authorName: z.string().min(1),
  authorEmail: z.email(),
  date: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d@\d\d:\d\d:\d\d$/,
      `A commit has a date such as ${formatCommitDate(new Date(0))}`,
    ),
});

const productFields = {
  idProduct: z.int(),
  isConfigured: z.boolean(),
  qty: z.int().min(1),
  configuredProduct: configurator.nullish(),
  commits: z.array(commit).nullish(),
};
export const newProductSchema = z.looseObject(productFields);
export type NewProduct = z.infer<typeof newProductSchema>;
export const productSchema = z.looseObject({
  ...productFields,
  id: z.int(),
  extNetPrice: z.number().nullable(),
});
export type ProductInput = z.infer<typeof productSchema>;

export const newQuoteSchema = z.looseObject({
  id: z.undefined('A new quote has no id').optional(),
  name,
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency has three capital letters'),
  customer: named,
  products: z.array(z.unknown()).max(0, 'Products are added once the quote is there'),
  headerValues: configurator.optional(),
});

export const quoteSchema = z.looseObject({
  id: z.int(),
  idWorkflow: z.number().nullish(),
  name,
  description: z.string().nullish(),
  customer: named.nullish(),
  currency: z.string().nullish(),
  assigneeId: z.int().nullish(),
  modifiedDate: z.string(),
  products: z.array(z.looseObject({ id: z.int() })),
  headerValues: configurator.nullish(),
});
export type QuoteInput = z.infer<typeof quoteSchema>;

export const outputsRequestSchema = quoteSchema.extend({
  reason: z.string().trim().min(1, 'A reason is required'),
});
export const cloneRequestSchema = z.object({ accountNumber: z.string().trim().min(1) });
