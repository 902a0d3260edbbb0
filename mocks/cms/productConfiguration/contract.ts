import { z } from '@hono/zod-openapi';
import { allReceiverModels, transmitterModels } from '../../../src/domain/product/families.ts';
import { content } from '../answers.ts';
import { artefactSchema } from '../artefact/contract.ts';
import { attachmentSchema } from '../attachment/contract.ts';
import { deviceTypeSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

const transmitterModelSchema = z.enum(transmitterModels).openapi('TransmitterModel');

const receiverModelSchema = z.enum(allReceiverModels).openapi('ReceiverModel');

const fields = {
  productConfigurationId: z.string().openapi({ example: 'P00003-OU1234' }),
  productConfigurationDescription: z.string(),
  userDefinedName: z.string(),
  configurationId: z.string(),
  revisionId: z.string(),
  deviceType: deviceTypeSchema,
  partNumber: z.string().nullable(),
  name: z.string(),
  transmitterModel: transmitterModelSchema.nullable(),
  receiverModel: receiverModelSchema.nullable(),
};

export const productConfigurationSchema = z
  .object({
    ...fields,
    productFamily: productFamilySchema,
    artefacts: z.array(artefactSchema),
    attachments: z.array(attachmentSchema),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('ProductConfiguration');
export type ProductConfiguration = z.infer<typeof productConfigurationSchema>;

export const productConfigurationRowSchema = z
  .object({
    productConfigurationId: fields.productConfigurationId,
    deviceType: fields.deviceType,
    transmitterModel: fields.transmitterModel,
  })
  .openapi('ProductConfigurationRow');

const newProductConfigurationSchema = z
  .object({
    ...fields,
    userDefinedName: z.string().default(''),
    name: z.string().default(''),
    partNumber: z.string().nullable().optional(),
    transmitterModel: transmitterModelSchema.nullable().optional(),
    receiverModel: receiverModelSchema.nullable().optional(),
  })
  .openapi('NewProductConfiguration');
export type NewProductConfiguration = z.infer<typeof newProductConfigurationSchema>;

const reads = objectGoverned('Product configurations', 'PRODUCT_CONFIGURATION', 'READ');
const writes = objectGoverned('Product configurations', 'PRODUCT_CONFIGURATION', 'WRITE');

export const productConfigurationOperations = {
  productConfigurationCreate: writes.post('/productConfigurations', 'Create a product configuration', {
    description:
      'One transmitter or receiver of a configuration. A classic configuration needs a part; a transmitter of ' +
      'a phantom one needs its model, a receiver its own, where the family has models.',
    json: newProductConfigurationSchema,
    answer: content('The product configuration.', productConfigurationSchema),
  }),
  productConfigurationGet: reads.get('/productConfigurations/{id}', 'Read a product configuration', {
    query: z.object({
      revision: z
        .string()
        .optional()
        .openapi({ description: 'The current revision of its configuration when left out.' }),
    }),
    answer: content('The product configuration.', productConfigurationSchema),
  }),
};
