import { z } from '@hono/zod-openapi';
import { productStates } from '../../../src/domain/product/state.ts';
import { accountSchema } from '../account/routes.ts';
import {
  jsonContent,
  deviceTypeSchema,
  createPageSchema,
  productFamilySchema,
  timeSchema,
} from '../fields.ts';
import { createObjectOperations } from '../apiModule.ts';

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
export type ProductEvent = z.infer<typeof productEventSchema>;

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

const reads = createObjectOperations('Products', 'PRODUCT', 'READ');
const page = createPageSchema(1000, 1000);

const eventPage = createPageSchema(50, 1000);

export const productOperations = {
  productCreate: createObjectOperations('Products', 'PRODUCT', 'WRITE').post(
    '/products',
    'Register a product',
    {
      description: 'Only for a configuration that is ready for production.',
      json: z
        .object({
          configurationId: z.string().optional(),
          productConfigurationId: z.string(),
          serialNumber: z.string().openapi({ description: 'Seven digits, the first 0 or 1.' }),
          accountNumber: z.string().nullable().optional().openapi({ description: 'Null: no account.' }),
        })
        .openapi('NewProduct'),
      answer: jsonContent('The product.', productSchema),
    },
  ),
  productGet: reads.get('/products/{serialNumber}/{productFamily}/{deviceType}', 'Read a product', {
    params: { productFamily: productFamilySchema, deviceType: deviceTypeSchema },
    answer: jsonContent('The product.', productSchema),
  }),
  productDelete: createObjectOperations('Products', 'PRODUCT', 'WRITE').delete(
    '/products/{serialNumber}/{productFamily}/{deviceType}',
    'Delete a product with its events',
    {
      params: { productFamily: productFamilySchema, deviceType: deviceTypeSchema },
      answer: jsonContent('The product that is gone.', productRowSchema),
    },
  ),
  productGetMine: reads.get('/products/mine', 'List the products of your accounts', {
    answer: jsonContent('Your products.', z.array(productRowSchema)),
  }),
  productFilter: reads.post('/products/filter', 'List products', {
    query: page,
    json: productFilterSchema,
    answer: jsonContent('A page of products.', z.array(productRowSchema)),
  }),
  productFilterCount: reads.post('/products/filter/count', 'Count products', {
    query: page,
    json: productFilterSchema,
    answer: jsonContent('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
  }),
  productEventFilter: reads.post('/products/events/filter', 'List the events of products', {
    query: eventPage,
    json: productEventFilterSchema,
    answer: jsonContent('A page of events, newest first.', z.array(productEventRowSchema)),
  }),
  productEventFilterCount: reads.post('/products/events/filter/count', 'Count the events of products', {
    query: eventPage,
    json: productEventFilterSchema,
    answer: jsonContent('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
  }),
};
