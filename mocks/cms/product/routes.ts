import { productKeyText } from '../../../src/domain/product/address.ts';
import { typeOfEvent } from '../../../src/domain/product/deviceEvent.ts';
import type { FoundEvent, ProductEventQuery } from '../../store/productEventTable.ts';
import type { ProductQuery, ProductRecord } from '../../store/productTable.ts';
import { reachesProduct, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { ordersByProduct } from '../serviceOrder/rules.ts';
import * as product from './contract.ts';
import { createProduct, deleteProduct } from './rules.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { accountOf } from '../toWire.ts';

/** Number of events a product is read with; the newest. */
const shownEvents = 50;

function toWireRows(cms: Cms, records: readonly ProductRecord[]): product.ProductRow[] {
  const orders = ordersByProduct(cms);
  return records.map(({ state, accountNumber, firmwareFileName, ...record }) => ({
    ...record,
    productState: state,
    account: accountNumber === null ? null : accountOf(cms, accountNumber),
    firmwareFile: firmwareFileName === null ? null : { fileName: firmwareFileName },
    serviceOrders: orders.get(productKeyText(record)) ?? [],
  }));
}

function toWireProduct(cms: Cms, record: ProductRecord): product.Product {
  const [row] = toWireRows(cms, [record]);
  if (!row) throw notFound('product', record.serialNumber);
  return { ...row, events: cms.store.products.events(record, shownEvents) };
}

const productsWithin = (reach: Caller['reach']): ProductQuery['within'] =>
  reach && { accounts: reach.accounts.PRODUCT, products: reach.products };

const queryOf = (filter: product.ProductFilter, { reach }: Caller): ProductQuery => ({
  serialBegins: filter.serialNumber,
  productConfigurationIds: filter.productConfigurationIds,
  configurationId: filter.configurationId,
  state: filter.productState,
  family: filter.productFamily,
  device: filter.deviceType,
  within: productsWithin(reach),
});

const eventQueryOf = (filter: product.ProductEventFilter, { reach }: Caller): ProductEventQuery => ({
  configurationId: filter.configurationId,
  serialBegins: filter.serialNumber,
  family: filter.productFamily,
  device: filter.deviceType,
  type: filter.productEventType,
  errorsOnly: filter.errorsOnly,
  within: productsWithin(reach),
});

const toWireEvent = ({ eventId, event, product: found }: FoundEvent): product.ProductEventRow => ({
  ...event,
  eventId,
  type: typeOfEvent(event),
  productEventType: event.type,
  serialNumber: found.serialNumber,
  productFamily: found.productFamily,
  deviceType: found.deviceType,
  productConfigurationId: found.productConfigurationId,
});

function productRoutes(cms: Cms): Handlers<typeof product> {
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
      if (!found || !reachesProduct(caller, found)) throw notFound('product', key.serialNumber);
      return toWireProduct(cms, found);
    },
    productDelete: ({ caller, param }) => {
      const [gone] = toWireRows(cms, [deleteProduct(cms, caller, param)]);
      if (!gone) throw notFound('product', param.serialNumber);
      return gone;
    },
  };
}

export const productSubject = cmsSubject(product, productRoutes);
