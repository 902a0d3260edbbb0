import { beforeEach, describe, expect, test } from 'vitest';
import type { Configurator, Quote } from '../../../src/domain/quote/quoteDto.ts';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { toConfiguredProduct } from '../../configurator3d/product.ts';
import { createDesign } from '../../configurator3d/design.ts';
import { customerAccountNumber, groupAccountNumber } from '../../seed/accounts.ts';
import { assignConnectors } from './routes.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const wiring = (id: number, email: string = seededEmails.quoteEngineer, account = customerAccountNumber) =>
  cms.call(email, 'GET', `/kbmax/account/testWiring/${id}/${account}`);
const quotes = (): Quote[] =>
  Array.from({ length: 40 }, (_, index) => cms.store.quotes.get(1001 + index)).filter(
    (quote) => quote !== undefined,
  );

/** A component of a device with its type and connector. */
const part = (designator: string, componentType: string, connector: string): Configurator => ({
  name: designator,
  fields: { designator, componentType, connector },
});
const quoteOf = (controls: readonly Configurator[], outputs: readonly Configurator[]): Quote => ({
  id: 1,
  products: [
    {
      id: 1,
      idProduct: 41,
      isConfigured: true,
      qty: 1,
      extNetPrice: null,
      configuredProduct: {
        configurators: [
          { name: 'Transmitter 1', configurators: controls },
          { name: 'Receiver 1', configurators: outputs },
        ],
      },
    },
  ],
});
const joystick = part('J1', 'Joystick', 'ANALOGUE');
const button = part('S1', 'Button', 'DIGITAL');
const stop = part('E1', 'Emergency stop', 'E_STOP');
const lamp = part('H1', 'Lamp', 'LED_DRIVER');
const [relay, otherRelay, mosfet] = [
  part('K1', 'Relay', 'X1'),
  part('K2', 'Relay', 'X1'),
  part('K3', 'MOSFET output', 'X1'),
];
const [pwm, otherPwm, voltage] = [
  part('K4', 'PWM output', 'X1'),
  part('K5', 'PWM output', 'X2'),
  part('K6', 'Voltage output', 'X2'),
];
const message = part('K7', 'CAN message', 'X2');

describe('the wiring', () => {
  test.each([
    ['one button', [button], [relay], 1],
    ['both axes of a joystick', [joystick], [pwm, otherPwm], 2],
    ['a stop button where no other is free', [button, stop], [relay, otherRelay], 2],
    ['the bus, which takes no connector', [], [message, message], 0],
    ['a transmitter without a receiver', [button], [], 0],
  ])('holds with %s', (_, controls, outputs, connections) => {
    expect(assignConnectors(quoteOf(controls, outputs))).toBe(connections);
  });

  test.each([
    ['no control at all', [], [relay], 'K1', 'Relay', 'DIGITAL'],
    ['lamps alone', [lamp], [mosfet], 'K3', 'MOSFET output', 'DIGITAL'],
    ['a stop button for a transistor', [stop], [mosfet], 'K3', 'MOSFET output', 'DIGITAL'],
    ['buttons for something proportional', [button], [pwm], 'K4', 'PWM output', 'ANALOGUE'],
    ['more outputs than axes', [joystick], [pwm, otherPwm, voltage], 'K6', 'Voltage output', 'ANALOGUE'],
  ])('fails with %s', (_, controls, outputs, designator, componentType, connectorType) => {
    expect(assignConnectors(quoteOf(controls, outputs))).toEqual({
      partOutPut: { connectorType },
      component: { designator, componentType },
      description: `${designator} (${componentType}) needs a connector of the type ${connectorType}, and no control of the transmitters has one free.`,
    });
  });

  test('of a design as the configurator begins it holds', () => {
    const product = { id: 1, idProduct: 41, isConfigured: true, qty: 1, extNetPrice: null };
    const quote = (family: string): Quote => ({
      id: 1,
      products: [
        { ...product, configuredProduct: toConfiguredProduct(createDesign(family, customerAccountNumber)) },
      ],
    });
    expect(assignConnectors(quote('G6'))).toBe(3);
    expect(assignConnectors(quote('G5'))).toBe(3);
  });
});

