import { describe, expect, test } from 'vitest';
import {
  findBasePriceIndex,
  compareQuotes,
  comparePrices,
  filterDifferingGroups,
  formatFieldLabel,
  diffDesigns,
} from './comparison.ts';
import { buildQuote, buildQuoteProduct } from '../../../tests/factories/quote.ts';

const one = buildQuote();
const other = buildQuote({
  id: 2,
  name: 'C01235/0A',
  assigneeId: 7,
  products: [
    buildQuoteProduct({
      extNetPrice: 13_500,
      configuredProduct: {
        name: 'Remote control',
        fields: {
          systemName: 'Yard crane',
          productFamily: 'G6',
          type: 'Mobile',
          cableControl: true,
          'Row[0].label': 'A helper of the configurator',
        },
        configurators: [
          { name: 'Transmitter 1', fields: [{ name: 'quantity', numberValue: 3 }] },
          { name: 'Receiver 1', fields: { model: 'RX' } },
        ],
      },
    }),
  ],
});
const groups = compareQuotes([one, other], (id) => `Person ${id}`);
const rows = (of: typeof groups) =>
  of.flatMap(({ title, fields }) => fields.map(({ label, values }) => [title, label, ...values]));

test('everything stands beside each other, in whichever form its fields came', () => {
  expect(rows(groups)).toContainEqual(['Remote control', 'System name', 'Yard crane', 'Yard crane']);
  expect(rows(groups)).toContainEqual(['Headers', 'Delivery terms', 'DAP', 'DAP']);
});

test('of the fields that differ there is nothing else', () => {
  expect(rows(filterDifferingGroups(groups))).toEqual([
    ['Quote', 'Name', 'C01234/0A', 'C01235/0A'],
    ['Quote', 'Assignee', '', 'Person 7'],
    ['Remote control', 'Type', 'Hoist', 'Mobile'],
    ['Remote control', 'Cable control', '', 'Yes'],
    ['Remote control › Transmitter 1', 'Product name', 'Yard crane', ''],
    ['Remote control › Transmitter 1', 'Quantity', '2', '3'],
    ['Remote control › Transmitter 1', 'Radio frequency', '433 MHz', ''],
    ['Remote control › Transmitter 1 › S1', 'Designator', 'S1', ''],
    ['Remote control › Transmitter 1 › S1', 'Component type', 'Joystick', ''],
    ['Remote control › Transmitter 1 › S1', 'Part number', 'P00003', ''],
    ['Remote control › Receiver 1', 'Model', '', 'RX'],
  ]);
  expect(filterDifferingGroups(compareQuotes([one, { ...one, id: 3 }], String))).toEqual([]);
});

describe('prices', () => {
  test('are set against the first there is', () => {
    const unknown = buildQuote({ products: [buildQuoteProduct({ extNetPrice: null })] });
    expect(comparePrices([one, other, unknown])).toEqual([
      { price: 12_000, difference: undefined },
      { price: 13_500, difference: 1500 },
      { price: undefined, difference: undefined },
    ]);
    const late = comparePrices([unknown, one, other]);
    expect(late.map(({ difference }) => difference)).toEqual([undefined, undefined, 1500]);
    expect([findBasePriceIndex(late), findBasePriceIndex(comparePrices([unknown]))]).toEqual([1, -1]);
  });
});

test.each([
  ['radioFrequency', 'Radio frequency'],
  ['sisp', 'SISP'],
  ['Row[0]', 'Row[0]'],
  ['delivery_terms', 'Delivery terms'],
])('the field %s is called “%s”', (name, label) => expect(formatFieldLabel(name)).toBe(label));

const design = (model: string, joystick: readonly string[], system = 'Hall 4') => ({
  fields: { systemName: system },
  configurators: [
    {
      name: 'Transmitter 1',
      fields: [{ name: 'model', stringValue: model }],
      configurators: joystick.map((name) => ({ name, fields: { function: 'Hoist', connector: null } })),
    },
  ],
});

test('two designs that are the same have no differences, in whichever form they come', () => {
  expect(diffDesigns(design('MAXI', ['S1']), design('MAXI', ['S1']))).toEqual([]);
  expect(diffDesigns({ fields: { a: 1 } }, { fields: [{ name: 'a', numberValue: 1 }] })).toEqual([]);
  expect(diffDesigns({ fields: null }, {})).toEqual([]);
  expect(diffDesigns({ fields: { 'Row[0].label': 'A helper of the configurator' } }, {})).toEqual([]);
});

test('differences name where they are, and the side that lacks something', () => {
  expect(diffDesigns(design('MAXI', ['S1']), design('MINI', ['S2'], 'Hall 5'))).toEqual([
    { within: [], field: 'systemName', mine: 'Hall 4', theirs: 'Hall 5' },
    { within: ['Transmitter 1'], field: 'model', mine: 'Maxi', theirs: 'Mini' },
    { within: ['Transmitter 1', 'S1'], field: 'function', mine: 'Hoist', theirs: undefined },
    { within: ['Transmitter 1', 'S2'], field: 'function', mine: undefined, theirs: 'Hoist' },
  ]);
});
