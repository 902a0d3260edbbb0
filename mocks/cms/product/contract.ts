import { z } from '@hono/zod-openapi';
import { productStates } from '../../../src/domain/product/state.ts';
import { accountSchema } from '../account/contract.ts';
import { body, json } from '../answers.ts';
import { deviceTypeSchema, pageSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

const productStateSchema = z.enum(productStates).openapi('ProductState');

const productEventSchema = z
  .object({
    type: z.string().openapi({ example: 'FIRMWARE_UPDATE' }),
    created: timeSchema,
    note: z.string(),
    log: z.string(),
    err: z.boolean(),
    data: z.object({
      productNumber: z.string().optional(),
      firmwareFileName: z.string().optional(),
      parameterFileName: z.string().optional(),
      parameters: z.array(z.object({ res: z.string() })).optional(),
    }),
  })
  .openapi('ProductEvent');

const rowFields = {
  serialNumber: z.string().openapi({ example: '0123456' }),
  productFamily: productFamilySchema,
  deviceType: deviceTypeSchema,
  configurationId: z.string(),
  productConfigurationId: z.string(),
  revision: z.string(),
  productState: productStateSchema,
  account: accountSchema.nullable(),
  firmwareFile: z.object({ fileName: z.string() }).nullable(),
  serviceOrders: z.array(
    z.object({ id: z.string(), serviceOrderState: z.string(), lastStateChange: timeSchema }),
  ),
  created: timeSchema,
};

const productRowSchema = z.object(rowFields).openapi('ProductRow');
export type ProductRow = z.infer<typeof productRowSchema>;

const productSchema = z
  .object({
    ...rowFields,
    events: z.array(productEventSchema).openapi({ description: 'The newest fifty, newest first.' }),
  })
  .openapi('Product');
export type Product = z.infer<typeof productSchema>;

const productEventRowSchema = z
  .object({
    ...productEventSchema.shape,
    eventId: z.string(),
    type: z.string().openapi({ description: 'AUTHENTICATION where the note speaks of "Auth".' }),
    productEventType: z.string().openapi({ description: 'The type as the product reported it.' }),
    serialNumber: z.string(),
    productFamily: productFamilySchema,
    deviceType: deviceTypeSchema,
    productConfigurationId: z.string(),
  })
  .openapi('ProductEventRow');
export type ProductEventRow = z.infer<typeof productEventRowSchema>;

const productEventFilterSchema = z
  .object({
    configurationId: z.string().optional().openapi({ description: 'The events of all its products.' }),
    serialNumber: z.string().optional().openapi({ description: 'The beginning of a serial number.' }),
    productFamily: productFamilySchema.optional(),
    deviceType: deviceTypeSchema.optional(),
    productEventType: z.string().optional(),
    errorsOnly: z.boolean().default(false).openapi({
      description:
        'Events that are errors by their flag, or by "> null", "> COMMAND ERROR" or "> ERROR:" in the log.',
    }),
  })
  .openapi('ProductEventFilter');
export type ProductEventFilter = z.infer<typeof productEventFilterSchema>;

const productFilterSchema = z
  .object({
    productSorting: z
      .enum(['BY_CREATED_DATE_DESC', 'BY_SERIAL_NUMBER_ASC', 'BY_SERIAL_NUMBER_DESC'])
      .default('BY_CREATED_DATE_DESC'),
    serialNumber: z.string().optional().openapi({ description: 'The beginning of a serial number.' }),
    productConfigurationIds: z.array(z.string()).optional(),
    productState: productStateSchema.optional(),
    configurationId: z.string().optional(),
    productFamily: productFamilySchema.optional(),
    deviceType: deviceTypeSchema.optional(),
  })
  .openapi('ProductFilter');
export type ProductFilter = z.infer<typeof productFilterSchema>;

const reads = objectGoverned('Products', 'PRODUCT', 'READ');
const page = pageSchema(1000, 1000);

export const productCreate = objectGoverned('Products', 'PRODUCT', 'WRITE').post('/products', {
  summary: 'Register a product',
  description: 'Only for a configuration that is ready for production.',
  request: {
    body: body(
      z
        .object({
          configurationId: z.string().optional(),
          productConfigurationId: z.string(),
          serialNumber: z.string().openapi({ description: 'Seven digits, the first 0 or 1.' }),
          accountNumber: z.string().nullable().optional().openapi({ description: 'Null: no account.' }),
        })
        .openapi('NewProduct'),
    ),
  },
  answer: json('The product.', productSchema),
});

export const productGet = reads.get('/products/{serialNumber}/{productFamily}/{deviceType}', {
  summary: 'Read a product',
  request: {
    params: z.object({
      serialNumber: z.string(),
      productFamily: productFamilySchema,
      deviceType: deviceTypeSchema,
    }),
  },
  answer: json('The product.', productSchema),
});

export const productDelete = objectGoverned('Products', 'PRODUCT', 'WRITE').delete(
  '/products/{serialNumber}/{productFamily}/{deviceType}',
  {
    summary: 'Delete a product with its events',
    request: {
      params: z.object({
        serialNumber: z.string(),
        productFamily: productFamilySchema,
        deviceType: deviceTypeSchema,
      }),
    },
    answer: json('The product that is gone.', productRowSchema),
  },
);

export const productGetMine = reads.get('/products/mine', {
  summary: 'List the products of your accounts',
  answer: json('Your products.', z.array(productRowSchema)),
});

export const productFilter = reads.post('/products/filter', {
  summary: 'List products',
  request: { query: page, body: body(productFilterSchema) },
  answer: json('A page of products.', z.array(productRowSchema)),
});

export const productFilterCount = reads.post('/products/filter/count', {
  summary: 'Count products',
  request: { query: page, body: body(productFilterSchema) },
  answer: json('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
});

const eventPage = pageSchema(50, 1000);

export const productEventFilter = reads.post('/products/events/filter', {
  summary: 'List the events of products',
  request: { query: eventPage, body: body(productEventFilterSchema) },
  answer: json('A page of events, newest first.', z.array(productEventRowSchema)),
});

export const productEventFilterCount = reads.post('/products/events/filter/count', {
  summary: 'Count the events of products',
  request: { query: eventPage, body: body(productEventFilterSchema) },
  answer: json('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
});
