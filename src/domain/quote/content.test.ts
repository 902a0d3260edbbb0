import { describe, expect, test } from 'vitest';
import { readConfigurationContent } from './content.ts';
import { toFieldMap, createFieldReader } from './fields.ts';
import type { Configurator } from './quoteDto.ts';

const device: Configurator = {
  name: 'Transmitter 1',
  fields: [
    { name: 'productName', stringValue: 'Yard crane' },
    { name: 'quantity', numberValue: 2 },
    { name: 'model', stringValue: 'MAXI' },
    { name: 'radioFrequency', stringValue: '433 MHz' },
    { name: 'sisp', booleanValue: false },
    { name: 'antenna', stringValue: 'Internal' },
    { name: 'displayFeedback', stringValue: 'Display' },
    { name: 'otherFeedback', stringValue: 'Buzzer' },
    { name: 'sideButtons', stringValue: 'Both' },
    { name: 'others', stringValue: '' },
  ],
  configurators: [{ name: 'S1', fields: [{ name: 'designator', stringValue: 'S1' }] }],
};

const receiver = {
  productName: 'Yard crane',
  quantity: 2,
  model: 'Maxi',
  radioFrequency: '433 MHz',
  sisp: false,
  antenna: 'Internal',
  sideButtons: 'Both',
  others: '',
};

describe('readConfigurationContent', () => {
  test('names the system, its transmitters and its receivers; only transmitters have feedback', () => {
    expect(
      readConfigurationContent({
        name: 'Remote control',
        fields: { systemName: 'Hall 4', productFamily: 'G6', cableControl: true },
        configurators: [device, { ...device, name: 'Receiver 1' }, { name: 'Charger', fields: [] }],
      }),
    ).toEqual({
      systemName: 'Hall 4',
      productFamily: 'G6',
      cableControl: true,
      transmitters: [{ ...receiver, displayFeedback: 'Display', otherFeedback: 'Buzzer' }],
      receivers: [receiver],
    });
  });

  test.each([undefined, null, {}, { fields: null, configurators: null }])('of %j is empty', (product) => {
    expect(readConfigurationContent(product)).toEqual({
      systemName: '',
      productFamily: '',
      cableControl: undefined,
      transmitters: [],
      receivers: [],
    });
  });
});

describe('fields', () => {
  test('come as a list of typed values or as a map', () => {
    const list = [
      { name: 'a', stringValue: null, numberValue: 0 },
      { name: 'b', booleanValue: false },
      { name: 'c' },
      { stringValue: 'nameless' },
    ];
    expect([...toFieldMap(list)]).toEqual([
      ['a', 0],
      ['b', false],
      ['c', undefined],
    ]);
    expect([...toFieldMap({ a: 0, b: 'x' })]).toEqual([
      ['a', 0],
      ['b', 'x'],
    ]);
  });

  test.each([
    [2, 2, '2', undefined],
    ['2', 2, '2', undefined],
    [' many ', undefined, 'many', undefined],
    ['', undefined, '', undefined],
    [true, undefined, '', true],
    ['false', undefined, 'false', false],
    [Number.NaN, undefined, 'NaN', undefined],
    [{ deep: 1 }, undefined, '', undefined],
    [null, undefined, '', undefined],
  ])('%j is the number %j, the text %j and the choice %j', (value, number, text, choice) => {
    const read = createFieldReader({ field: value });
    expect([read.number('field'), read.text('field'), read.choice('field')]).toEqual([number, text, choice]);
  });
});
