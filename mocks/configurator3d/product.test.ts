import { describe, expect, test } from 'vitest';
import { applyChange } from './changes.ts';
import { createDesign, type Design } from './design.ts';
import { addChangeToHistory, redoChange, undoChange, createDesignHistory } from './page/store.ts';
import { calculateTotalPrice } from './prices.ts';
import { toConfiguredProduct, toDesign, normalizeFieldMap, toTopFields } from './product.ts';

const design: Design = [
  { kind: 'SET', fields: { systemName: 'Crane 7', cableControl: true } },
  { kind: 'ADD', unit: 'RECEIVER' },
  { kind: 'CHOOSE', unit: 0, option: 'model', value: 'MINI' },
  { kind: 'CHOOSE', unit: 0, option: 'sisp', value: 'Yes' },
  { kind: 'PUT', unit: 0, place: '1.1', type: 'BUTTON' },
  { kind: 'DESCRIBE', unit: 0, fields: { quantity: 3, others: 'Red strap' } },
  { kind: 'CONNECT', unit: 1, output: 'K5', type: 'PWM' },
].reduce<Design>(
  (each, change) => applyChange(each, change as Parameters<typeof applyChange>[1]),
  createDesign('G6', '4000001'),
);

describe('a design as the quoting system keeps it', () => {
  const product = toConfiguredProduct(design);

  test('has its top fields as typed values, and its price', () => {
    expect(product).toMatchObject({
      name: 'Remote control',
      idProduct: 41,
      extNetPrice: calculateTotalPrice(design),
    });
    expect(product.fields).toContainEqual({ name: 'systemName', stringValue: 'Crane 7' });
    expect(product.fields).toContainEqual({ name: 'cableControl', booleanValue: true });
    expect(normalizeFieldMap(product.fields)).toMatchObject({
      productFamily: 'G6',
      accountNumber: '4000001',
      type: 'Mobile',
      transmitterPlatform: 'MINI',
      receiverPlatform: 'CANBUS',
      radioFrequency: '433 MHz',
      transmitterAntenna: 'Internal',
      receiverAntenna: 'External',
      displayFeedback: 'Display',
      otherFeedback: 'None',
      sideButton: 'None',
      other: 'Red strap',
    });
  });

  test('has a configurator for each unit, and in it one for each place', () => {
    expect(product.configurators?.map(({ name }) => name)).toEqual([
      'Transmitter 1',
      'Receiver 1',
      'Receiver 2',
    ]);
    const [transmitter, receiver] = product.configurators ?? [];
    expect(transmitter?.fields).toContainEqual({ name: 'quantity', numberValue: 3 });
    expect(normalizeFieldMap(transmitter?.fields)).toMatchObject({
      model: 'MINI',
      sisp: true,
      sideButtons: 'None',
    });
    expect(normalizeFieldMap(receiver?.fields)).not.toHaveProperty('displayFeedback');
    const places = transmitter?.configurators?.map(({ name, fields }) => [name, normalizeFieldMap(fields)]);
    expect(places).toContainEqual([
      'S1',
      {
        designator: 'S1',
        componentType: 'Button',
        partNumber: 'P01130',
        function: 'Fast',
        connector: 'DIGITAL',
        place: '1.1',
      },
    ]);
    expect(receiver?.configurators?.map(({ name }) => name)).toEqual(['K1', 'K2', 'K3', 'K5']);
    expect(normalizeFieldMap(receiver?.configurators?.[3]?.fields)).toMatchObject({
      componentType: 'PWM output',
      connector: 'X2',
    });
  });

  test('comes back as it was, in a list and in a map', () => {
    expect(toDesign(product, {})).toEqual(design);
    expect(toDesign({ ...product, fields: normalizeFieldMap(product.fields) }, {})).toEqual(design);
  });
});

test('fields that nobody here knows go back as they came', () => {
  const product = toConfiguredProduct(design);
  const fields = { ...normalizeFieldMap(product.fields), 'Row[0].label': 'Row 1', pieces: 7 };
  const back = toConfiguredProduct(toDesign({ ...product, fields }, {})).fields;
  expect(back).toContainEqual({ name: 'Row[0].label', stringValue: 'Row 1' });
  expect(back).toContainEqual({ name: 'pieces', numberValue: 7 });
});

describe('a design from outside', () => {
  test('that is none begins anew, for family and account of the parameters', () => {
    const begun = toDesign(undefined, { productFamily: 'G2', accountNumber: 4000001 });
    expect(begun).toMatchObject({ productFamily: 'G2', accountNumber: '4000001' });
    expect(begun.units.map(({ model }) => model)).toEqual(['MAXI', 'DANFOSS_VOLTAGE']);
    expect(toDesign(undefined, { productFamily: 'XX' }).productFamily).toBe('G6');
  });

  test.each([
    ['nothing', {}],
    ['empty lists', { fields: [], configurators: [] }],
    ['null', { fields: null, configurators: null }],
    ['foreign things', { fields: [{ name: null }], configurators: [{ name: 'Charger 1' }, {}] }],
  ])('of %s is a new one', (_, product) => {
    expect(toDesign(product, {})).toEqual(createDesign('G6', ''));
  });

  test('places what names no place where its designator stands, and leaves out what it does not know', () => {
    const { units } = toDesign(
      {
        configurators: [
          {
            name: 'Transmitter 1',
            fields: { model: 'MAXI', radioFrequency: '70 cm', quantity: 'x' },
            configurators: [
              { name: 'S2', fields: { componentType: 'BUTTON', function: 'Horn' } },
              { name: 'Z9', fields: { componentType: 'Button' } },
              { name: 'E1', fields: { componentType: 'Emergency stop' } },
              { name: 'J1', fields: { componentType: 'Trackball', place: '1.1' } },
            ],
          },
        ],
      },
      {},
    );
    expect(units).toHaveLength(1);
    expect(units[0]).toMatchObject({ radioFrequency: '433 MHz', quantity: 1 });
    expect(units[0]?.controls).toEqual({
      '6.2': { type: 'BUTTON', function: 'Horn' },
      '5.1': { type: 'E_STOP', function: 'Stop' },
    });
  });
});

describe('undo', () => {
  const begun = createDesign('G6', '');
  const put = { kind: 'PUT', unit: 0, place: '1.1', type: 'BUTTON' } as const;

  test('takes back step after step, and redo does them again', () => {
    const one = addChangeToHistory(createDesignHistory(begun), put);
    const two = addChangeToHistory(one, { kind: 'SET', fields: { cableControl: true } });
    const back = undoChange(undoChange(two));
    expect(back.design).toBe(begun);
    expect(redoChange(redoChange(back)).design).toBe(two.design);
    expect(undoChange(back)).toEqual(back);
    expect(redoChange(two).design).toBe(two.design);
    expect(addChangeToHistory(undoChange(two), put).undone).toEqual([]);
  });

  test('takes back a word that was typed, not a letter', () => {
    const typed = ['C', 'Cr', 'Cra'].reduce(
      (each, systemName) => addChangeToHistory(each, { kind: 'SET', fields: { systemName } }),
      createDesignHistory(begun),
    );
    expect(typed.done).toHaveLength(1);
    expect(undoChange(typed).design.systemName).toBe('');
  });
});

test('the summary names each value once', () => {
  const two = applyChange(createDesign('G6', ''), { kind: 'ADD', unit: 'TRANSMITTER' });
  expect(toTopFields(two)['transmitterPlatform']).toBe('MAXI');
});
