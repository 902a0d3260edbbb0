import { z } from '@hono/zod-openapi';
import { subsidiaries } from '../../src/domain/account/subsidiaries.ts';
import { configurationStates } from '../../src/domain/configuration/state.ts';
import { documentTypes } from '../../src/domain/file/documentType.ts';
import { deviceTypes, productFamilies } from '../../src/domain/product/families.ts';
import { roles } from '../../src/domain/access/roles.ts';

export const productFamilySchema = z.enum(productFamilies).openapi('ProductFamily');

export const deviceTypeSchema = z
  .enum(deviceTypes)
  .openapi('DeviceType', { description: 'CU is a receiver, PCU a transmitter.' });

export const configurationStateSchema = z.enum(configurationStates).openapi('ConfigurationState');

export const roleSchema = z.enum(roles).openapi('Role');

export const documentTypeSchema = z.enum(documentTypes).openapi('DocumentType');

export const dataAreaSchema = z.enum(subsidiaries).exclude(['ALL']).openapi('DataArea', {
  description: 'A subsidiary: Sweden, USA, Canada, Germany, Poland, Italy, Denmark.',
});

/** A realm by its name in DTOs, where the staff realm is named after the product code. */
export const realmSchema = z.string().openapi({
  description: 'NONE, CUSTOMER, CUST_GROUP, OWNER, PRODUCT, APP, or the product code for the staff realm.',
  example: 'CUSTOMER',
});

export const timeSchema = z.iso.datetime().openapi({ example: '2026-11-20T12:00:00.000Z' });

/** Query parameters of a page of a list: `limit` is the default size, `most` the largest. */
export const createPageSchema = (limit: number, most: number) =>
  z.object({
    offset: createIntegerSchema(0, Number.MAX_SAFE_INTEGER)
      .default(0)
      .openapi({ description: 'How many to skip.' }),
    limit: createIntegerSchema(1, most)
      .default(limit)
      .openapi({ description: 'How many to answer at most.' }),
  });

export const createIntegerSchema = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'This must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(least).max(most))
    .openapi({ type: 'integer', minimum: least });

export const createBooleanSchema = () =>
  z.stringbool({ truthy: ['true'], falsy: ['false'] }).openapi({ type: 'boolean' });

export const apiErrorSchema = z
  .object({
    errorCode: z.string().openapi({ example: 'API_RESOURCE_CONFLICT' }),
    humanReadableError: z.string().openapi({ example: 'This serial number is taken.' }),
    humanReadableSuggestion: z.string().openapi({ example: 'Choose another serial number.' }),
  })
  .openapi('ApiError');

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: apiErrorSchema } },
});

export const refusals = {
  400: refusal('The request does not fit this description, or breaks a rule of its fields.'),
  401: refusal('There is no valid Bearer token.'),
  403: refusal('Your roles do not include this.'),
  404: refusal('There is no such thing, or you may not see it.'),
  409: refusal('Its present state, or something that exists already, does not allow this.'),
};

export const jsonContent = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A file response: Content-Disposition has the file name, ETag the SHA-256 of the bytes. */
export const fileResponse = {
  description: 'The file.',
  content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } },
};

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true,
});

/** A multipart body with the file in the field `file`. It is streamed, so no schema parses it. */
export const fileUploadBody = {
  description: 'The file in the multipart field `file`.',
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
  required: true,
};
