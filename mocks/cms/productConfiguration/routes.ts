import { familyFacts } from '../../../src/domain/product/families.ts';
import { configurationKind } from '../../../src/domain/configuration/id.ts';
import {
  modelsFor,
  productConfigurationForm,
  toProductConfigurationId,
} from '../../../src/domain/configuration/productConfiguration.ts';
import type { ProductConfigurationRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import { demand, saveRecord, withRevision, demandWorkingRevision } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import { productConfigurationOperations, type NewProductConfiguration } from './contract.ts';
import { refusePart } from '../configuration/create.ts';
import { findConfiguration, findProductConfiguration } from '../findOrRefuse.ts';
import { emptyFilePlace } from '../artefact/filePlace.ts';
import { badRequest, conflict, demandForm } from '../refusal.ts';
import { toWireProductConfiguration } from '../toWire.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';

/** Adds a product configuration to the pending revision of a configuration. */
function createProductConfiguration(cms: Cms, caller: Caller, given: NewProductConfiguration) {
  return cms.store.transaction(() => {
    const record = findConfiguration(cms, caller, given.configurationId);
    demand(caller, 'CREATE_PRODUCT_CONFIGURATION', record);
    const revision = demandWorkingRevision(record);
    if (revision.revisionName !== given.revisionId || revision.revisionState !== 'PENDING') {
      throw conflict(`The revision ${given.revisionId} is not the pending one.`);
    }
    const family = record.productFamily;
    const form = productConfigurationForm({ kind: configurationKind(record), family }).safeParse({
      ...given,
      partNumber: given.partNumber ?? '',
      transmitterModel: given.transmitterModel ?? '',
      receiverModel: given.receiverModel ?? '',
    });
    demandForm(form);
    const { receiverModel = null, transmitterModel = null } = given;
    if (receiverModel !== null && !familyFacts[family].receiverModels.includes(receiverModel)) {
      throw badRequest(`${family} has no receiver model ${receiverModel}.`);
    }
    refusePart(cms, given.partNumber || null, 'PRODUCT_CONFIGURATION', family);
    const productConfigurationId = given.productConfigurationId.trim();
    // Those of the seed and of Portal are in capitals.
    const known = [productConfigurationId, toProductConfigurationId(productConfigurationId)];
    if (known.some((each) => cms.store.configurations.parentOf(each) !== undefined)) {
      throw conflict(`The ID ${productConfigurationId} is taken.`, 'Choose another ID.');
    }
    const productConfiguration: ProductConfigurationRecord = {
      ...emptyFilePlace,
      productConfigurationId,
      productConfigurationDescription: given.productConfigurationDescription.trim(),
      userDefinedName: given.userDefinedName,
      name: given.name || productConfigurationId,
      deviceType: given.deviceType,
      partNumber: given.partNumber || null,
      ...modelsFor(given.deviceType, { transmitterModel, receiverModel }),
      components: {},
      created: cms.now(),
      createdBy: caller.email,
    };
    const productConfigurations = [...revision.productConfigurations, productConfiguration];
    const log = { type: 'CREATE_PRODUCT_CONFIGURATION', old: null, new: productConfigurationId };
    const saved = saveRecord(cms, caller, withRevision(record, { ...revision, productConfigurations }), log);
    return toWireProductConfiguration(saved, demandWorkingRevision(saved), productConfiguration, caller);
  });
}

function productConfigurationRoutes(cms: Cms): Handlers<typeof productConfigurationOperations> {
  return {
    productConfigurationCreate: ({ caller, json }) => createProductConfiguration(cms, caller, json),
    productConfigurationGet: ({ caller, param: { id }, query }) => {
      const found = findProductConfiguration(cms, caller, id, query.revision);
      return toWireProductConfiguration(found.record, found.revision, found.productConfiguration, caller);
    },
  };
}

export const productConfigurationSubject = cmsSubject(
  productConfigurationOperations,
  productConfigurationRoutes,
);
