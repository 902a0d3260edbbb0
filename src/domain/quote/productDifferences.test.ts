import { expect, test } from 'vitest';
import { productDifferences } from './productDifferences.ts';

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
  expect(productDifferences(design('MAXI', ['S1']), design('MAXI', ['S1']))).toEqual([]);
  expect(productDifferences({ fields: { a: 1 } }, { fields: [{ name: 'a', numberValue: 1 }] })).toEqual([]);
  expect(productDifferences({ fields: null }, {})).toEqual([]);
  expect(productDifferences({ fields: { 'Row[0].label': 'A helper of the configurator' } }, {})).toEqual([]);
});

test('differences name where they are, and the side that lacks something', () => {
  expect(productDifferences(design('MAXI', ['S1']), design('MINI', ['S2'], 'Hall 5'))).toEqual([
    { within: [], field: 'systemName', mine: 'Hall 4', theirs: 'Hall 5' },
    { within: ['Transmitter 1'], field: 'model', mine: 'Maxi', theirs: 'Mini' },
    { within: ['Transmitter 1', 'S1'], field: 'function', mine: 'Hoist', theirs: undefined },
    { within: ['Transmitter 1', 'S2'], field: 'function', mine: undefined, theirs: 'Hoist' },
  ]);
});
