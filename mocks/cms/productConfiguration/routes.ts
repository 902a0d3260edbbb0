import { familyFacts, allReceiverModels, transmitterModels } from '../../../src/domain/product/families.ts';
import { getConfigurationKind } from '../../../src/domain/configuration/id.ts';
import {
  pickModels,
  createProductConfigurationFormSchema,
  toProductConfigurationId,
} from '../../../src/domain/configuration/productConfiguration.ts';
import type { ProductConfigurationRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import {
  assertEventAllowed,
  saveConfigurationRecord,
  replaceRevision,
  ensureWorkingRevision,
  changeConfiguration,
  findProductConfiguration,
} from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { assertPartSelectable } from '../configuration/createConfiguration.ts';
import { emptyFileGroup } from '../artefact/fileGroup.ts';
import { createBadRequestError, createConflictError, assertFormValid } from '../httpErrors.ts';
import { toProductConfigurationDto } from '../toDto.ts';
import { createApiModule, createObjectOperations, type OperationHandlers } from '../apiModule.ts';
import { z } from '@hono/zod-openapi';
import { jsonContent, deviceTypeSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { artefactSchema } from '../artefact/routes.ts';
import { attachmentSchema } from '../attachment/contract.ts';

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
type NewProductConfiguration = z.infer<typeof newProductConfigurationSchema>;

const reads = createObjectOperations('Product configurations', 'PRODUCT_CONFIGURATION', 'READ');
const writes = createObjectOperations('Product configurations', 'PRODUCT_CONFIGURATION', 'WRITE');

const productConfigurationOperations = {
  productConfigurationCreate: writes.post('/productConfigurations', 'Create a product configuration', {
    description:
      'One transmitter or receiver of a configuration. A classic configuration needs a part; a transmitter of ' +
      'a phantom one needs its model, a receiver its own, where the family has models.',
    json: newProductConfigurationSchema,
    answer: jsonContent('The product configuration.', productConfigurationSchema),
  }),
  productConfigurationGet: reads.get('/productConfigurations/{id}', 'Read a product configuration', {
    query: z.object({
      revision: z
        .string()
        .optional()
        .openapi({ description: 'The current revision of its configuration when left out.' }),
    }),
    answer: jsonContent('The product configuration.', productConfigurationSchema),
  }),
};

function createProductConfiguration(cms: CmsContext, caller: Caller, given: NewProductConfiguration) {
  return changeConfiguration(cms, caller, given.configurationId, (record) => {
    assertEventAllowed(caller, 'CREATE_PRODUCT_CONFIGURATION', record);
    const revision = ensureWorkingRevision(record);
    if (revision.revisionName !== given.revisionId || revision.revisionState !== 'PENDING')
      throw createConflictError(`The revision ${given.revisionId} is not the pending one.`);
    const family = record.productFamily;
    const form = createProductConfigurationFormSchema({
      kind: getConfigurationKind(record),
      family,
    }).safeParse({
      ...given,
      partNumber: given.partNumber ?? '',
      transmitterModel: given.transmitterModel ?? '',
      receiverModel: given.receiverModel ?? '',
    });
    assertFormValid(form);
    const { receiverModel = null, transmitterModel = null } = given;
    if (receiverModel !== null && !familyFacts[family].receiverModels.includes(receiverModel))
      throw createBadRequestError(`${family} has no receiver model ${receiverModel}.`);
    assertPartSelectable(cms, given.partNumber || null, 'PRODUCT_CONFIGURATION', family);
    const productConfigurationId = given.productConfigurationId.trim();
    // Ids created by the seed and by Portal are in capitals.
    const known = [productConfigurationId, toProductConfigurationId(productConfigurationId)];
    if (known.some((each) => cms.store.configurations.parentOf(each) !== undefined))
      throw createConflictError(`The ID ${productConfigurationId} is taken.`, 'Choose another ID.');
    const productConfiguration: ProductConfigurationRecord = {
      ...emptyFileGroup,
      productConfigurationId,
      productConfigurationDescription: given.productConfigurationDescription.trim(),
      userDefinedName: given.userDefinedName,
      name: given.name || productConfigurationId,
      deviceType: given.deviceType,
      partNumber: given.partNumber || null,
      ...pickModels(given.deviceType, { transmitterModel, receiverModel }),
      components: {},
      created: cms.now(),
      createdBy: caller.email,
    };
    const productConfigurations = [...revision.productConfigurations, productConfiguration];
    const log = { type: 'CREATE_PRODUCT_CONFIGURATION', old: null, new: productConfigurationId };
    const saved = saveConfigurationRecord(
      cms,
      caller,
      replaceRevision(record, { ...revision, productConfigurations }),
      log,
    );
    return toProductConfigurationDto(saved, ensureWorkingRevision(saved), productConfiguration, caller);
  });
}

function productConfigurationRoutes(
  cms: CmsContext,
): OperationHandlers<typeof productConfigurationOperations> {
  return {
    productConfigurationCreate: ({ caller, json }) => createProductConfiguration(cms, caller, json),
    productConfigurationGet: ({ caller, param: { id }, query }) => {
      const found = findProductConfiguration(cms, caller, id, query.revision);
      return toProductConfigurationDto(found.record, found.revision, found.productConfiguration, caller);
    },
  };
}

export const productConfigurationModule = createApiModule(
  productConfigurationOperations,
  productConfigurationRoutes,
);
