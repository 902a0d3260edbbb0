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
import { openRoutes, permittedRoutes } from '../route.ts';
import { accountOf } from '../toWire.ts';

const route = permittedRoutes(product);

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

function productRoutes(cms: Cms) {
  const { products, productEvents } = cms.store;
  return openRoutes()
    .openapi(route('productCreate'), (c) =>
      c.json(toWireProduct(cms, createProduct(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(route('productGetMine'), (c) => {
      const page = { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 } as const;
      const { units, reach } = c.var.caller;
      const accounts = units.map((unit) => unit.accountNumber);
      const within = productsWithin(reach) ?? { accounts, products: [] };
      return c.json(toWireRows(cms, products.find({ within }, page)), 200);
    })
    .openapi(route('productFilter'), (c) => {
      const filter = c.req.valid('json');
      const page = { sort: filter.productSorting, ...c.req.valid('query') };
      return c.json(toWireRows(cms, products.find(queryOf(filter, c.var.caller), page)), 200);
    })
    .openapi(route('productFilterCount'), (c) =>
      c.json({ count: products.count(queryOf(c.req.valid('json'), c.var.caller)) }, 200),
    )
    .openapi(route('productEventFilter'), (c) => {
      const query = eventQueryOf(c.req.valid('json'), c.var.caller);
      return c.json(productEvents.find(query, c.req.valid('query')).map(toWireEvent), 200);
    })
    .openapi(route('productEventFilterCount'), (c) =>
      c.json({ count: productEvents.count(eventQueryOf(c.req.valid('json'), c.var.caller)) }, 200),
    )
    .openapi(route('productGet'), (c) => {
      const key = c.req.valid('param');
      const found = products.get(key);
      if (!found || !reachesProduct(c.var.caller, found)) throw notFound('product', key.serialNumber);
      return c.json(toWireProduct(cms, found), 200);
    })
    .openapi(route('productDelete'), (c) => {
      const [gone] = toWireRows(cms, [deleteProduct(cms, c.var.caller, c.req.valid('param'))]);
      if (!gone) throw notFound('product', c.req.valid('param').serialNumber);
      return c.json(gone, 200);
    });
}

export const productSubject = cmsSubject(product, productRoutes);
