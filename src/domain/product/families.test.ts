import { describe, expect, test } from 'vitest';
import {
  defaultFamily,
  deviceTypeLabel,
  deviceTypeOf,
  deviceTypeText,
  deviceTypes,
  isProductFamily,
  modelListText,
  modelText,
  productFamilies,
  familyFacts,
  transmitterModels,
} from './families.ts';

test('families and the default one', () => {
  expect(productFamilies).toEqual(['G2', 'G3', 'G5', 'G6', 'P6']);
  expect(defaultFamily).toBe('G6');
});

test.each(['G1', 'g6', '', 'ALL'])('“%s” is no family', (text) => expect(isProductFamily(text)).toBe(false));
test.each(productFamilies)('%s is a family', (text) => expect(isProductFamily(text)).toBe(true));

test('device types', () => {
  expect(deviceTypes).toEqual(['CU', 'PCU']);
  expect(deviceTypeLabel).toEqual({ CU: 'Receiver', PCU: 'Transmitter' });
});

test.each([
  ['CU', 'Receiver'],
  ['PCU', 'Transmitter'],
  ['NEW', 'NEW'],
])('the device type %s is read as “%s”', (type, text) => expect(deviceTypeText(type)).toBe(text));

test.each([
  ['TRANSMITTER', 'PCU'],
  ['RECEIVER', 'CU'],
  ['BUTTON', undefined],
  ['constructor', undefined],
])('a part of type %s makes %s', (partType, deviceType) => expect(deviceTypeOf(partType)).toBe(deviceType));

describe('models', () => {
  test('of transmitters', () => {
    expect(transmitterModels).toEqual([
      'MEGA',
      'MAXI',
      'MINI',
      'MICRO',
      'PISTOL_GRIP',
      'ROCKET',
      'POCKET',
      'XS_DRIVE',
    ]);
  });
  test.each([
    ['G6', ['CANBUS']],
    ['G3', ['CANBUS']],
    ['G5', ['CANBUS', 'RELAY', 'MOSFET']],
    ['G2', ['DANFOSS_VOLTAGE', 'SCP', 'PWM']],
    ['P6', []],
  ] as const)('of %s receivers', (family, models) =>
    expect(familyFacts[family].receiverModels).toEqual(models),
  );
});

test.each([
  ['PWM', 'PWM'],
  ['CANBUS', 'CAN bus'],
  ['DANFOSS_VOLTAGE', 'Danfoss voltage'],
  ['PISTOL_GRIP', 'Pistol grip'],
  ['XS_DRIVE', 'XS Drive'],
  ['', ''],
])('the model %s is read as “%s”', (model, text) => expect(modelText(model)).toBe(text));

test.each([
  ['MAXI', 'Maxi'],
  ['MINI, XS_DRIVE', 'Mini, XS Drive'],
  ['CANBUS, Own receiver', 'CAN bus, Own receiver'],
  ['RX-20 ', 'RX-20 '],
  ['', ''],
])('the models %j of a configured product are read as %j', (models, text) =>
  expect(modelListText(models)).toBe(text),
);
