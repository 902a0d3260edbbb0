import { expect, test } from 'vitest';
import {
  defaultFamily,
  getDeviceType,
  formatDeviceType,
  isProductFamily,
  formatModelList,
  formatModel,
  productFamilies,
  familyFacts,
} from './families.ts';

test('a family is the default', () => expect(defaultFamily).toBe('G6'));

test.each(['G1', 'g6', '', 'ALL'])('“%s” is no family', (text) => expect(isProductFamily(text)).toBe(false));
test.each(productFamilies)('%s is a family', (text) => expect(isProductFamily(text)).toBe(true));

test.each([
  ['CU', 'Receiver'],
  ['PCU', 'Transmitter'],
  ['NEW', 'NEW'],
])('the device type %s is read as “%s”', (type, text) => expect(formatDeviceType(type)).toBe(text));

test.each([
  ['TRANSMITTER', 'PCU'],
  ['RECEIVER', 'CU'],
  ['BUTTON', undefined],
  ['constructor', undefined],
])('a part of type %s makes %s', (partType, deviceType) => expect(getDeviceType(partType)).toBe(deviceType));

test('nobody knows models of P6 receivers', () => expect(familyFacts.P6.receiverModels).toEqual([]));

test.each([
  ['PWM', 'PWM'],
  ['CANBUS', 'CAN bus'],
  ['DANFOSS_VOLTAGE', 'Danfoss voltage'],
  ['PISTOL_GRIP', 'Pistol grip'],
  ['XS_DRIVE', 'XS Drive'],
  ['', ''],
])('the model %s is read as “%s”', (model, text) => expect(formatModel(model)).toBe(text));

test.each([
  ['MAXI', 'Maxi'],
  ['MINI, XS_DRIVE', 'Mini, XS Drive'],
  ['CANBUS, Own receiver', 'CAN bus, Own receiver'],
  ['RX-20 ', 'RX-20 '],
  ['', ''],
])('the models %j of a configured product are read as %j', (models, text) =>
  expect(formatModelList(models)).toBe(text),
);
