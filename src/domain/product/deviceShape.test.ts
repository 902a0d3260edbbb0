import { expect, test } from 'vitest';
import { transmitterModels } from './families.ts';
import {
  getDeviceShape,
  getPlaceholderDrawing,
  findPictureDevice,
  type DeviceSummary,
} from './deviceShape.ts';

const transmitter = (id: string, transmitterModel: string | null = 'MAXI'): DeviceSummary => ({
  productConfigurationId: id,
  deviceType: 'PCU',
  transmitterModel,
});
const receiver = (id: string): DeviceSummary => ({ productConfigurationId: id, deviceType: 'CU' });

test.each([
  [[], undefined],
  [undefined, undefined],
  [[receiver('R1'), transmitter('T1'), transmitter('T2')], 'T1'],
  [[receiver('R1'), receiver('R2')], 'R1'],
])('%j is pictured by %s', (devices, id) => {
  expect(findPictureDevice(devices)?.productConfigurationId).toBe(id);
});

test.each([
  [transmitter('T', 'PISTOL_GRIP'), 'PISTOL'],
  [transmitter('T', 'POCKET'), 'HAND_HELD'],
  [transmitter('T', 'MEGA'), 'BELLY_BOX'],
  [transmitter('T', 'NEW_MODEL'), 'BELLY_BOX'],
  [transmitter('T', null), 'BELLY_BOX'],
  [receiver('R'), 'RECEIVER'],
])('%j is drawn as %s', (device, shape) => {
  expect(getDeviceShape(device)).toBe(shape);
});

test('every transmitter model is drawn as a transmitter', () => {
  expect(transmitterModels.map((model) => getDeviceShape(transmitter('T', model)))).not.toContain('RECEIVER');
});

test('without a device it is a transmitter of the family', () => {
  expect(getPlaceholderDrawing({ productFamily: 'G2' })).toEqual({ shape: 'BELLY_BOX', family: 'G2' });
  expect(getPlaceholderDrawing({ productFamily: 'G2', productConfigurations: [receiver('R')] })).toEqual({
    shape: 'RECEIVER',
    family: 'G2',
  });
});
