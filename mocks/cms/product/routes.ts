import { productFormSchema } from '../../../src/domain/product/product.ts';
import { checkProductDeletion } from '../../../src/domain/product/permission.ts';
import { type ProductKey, formatProductKey } from '../../../src/domain/product/productPath.ts';
import type {
  ProductRecord,
  ProductRecordFilter,
  EventWithProduct,
  ProductEventRecordFilter,
} from '../../store/productTable.ts';
import { canSeeProduct, type Caller } from '../caller.ts';
import { assertEventAllowed, findProductConfiguration } from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFormValid,
  assertAllowed,
  createNotFoundError,
} from '../httpErrors.ts';
import { removeProductFromOrders, groupOrdersByProduct } from '../serviceOrder/rules.ts';
import { findCurrentRevision } from '../../../src/domain/revision/revision.ts';
import { getEventType } from '../../../src/domain/product/deviceEvent.ts';
import {
  productOperations,
  type Product,
  type ProductEventFilter,
  type ProductEventRow,
  type ProductFilter,
  type ProductRow,
} from './contract.ts';
import { createApiModule, type OperationHandlers, type JsonBody } from '../apiModule.ts';
import { getAccount } from '../toDto.ts';

type NewProduct = JsonBody<(typeof productOperations)['productCreate']>;

export function createProduct(cms: CmsContext, caller: Caller, given: NewProduct): ProductRecord {
  const { serialNumber, productConfigurationId, accountNumber = null } = given;
  return cms.store.transaction(() => {
    const { record, productConfiguration } = findProductConfiguration(cms, caller, productConfigurationId);
    if (given.configurationId !== undefined && given.configurationId !== record.configurationId)
      throw createBadRequestError(`${productConfigurationId} does not belong to ${given.configurationId}.`);
    assertEventAllowed(caller, 'CREATE_PRODUCT', record);
    const active = findCurrentRevision(record.revisions);
    if (!active) throw createConflictError('The configuration has no active revision.');
    assertFormValid(
      productFormSchema.safeParse({
        serialNumber,
        serialNumberRepeat: serialNumber,
        accountNumber: accountNumber ?? '',
      }),
    );
    if (accountNumber !== null && !cms.accounts.get(accountNumber))
      throw createBadRequestError(`There is no account ${accountNumber}.`);
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
    if (cms.store.products.get(created))
      throw createConflictError(
        `The serial number ${serialNumber} is taken.`,
        'Check the number on the product.',
      );
    cms.store.products.add(created, []);
    return created;
  });
}

function deleteProduct(cms: CmsContext, caller: Caller, key: ProductKey): ProductRecord {
  const { serialNumber } = key;
  return cms.store.transaction(() => {
    const found = cms.store.products.get(key);
    if (!found || !canSeeProduct(caller, found)) throw createNotFoundError('product', serialNumber);
    assertAllowed(checkProductDeletion({ units: caller.units }));
    cms.store.products.remove(key);
    removeProductFromOrders(cms, key);
    return found;
  });
}

/** Maximum number of events returned with a product, newest first. */
const shownEvents = 50;

function toWireRows(cms: CmsContext, records: readonly ProductRecord[]): ProductRow[] {
  const orders = groupOrdersByProduct(cms);
  return records.map(({ state, accountNumber, firmwareFileName, ...record }) => ({
    ...record,
    productState: state,
    account: accountNumber === null ? null : getAccount(cms, accountNumber),
    firmwareFile: firmwareFileName === null ? null : { fileName: firmwareFileName },
    serviceOrders: orders.get(formatProductKey(record)) ?? [],
  }));
}

function toWireProduct(cms: CmsContext, record: ProductRecord): Product {
  const [row] = toWireRows(cms, [record]);
  if (!row) throw createNotFoundError('product', record.serialNumber);
  return { ...row, events: cms.store.products.events(record, shownEvents) };
}

const productsWithin = (reach: Caller['reach']): ProductRecordFilter['within'] =>
  reach && { accounts: reach.accounts.PRODUCT, products: reach.products };

const queryOf = (filter: ProductFilter, { reach }: Caller): ProductRecordFilter => ({
  serialBegins: filter.serialNumber,
  productConfigurationIds: filter.productConfigurationIds,
  configurationId: filter.configurationId,
  state: filter.productState,
  family: filter.productFamily,
  device: filter.deviceType,
  within: productsWithin(reach),
});

const eventQueryOf = (filter: ProductEventFilter, { reach }: Caller): ProductEventRecordFilter => ({
  configurationId: filter.configurationId,
  serialBegins: filter.serialNumber,
  family: filter.productFamily,
  device: filter.deviceType,
  type: filter.productEventType,
  errorsOnly: filter.errorsOnly,
  within: productsWithin(reach),
});

const toWireEvent = ({ eventId, event, product: found }: EventWithProduct): ProductEventRow => ({
  ...event,
  eventId,
  type: getEventType(event),
  productEventType: event.type,
  serialNumber: found.serialNumber,
  productFamily: found.productFamily,
  deviceType: found.deviceType,
  productConfigurationId: found.productConfigurationId,
});

function productRoutes(cms: CmsContext): OperationHandlers<typeof productOperations> {
  const { products, productEvents } = cms.store;
  return {
    productCreate: ({ caller, json }) => toWireProduct(cms, createProduct(cms, caller, json)),
    productGetMine: ({ caller }) => {
      const page = { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 } as const;
      const { units, reach } = caller;
      const accounts = units.map((unit) => unit.accountNumber);
      const within = productsWithin(reach) ?? { accounts, products: [] };
      return toWireRows(cms, products.find({ within }, page));
    },
    productFilter: ({ caller, query, json: filter }) => {
      const page = { sort: filter.productSorting, ...query };
      return toWireRows(cms, products.find(queryOf(filter, caller), page));
    },
    productFilterCount: ({ caller, json }) => ({ count: products.count(queryOf(json, caller)) }),
    productEventFilter: ({ caller, query, json }) =>
      productEvents.find(eventQueryOf(json, caller), query).map(toWireEvent),
    productEventFilterCount: ({ caller, json }) => ({
      count: productEvents.count(eventQueryOf(json, caller)),
    }),
    productGet: ({ caller, param: key }) => {
      const found = products.get(key);
      if (!found || !canSeeProduct(caller, found)) throw createNotFoundError('product', key.serialNumber);
      return toWireProduct(cms, found);
    },
    productDelete: ({ caller, param }) => {
      const [gone] = toWireRows(cms, [deleteProduct(cms, caller, param)]);
      if (!gone) throw createNotFoundError('product', param.serialNumber);
      return gone;
    },
  };
}

export const productModule = createApiModule(productOperations, productRoutes);
