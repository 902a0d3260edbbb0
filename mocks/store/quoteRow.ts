import type { Configurator, Quote, QuoteProduct } from '../../src/domain/quote/wire.ts';

type Row = Pick<
  Quote,
  | 'id'
  | 'idWorkflow'
  | 'name'
  | 'customer'
  | 'owner'
  | 'currency'
  | 'state'
  | 'status'
  | 'assigneeId'
  | 'modifiedDate'
  | 'products'
>;

/** The fields of a configured product without what stands inside it. */
const outside = ({ name, fields }: Configurator): Configurator => ({
  name: name ?? null,
  fields: fields ?? null,
});

function productRow({
  id,
  idProduct,
  isConfigured,
  qty,
  extNetPrice,
  configuredProduct,
}: QuoteProduct): QuoteProduct {
  return {
    id,
    idProduct,
    isConfigured,
    qty,
    extNetPrice,
    ...(configuredProduct && { configuredProduct: outside(configuredProduct) }),
  };
}

/** A quote as a search answers it: what lists show and filter, without commits, logs and the places of devices. */
export const rowOf = (quote: Quote): Row => ({
  id: quote.id,
  idWorkflow: quote.idWorkflow ?? null,
  name: quote.name ?? null,
  customer: quote.customer ?? null,
  owner: quote.owner ?? null,
  currency: quote.currency ?? null,
  state: quote.state ?? null,
  status: quote.status ?? null,
  assigneeId: quote.assigneeId ?? null,
  modifiedDate: quote.modifiedDate ?? null,
  products: (quote.products ?? []).map(productRow),
});
