import { z } from '@hono/zod-openapi';

/** Body of a refusal: a code for programs, and two sentences for people. */
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

export const content = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A file as the answer. Content-Disposition names it, ETag is the SHA-256 of its bytes. */
export const file = {
  description: 'The file.',
  content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } },
};

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true,
});

/** A multipart request body with the file in the field `file`. It is read as a stream, so no schema parses it. */
export const fileUpload = {
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
