import { createProductForm } from '../../../src/domain/product/product.ts';
import { mayDeleteProduct } from '../../../src/domain/product/permission.ts';
import type { ProductKey } from '../../../src/domain/product/address.ts';
import type { ProductRecord } from '../../store/productTable.ts';
import { reachesProduct, type Caller } from '../caller.ts';
import { demand } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { badRequest, conflict, demandForm, demandVerdict, notFound } from '../refusal.ts';
import { forgetProduct } from '../serviceOrder/rules.ts';
import { currentRevision } from '../../../src/domain/revision/revision.ts';

type NewProduct = {
  readonly configurationId?: string | undefined;
  readonly productConfigurationId: string;
  readonly serialNumber: string;
  readonly accountNumber?: string | null | undefined;
};

/** Registers a product of the active revision of a configuration. */
export function createProduct(cms: Cms, caller: Caller, given: NewProduct): ProductRecord {
  const { serialNumber, productConfigurationId, accountNumber = null } = given;
  return cms.store.transaction(() => {
    const { record, productConfiguration } = findProductConfiguration(cms, caller, productConfigurationId);
    if (given.configurationId !== undefined && given.configurationId !== record.configurationId) {
      throw badRequest(`${productConfigurationId} does not belong to ${given.configurationId}.`);
    }
    demand(caller, 'CREATE_PRODUCT', record);
    const active = currentRevision(record.revisions);
    if (!active) throw conflict('The configuration has no active revision.');
    demandForm(
      createProductForm.safeParse({
        serialNumber,
        serialNumberRepeat: serialNumber,
        accountNumber: accountNumber ?? '',
      }),
    );
    if (accountNumber !== null && !cms.accounts.get(accountNumber)) {
      throw badRequest(`There is no account ${accountNumber}.`);
    }
    const created: ProductRecord = {
      serialNumber,
      productFamily: record.productFamily,
      deviceType: productConfiguration.deviceType,
      configurationId: record.configurationId,
      productConfigurationId,
      revision: active.revisionName,
      state: 'PRODUCED',
      accountNumber,
      firmwareFileName: null,
      created: cms.now(),
    };
    if (cms.store.products.get(created)) {
      throw conflict(`The serial number ${serialNumber} is taken.`, 'Check the number on the product.');
    }
    cms.store.products.add(created, []);
    return created;
  });
}

/** Deletes a product, with its events and its place in the orders that are yet to reach it. */
export function deleteProduct(cms: Cms, caller: Caller, key: ProductKey): ProductRecord {
  const { serialNumber } = key;
  return cms.store.transaction(() => {
    const found = cms.store.products.get(key);
    if (!found || !reachesProduct(caller, found)) throw notFound('product', serialNumber);
    demandVerdict(mayDeleteProduct({ units: caller.units }));
    cms.store.products.remove(key);
    forgetProduct(cms, key);
    return found;
  });
}