describe('testing the wiring of a quote', () => {
  test('answers the connections, or the component without one; both stand in its log', async () => {
    const failing = quotes().find((quote) => typeof assignConnectors(quote) !== 'number');
    const holding = quotes().find(
      (quote) => (quote.products ?? []).length > 0 && typeof assignConnectors(quote) === 'number',
    );
    if (!failing || !holding) throw new Error('The seed has no such quotes');
    const held = await wiring(holding.id);
    expect(held).toMatchObject({
      status: 200,
      body: { quoteId: holding.id, connections: assignConnectors(holding) },
    });
    const failed = await wiring(failing.id);
    expect([failed.status, failed.body]).toEqual([400, assignConnectors(failing)]);
    const lines = [holding, failing].map(({ id }) => cms.store.quotes.get(id)?.logs?.at(-1));
    expect(lines).toMatchObject([
      { level: 'INFO', message: expect.stringMatching(/^Wiring tested: /) },
      { level: 'ERROR', message: expect.stringMatching(/^Wiring failed: /) },
    ]);
    expect(cms.store.quotes.get(failing.id)?.modifiedDate).toBe(failing.modifiedDate);
  });

  test('is refused for quotes and accounts there are not, for those of others, and without the right', async () => {
    const other = quotes().find(
      ({ customer }) => typeof customer === 'object' && customer?.number === groupAccountNumber,
    );
    expect((await wiring(999_999)).status).toBe(404);
    expect((await wiring(other?.id ?? 0, seededEmails.customerEngineer)).status).toBe(404);
    expect((await wiring(1001, seededEmails.production)).status).toBe(403);
    const unknown = await wiring(1001, seededEmails.quoteEngineer, '1');
    expect(unknown).toMatchObject({
      status: 400,
      body: { errorCode: 'BAD_REQUEST', humanReadableError: 'There is no account 1.' },
    });
  });
});

describe('the product tree of a quote', () => {
  test('has its transmitters and receivers, what stands in each, and the connectors that offers', async () => {
    const { body, status } = await cms.call(seededEmails.quoteEngineer, 'GET', '/kbmax/buildTree/1002');
    expect(status).toBe(200);
    const quote = cms.store.quotes.get(1002);
    expect(body).toMatchObject({ designator: '', componentType: 'System', name: quote?.name });
    const [transmitter] = body.children;
    expect(transmitter).toMatchObject({
      designator: 'Transmitter 1',
      componentType: 'Transmitter',
      partNumber: expect.stringMatching(/^P000/),
    });
    const inside: { componentType: string; outputs: object[] }[] = transmitter.children;
    expect(inside.length).toBeGreaterThan(4);
    expect(inside.find(({ componentType }) => componentType === 'Button')?.outputs).toEqual([
      { connectorType: 'DIGITAL', count: 1 },
    ]);
    expect(inside.find(({ componentType }) => componentType === 'Lamp')?.outputs).toEqual([]);
  });

  test('is kept until the quote changes or the trees are cleared', async () => {
    const tree = async () =>
      (await cms.call(seededEmails.quoteEngineer, 'GET', '/kbmax/buildTree/1002')).body;
    const clear = async () =>
      (await cms.call(seededEmails.quoteEngineer, 'GET', '/products/clearPOCCache')).body;
    const first = await tree();
    expect(await clear()).toEqual({ cleared: 1 });
    expect(await clear()).toEqual({ cleared: 0 });
    expect(await tree()).toEqual(first);
    const quote = cms.store.quotes.get(1002);
    if (!quote) throw new Error('There is no such quote');
    cms.store.quotes.put(
      { ...quote, name: 'Other', modifiedDate: '2026-11-21T00:00:00.000Z' },
      customerAccountNumber,
    );
    expect((await tree()).name).toBe('Other');
    expect((await cms.call(seededEmails.sales, 'GET', '/products/clearPOCCache')).status).toBe(403);
  });
});
