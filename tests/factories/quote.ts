import type { Quote, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';

/** A quote's product as the quoting system returns it: a G6 crane control with one transmitter. */
export const buildQuoteProduct = (change: Partial<QuoteProduct> = {}): QuoteProduct => ({
  id: 1,
  idProduct: 41,
  isConfigured: true,
  qty: 1,
  extNetPrice: 12_000,
  configuredProduct: {
    name: 'Remote control',
    idProduct: 41,
    fields: [
      { name: 'systemName', stringValue: 'Yard crane' },
      { name: 'productFamily', stringValue: 'G6' },
      { name: 'type', stringValue: 'Hoist' },
    ],
    configurators: [
      {
        name: 'Transmitter 1',
        fields: { productName: 'Yard crane', quantity: 2, radioFrequency: '433 MHz' },
        configurators: [
          { name: 'S1', fields: { designator: 'S1', componentType: 'Joystick', partNumber: 'P00003' } },
        ],
      },
    ],
    validationMessages: [],
  },
  commits: [],
  ...change,
});

/** A quote in work without an owner, as the quoting system returns it. */
export const buildQuote = (change: Partial<Quote> = {}): Quote => ({
  id: 1,
  idWorkflow: 6,
  name: 'C01234/0A',
  description: '',
  customer: { name: 'Acme Cranes', number: '4000001' },
  owner: { name: 'Sales Engineer', email: 'sales.engineer@maker.example' },
  currency: 'SEK',
  state: { id: 1, name: 'default' },
  status: ['CONFIGURING'],
  assigneeId: 0,
  modifiedDate: '2026-03-01T10:00:00Z',
  products: [buildQuoteProduct()],
  headerValues: { fields: [{ name: 'deliveryTerms', stringValue: 'DAP' }] },
  logs: [],
  ...change,
});

export const buildWaitingQuote = (change: Partial<Quote> = {}): Quote =>
  buildQuote({
    state: { id: 2, name: 'Awaiting for configuration approval' },
    status: ['WAITING_FOR_APPROVAL'],
    ...change,
  });

export const buildApprovedQuote = (change: Partial<Quote> = {}): Quote =>
  buildQuote({ state: { id: 3, name: 'Awaiting for archiving' }, status: ['APPROVED'], ...change });
